import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { bytesOfFont, hasGlyphs } from './fonts.ts';
import { runsOf, type TextRun } from './text-runs.ts';

const names = {
  Latin: 'Zoë Ñandú-Łukasz',
  Vietnamese: 'Nguyễn Thị Hường',
  Greek: 'Ελένη Παπαδοπούλου',
  Cyrillic: 'Олександр Щербина',
  Armenian: 'Արմեն Սարգսյան',
  Georgian: 'გიორგი ბერიძე',
  Hebrew: 'אבי כהן',
  Arabic: 'سعيد محمد',
  Persian: 'پژمان گیلانی',
  Devanagari: 'कृष्ण श्रीवास्तव',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'નરેન્દ્ર પટેલ',
  Tamil: 'கார்த்திகேயன்',
  Telugu: 'వెంకటేశ్వర్లు',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ',
  Malayalam: 'കൃഷ്ണൻകുട്ടി',
  Odia: 'ଜଗନ୍ନାଥ',
  Sinhala: 'ක්‍රිෂ්ණා',
  Thai: 'สมชาย ใจดี',
  Lao: 'ສົມພອນ',
  Khmer: 'សុខា ម៉ាលី',
  Burmese: 'နေမျိုး',
  Tibetan: 'བསྟན་འཛིན',
  Chinese: '王小明 李麗',
  Japanese: '山田 はなこ サトウ',
  Korean: '김철수',
  Ethiopic: 'ኃይለ ሥላሴ',
  Cherokee: 'ᏣᎳᎩ',
  Mongolian: 'ᠮᠣᠩᠭᠣᠯ',
  mixed: 'José 李 (אבי 12) राम',
};

const codes = /U\+[0-9A-F]{4,6}/;

/** The characters that a font of the run lacks. */
const missingOf = ({ text, font, features }: TextRun): string[] => {
  const bytes = bytesOfFont(font);
  if (!bytes) return hasGlyphs(font, text) ? [] : [text];
  const file = create(bytes) as Font;
  const { glyphs } = file.layout(text, features && { ...features });
  if (glyphs.length === 0) return [text];
  return [...text].filter(
    (sign) =>
      !/\p{Cf}|\p{Variation_Selector}/u.test(sign) && !file.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
};

describe.each(['regular', 'bold'] as const)('in the %s weight', (weight) => {
  it.each(Object.entries(names))('a name in %s is drawn with fonts that have it', (_, name) => {
    const runs = runsOf(name, weight);
    expect(runs.flatMap(missingOf)).toEqual([]);
    const drawn = runs.map(({ text }) => text).join('');
    expect(drawn).toBe(name.normalize('NFC'));
    expect(drawn).not.toMatch(codes);
  });
});

it('a name that one font has is one run', () => {
  const { mixed: _, ...others } = names;
  for (const name of Object.values(others)) expect(runsOf(name, 'regular')).toHaveLength(1);
});

it('in a text of several scripts each has the font that suits it', () => {
  const fonts = runsOf('श्री Ortega 李', 'regular').map(({ text, font }) => [text, font.replace(/^.*\//, '')]);
  expect(fonts).toEqual([
    ['श्री ', 'noto-sans-devanagari-devanagari-400-normal.woff'],
    ['Ortega ', 'Helvetica'],
    ['李', 'unifontex-latin-400-normal.woff'],
  ]);
});

it('names from right to left are one run with the space in it, without the numbers around it', () => {
  expect(runsOf('אבי כהן', 'regular')).toMatchObject([{ text: 'אבי כהן', isRightToLeft: true }]);
  expect(runsOf('אבי כהן 12', 'regular').map(({ text, isRightToLeft }) => [text, isRightToLeft])).toEqual([
    ['אבי כהן', true],
    [' ', false],
    ['12', false],
  ]);
});

it('a character that no font has is written as its code, and joiners around it are left out', () => {
  expect(runsOf('𠮷田', 'regular').map(({ text }) => text)).toEqual(['U+20BB7', '田']);
  expect(runsOf('Maya\u200e', 'regular').map(({ text }) => text)).toEqual(['Maya']);
});

it('words in scripts that the library fails to lay out by itself are drawn without placed marks', () => {
  for (const name of [names.Gurmukhi, names.Malayalam, names.Khmer])
    expect(runsOf(name, 'regular')).toMatchObject([{ features: { mark: false } }]);
});

it('every text of letters is drawn with what its fonts have', () => {
  const letters = Object.values(names).join('');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const clean = typed.replaceAll(/\p{C}/gu, '');
      expect(runsOf(clean, 'regular').flatMap(missingOf)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
