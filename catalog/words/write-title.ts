import { type Random, randomFrom } from '../stays/random.ts';
import { fits, type Phrase, readPhrases, render } from './phrase.ts';
import { contractSpanish, drawSlots, type Scene } from './slots.ts';
import { homeTitles, hotelTitles } from './titles.ts';

interface TitlePhrase {
  en: Phrase;
  es: Phrase;
}

const readTitles = (lines: string): TitlePhrase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [tags = '', texts = ''] = line.split('::');
      const [en = '', es = ''] = texts.split(' ~ ');
      const [first, second] = readPhrases(`${tags} :: ${en}\n${tags} :: ${es}`);
      if (!first || !second || !es) throw new Error(`a title without its Spanish: ${line}`);
      return { en: first, es: second };
    });

const titles = { homes: readTitles(homeTitles), hotels: readTitles(hotelTitles) };

export interface Title {
  en: string;
  es: string;
}

const longestTitle = 62;

// a kind's own lines count for more than the ones that fit everywhere
const draw = (choices: TitlePhrase[], random: Random): TitlePhrase => {
  const a = random.pick(choices);
  const b = random.pick(choices);
  return a.en.needs.length >= b.en.needs.length ? a : b;
};

export interface TitledStay {
  tags: Set<string>;
  /** Titles of the same city: never twice. */
  taken: Set<string>;
  /** Titles of the whole catalogue, twice only when nothing else is found; null in very big ones. */
  written: Set<string> | null;
}

/** A title in both languages; adds it to those that are taken. */
export const writeTitle = (scene: Scene, { tags, taken, written }: TitledStay, random: Random): Title => {
  let slots = drawSlots(scene, tags, random);
  const choices = titles[tags.has('hotel') ? 'hotels' : 'homes'].filter(({ en }) => fits(en, tags));
  for (let attempt = 0; ; attempt++) {
    const phrase = draw(choices, random);
    const seed = random.whole(0, 2 ** 31);
    const title = {
      en: render(phrase.en, slots.en, randomFrom(seed).next),
      es: contractSpanish(render(phrase.es, slots.es, randomFrom(seed).next)),
    };
    if (attempt > 60) {
      // only in catalogues of very many stays in one city
      const number = random.whole(2, 9999);
      title.en += `, no. ${number}`;
      title.es += `, n.º ${number}`;
    }
    const isFresh = attempt > 40 || !(written?.has(title.en) || written?.has(title.es));
    const isFree = !taken.has(title.en) && !taken.has(title.es);
    if (isFresh && isFree && title.en.length <= longestTitle) {
      for (const set of [taken, written]) set?.add(title.en).add(title.es);
      return title;
    }
    slots = drawSlots(scene, tags, random);
  }
};
