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

const renderParts = (parts: Part[], slots: Slots, next: () => number): string => {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) {
      const value = slots[part.slot];
      if (value === undefined) throw new Error(`no value for {${part.slot}}`);
      text += value;
    } else if ('byGender' in part) text += part.byGender[slots['gender'] === 'f' ? 1 : 0];
    else {
      text += renderParts(pickChoice(part.choices, slots, next), slots, next);
    }
  }
  return text;
};

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Renders a phrase, removes double spaces and capitalizes the first letter of each sentence. */
export const renderPhrase = (phrase: Phrase, slots: Slots, next: () => number): string =>
  capitalize(
    renderParts(phrase.parts, slots, next)
      .replace(/ {2,}/g, ' ')
      .replace(/ ([,.;:])/g, '$1')
      .replace(/([!?])\.+/g, '$1')
      .trim(),
  ).replace(/([.!?] )([a-záéíóúñ])/g, (_, end: string, letter: string) => end + letter.toUpperCase());
