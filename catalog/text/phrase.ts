/**
 * A line of the phrase lists has the form `tags :: text`:
 * - The stay must have all tags (`hot-tub mountain`), none of the excluded ones (`!city`), and one of each group
 *   (`pool/hot-tub`). `#price` sets the subject, which is otherwise the first tag; a text has one phrase per subject.
 * - In the text, `[a|b|c]` is a random choice, `{city}` a slot, and `{o/a}` depends on the gender of the Spanish noun.
 */
export interface Phrase {
  subject: string | null;
  requires: string[][];
  excludes: string[];
  parts: Part[];
}

type Part = string | { slot: string } | { byGender: [string, string] } | { choices: Part[][] };

/** A slot without a value excludes the choices that name it. */
export type Slots = Record<string, string>;

const parseBraces = (inside: string): Part => {
  const slash = inside.indexOf('/');
  if (slash < 0) return { slot: inside };
  return { byGender: [inside.slice(0, slash), inside.slice(slash + 1)] };
};

const parseParts = (text: string, from: number): { choices: Part[][]; end: number } => {
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
      const inner = parseParts(text, at + 1);
      push({ choices: inner.choices });
      at = inner.end;
    } else if (character === '{') {
      const close = text.indexOf('}', at);
      push(parseBraces(text.slice(at + 1, close)));
      at = close;
    } else if (character === '|' && from > 0) {
      push();
      choices.push([]);
    } else literal += character;
  }
  push();
  return { choices, end: at };
};

const parseText = (text: string): Part[] => parseParts(text, 0).choices[0] ?? [];

const parsePhrase = (line: string): Phrase => {
  const at = line.indexOf('::');
  if (at < 0) throw new Error(`a line without "::": ${line}`);
  const terms = line.slice(0, at).split(/\s+/).filter(Boolean);
  const requires = terms.filter((w) => !/^[!#]/.test(w)).map((w) => w.split('/'));
  const namedSubject = terms.find((w) => w.startsWith('#'))?.slice(1);
  return {
    subject: namedSubject ?? requires[0]?.[0] ?? null,
    requires,
    excludes: terms.filter((w) => w.startsWith('!')).map((w) => w.slice(1)),
    parts: parseText(line.slice(at + 2).trim()),
  };
};

/** Parses one phrase per line; skips empty lines and lines that start with `//`. */
export const parsePhrases = (lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map(parsePhrase);

export const matchesTags = (phrase: Phrase, tags: Set<string>): boolean =>
  phrase.requires.every((any) => any.some((tag) => tags.has(tag))) &&
  !phrase.excludes.some((tag) => tags.has(tag));

const isRenderable = (parts: Part[], slots: Slots): boolean =>
  parts.every((part) => typeof part === 'string' || !('slot' in part) || slots[part.slot] !== undefined);

/** Whether all slots outside of choices have a value. */
export const hasItsSlots = (phrase: Phrase, slots: Slots): boolean => isRenderable(phrase.parts, slots);

const pickChoice = (choices: Part[][], slots: Slots, next: () => number): Part[] => {
  const start = Math.floor(next() * choices.length);
  for (let step = 0; step < choices.length; step++) {
    const choice = choices[(start + step) % choices.length] ?? [];
    if (isRenderable(choice, slots)) return choice;
  }
  return [];
};

interface Rendering {
  slots: Slots;
  next: () => number;
  /** Joined at the end: reading the characters of a string that was put together piece by piece is slow. */
  texts: string[];
}

const renderParts = (parts: Part[], rendering: Rendering): void => {
  const { slots, next, texts } = rendering;
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else if ('slot' in part) {
      const value = slots[part.slot];
      if (value === undefined) throw new Error(`no value for {${part.slot}}`);
      texts.push(value);
    } else if ('byGender' in part) texts.push(part.byGender[slots['gender'] === 'f' ? 1 : 0]);
    else renderParts(pickChoice(part.choices, slots, next), rendering);
  }
};

const capitalize = (text: string): string =>
  isLowercase(text.charCodeAt(0)) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;

const isLowercase = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 224 && code <= 255);

/**
 * What a text needs after its slots are filled: a slot or choice without text leaves double spaces or a space before
 * punctuation. One pass over the characters, because most texts need nothing and there are a million of them.
 */
const findFlaws = (text: string): { isUntidy: boolean; isUncapitalized: boolean } => {
  const flaws = { isUntidy: false, isUncapitalized: false };
  for (let i = 1; i < text.length; i++) {
    const before = text.charCodeAt(i - 1);
    const code = text.charCodeAt(i);
    if (before === 32)
      flaws.isUntidy ||= code === 32 || code === 44 || code === 46 || code === 58 || code === 59;
    else if (before === 33 || before === 63) flaws.isUntidy ||= code === 46;
    if (code === 32 && (before === 46 || before === 33 || before === 63))
      flaws.isUncapitalized ||= isLowercase(text.charCodeAt(i + 1));
  }
  return flaws;
};

const tidySpaces = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/([!?])\.+/g, '$1');

/** Renders a phrase, removes double spaces and capitalizes the first letter of each sentence. */
export const renderPhrase = (phrase: Phrase, slots: Slots, next: () => number): string => {
  const texts: string[] = [];
  renderParts(phrase.parts, { slots, next, texts });
  const first = texts[0];
  if (first !== undefined) texts[0] = capitalize(first.trimStart());
  const rendered = texts.join('');
  const { isUntidy, isUncapitalized } = findFlaws(rendered);
  const text = capitalize((isUntidy ? tidySpaces(rendered) : rendered).trim());
  if (!isUncapitalized && !isUntidy) return text;
  return text.replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
};
