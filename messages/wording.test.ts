import { expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { en as pagesEn } from './pages/en.ts';
import { es as pagesEs } from './pages/es.ts';
import { en as serverEn } from './server/en.ts';
import { es as serverEs } from './server/es.ts';

/** Terms that docs/voice.md rejects, with the ones to use. */
const replaced = {
  en: [
    ['theatre', 'theater'],
    ['\\bv\\. ', 'vs.'],
    ['\\b(some|no)body\\b', 'someone, no one'],
    ['\\bwhoever\\b', 'the buyer'],
    ['not numbered', 'no assigned spots'],
    ['\\bin hand\\b', 'ready to send'],
    ['sale is undone', 'sale is canceled'],
  ],
  es: [
    ['\\bentradas\\b|\\b(una|tu|cada|esta|otra) entrada\\b', 'boletos'],
    ['dormitorio', 'recámara'],
    ['baloncesto', 'básquetbol'],
    ['pabell[oó]n', 'arena'],
    ['piscina', 'alberca'],
    ['(?<![\\p{L}])añad', 'agregar'],
    ['\\bcoche|aparcamiento', 'carro, estacionamiento'],
    ['reseñ', 'opinión'],
    ['valoraci[oó]n|\\bvalorad', 'calificación'],
    ['prueba a ', 'intenta'],
  ],
} as const;

const amounts = ['[\\d}][ \\u00a0]%', 'a percent sign without a space'] as const;

const texts = {
  en: flatten({ ...pagesEn, ...serverEn }),
  es: flatten({ ...pagesEs, ...serverEs }),
};

it.each([
  ...replaced.en.map((words) => ['en', ...words] as const),
  ...replaced.es.map((words) => ['es', ...words] as const),
  ['en', ...amounts] as const,
  ['es', ...amounts] as const,
])('no message in %s has %s in place of %s', (locale, pattern) => {
  const found = new RegExp(pattern, 'iu');
  const keys = [...texts[locale]].filter(([, text]) => found.test(text)).map(([key]) => key);
  expect(keys).toEqual([]);
});
