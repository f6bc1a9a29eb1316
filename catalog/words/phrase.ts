/**
 * The little language of the word lists. A line is `tags :: text`:
 * - tags, all of which must be true of the stay: `hot-tub mountain`; `!city` must not be; `pool/hot-tub` one of them.
 *   A word like `#price` names the subject, else the first tag does; a text never has two lines on one subject.
 * - in the text `[a|b|c]` is a choice, `{city}` a word of the stay, and in Spanish `{o/a}` follows the noun's gender.
 */
export interface Phrase {
  subject: string | null;
  needs: string[][];
  bars: string[];
  parts: Part[];
}

type Part = string | { slot: string } | { genders: [string, string] } | { choices: Part[][] };

export type Slots = Record<string, string>;

const readBraces = (inside: string): Part => {
  const slash = inside.indexOf('/');
  if (slash < 0) return { slot: inside };
  return { genders: [inside.slice(0, slash), inside.slice(slash + 1)] };
};

const readParts = (text: string, from: number): { choices: Part[][]; end: number } => {
  const choices: Part[][] = [[]];
  let literal = '';
  let at = from;
  const push = (part?: Part): void => {
    if (literal) choices.at(-1)?.push(literal);
    literal = '';
    if (part !== undefined) choices.at(-1)?.push(part);
  };
  for (; at < text.length && text[at] !== ']'; at++) {
    const character = text[at] as string;
    if (character === '[') {
      const inner = readParts(text, at + 1);
      push({ choices: inner.choices });
      at = inner.end;
    } else if (character === '{') {
      const close = text.indexOf('}', at);
      push(readBraces(text.slice(at + 1, close)));
      at = close;
    } else if (character === '|' && from > 0) {
      push();
      choices.push([]);
    } else literal += character;
  }
  push();
  return { choices, end: at };
};

const readText = (text: string): Part[] => readParts(text, 0).choices[0] ?? [];

const readPhrase = (line: string): Phrase => {
  const at = line.indexOf('::');
  if (at < 0) throw new Error(`a line without "::": ${line}`);
  const words = line.slice(0, at).split(/\s+/).filter(Boolean);
  const needs = words.filter((w) => !/^[!#]/.test(w)).map((w) => w.split('/'));
  const named = words.find((w) => w.startsWith('#'))?.slice(1);
  return {
    subject: named ?? needs[0]?.[0] ?? null,
    needs,
    bars: words.filter((w) => w.startsWith('!')).map((w) => w.slice(1)),
    parts: readText(line.slice(at + 2).trim()),
  };
};

/** One phrase a line; empty lines and lines that start with `//` are left out. */
export const readPhrases = (lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map(readPhrase);

export const fits = (phrase: Phrase, tags: Set<string>): boolean =>
  phrase.needs.every((any) => any.some((tag) => tags.has(tag))) && !phrase.bars.some((tag) => tags.has(tag));

const renderParts = (parts: Part[], slots: Slots, next: () => number): string => {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) {
      const word = slots[part.slot];
      if (word === undefined) throw new Error(`no word for {${part.slot}}`);
      text += word;
    } else if ('genders' in part) text += part.genders[slots['gender'] === 'f' ? 1 : 0];
    else {
      const chosen = part.choices[Math.floor(next() * part.choices.length)] ?? [];
      text += renderParts(chosen, slots, next);
    }
  }
  return text;
};

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The phrase in words: double spaces mended, the first letter and that of each sentence large. */
export const render = (phrase: Phrase, slots: Slots, next: () => number): string =>
  capitalized(
    renderParts(phrase.parts, slots, next)
      .replace(/ {2,}/g, ' ')
      .replace(/ ([,.;:])/g, '$1')
      .replace(/([!?])\.+/g, '$1')
      .trim(),
  ).replace(/([.!?] )([a-záéíóúñ])/g, (_, end: string, letter: string) => end + letter.toUpperCase());
