/** People type one of these for an apostrophe or an okina, or leave it out. */
const apostrophes = /['’‘‛ʻʼʽʹʾʿˈ`´′＇]/gu;
const marks = /[\p{M}ʼ]/gu;

/** Letters that are none with a mark. */
const letters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** Names contain these words in either form. */
const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(apostrophes, '')
    .normalize('NFKD')
    // a few signs become one of them
    .replaceAll(apostrophes, '')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => letters.get(letter) ?? letter)
    // `D.C.` is one word
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * The form in which texts are compared, the stored and the typed alike: `St. Mary’s, Lānaʻi` is `saint marys lanai`. Stored
 * texts in this form are renewed by a migration when this function changes.
 */
export const foldText = (text: string): string =>
  wordsOf(text)
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');

/** The forms of a text that may go on: `st` is `saint`, or the beginning of `stockton`. */
export const foldTyped = (typed: string): string[] => {
  const folded = foldText(typed);
  const last = wordsOf(typed).at(-1) ?? '';
  const expanded = abbreviations.get(last);
  return expanded ? [folded, folded.slice(0, -expanded.length) + last] : [folded];
};
