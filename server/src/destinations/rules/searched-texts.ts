import { foldTyped } from '@golark/contract/text/fold';

/** No name is longer; comparing spellings takes longer with every word and letter. */
const mostWords = 8;
const mostLetters = 60;

const asLongAsNames = (text: string): string =>
  text.slice(0, mostLetters).trim().split(' ').slice(0, mostWords).join(' ');

/** The forms of a typed text that a stored one may begin with, no longer than a name. */
export const searchedTexts = (typed: string): string[] => [...new Set(foldTyped(typed).map(asLongAsNames))];

/** Each word that was typed, in all its forms. */
export const searchedWords = (typed: string): string[][] => {
  const [words = [], other] = searchedTexts(typed).map((text) => text.split(' ').filter(Boolean));
  return words.map((word, index) => [...new Set([word, other?.[index] ?? word])]);
};
