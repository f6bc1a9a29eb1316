import type { Random } from '../stays/random.ts';
import type { DescriptionLines, DescriptionPart } from './description-lines.ts';
import { homeDescriptions as englishHomes } from './en/descriptions.ts';
import { hotelDescriptions as englishHotels } from './en/hotel-descriptions.ts';
import { homeDescriptions as spanishHomes } from './es/descriptions.ts';
import { hotelDescriptions as spanishHotels } from './es/hotel-descriptions.ts';
import { matchesTags, type Phrase, parsePhrases, renderPhrase } from './phrase.ts';
import { contractSpanish, type SlotPair } from './slots.ts';

type PhrasesByPart = Record<DescriptionPart, Phrase[]>;

const parseAll = (lines: DescriptionLines): PhrasesByPart => ({
  opening: parsePhrases(lines.opening),
  rooms: parsePhrases(lines.rooms),
  inside: parsePhrases(lines.inside),
  outside: parsePhrases(lines.outside),
  around: parsePhrases(lines.around),
  practical: parsePhrases(lines.practical),
});

// texts about the surroundings are shared by homes and hotels
const phrases = {
  en: {
    homes: parseAll(englishHomes),
    hotels: parseAll({ ...englishHotels, around: englishHomes.around }),
  },
  es: {
    homes: parseAll(spanishHomes),
    hotels: parseAll({ ...spanishHotels, around: spanishHomes.around }),
  },
};

/** What every description says, in the order in which it is said; the paragraphs are separated by empty lines. */
const paragraphs: DescriptionPart[][] = [
  ['opening', 'rooms', 'inside'],
  ['outside', 'around'],
  ['practical'],
];

/** Said first, as far as the stay has it: what travelers look for, in both languages. */
const essentials: [DescriptionPart, string[]][] = [
  ['opening', []],
  ['rooms', ['beds']],
  ['outside', ['look']],
  ['inside', ['kitchen', '!kitchen', 'breakfast', '!breakfast']],
  ['outside', ['pool', 'hot-tub', 'waterfront', 'ski-in-out', 'beach-access', 'patio', 'garden', 'balcony']],
  ['outside', ['free-parking', '!free-parking']],
  ['around', ['near-beach', 'near-lake', 'near-mountain', 'near-sight', 'near-river', 'named-hood']],
  ['around', ['setting']],
  ['practical', []],
];

/** Parts that continue a description which is still too short. */
const further: DescriptionPart[] = ['around', 'inside', 'outside', 'rooms', 'inside', 'practical', 'outside'];
const shortestTarget = 80;
const longestTarget = 140;

const wordCount = (text: string): number => text.split(/\s+/).length;

const mentions = ({ subject, requires, excludes }: Phrase, wanted: string): boolean =>
  wanted.startsWith('!')
    ? excludes.includes(wanted.slice(1))
    : subject === wanted || requires.some((any) => any.includes(wanted));

/** A phrase on a new subject: on the first of the wanted ones that there is, otherwise on any. */
const pickPhrase = (
  choices: Phrase[],
  { used, wanted }: { used: Phrase[]; wanted: string[] },
  random: Random,
): Phrase | null => {
  const subjects = new Set(used.flatMap(({ subject }) => subject ?? []));
  const fresh = choices.filter(
    (phrase) => !used.includes(phrase) && !(phrase.subject && subjects.has(phrase.subject)),
  );
  const first = wanted.find((tag) => fresh.some((phrase) => mentions(phrase, tag)));
  const fitting = first ? fresh.filter((phrase) => mentions(phrase, first)) : fresh;
  return fitting.length === 0 ? null : random.pick(fitting);
};

/** A description of 60 to 180 words in one language: what is there, what is nearby, how to get in. */
export const generateDescription = (
  locale: 'en' | 'es',
  stay: { tags: Set<string>; slots: SlotPair },
  random: Random,
): string => {
  const byPart = phrases[locale][stay.tags.has('hotel') ? 'hotels' : 'homes'];
  const fitting = new Map<DescriptionPart, Phrase[]>();
  const phrasesOf = (part: DescriptionPart): Phrase[] => {
    const known = fitting.get(part) ?? byPart[part].filter((choice) => matchesTags(choice, stay.tags));
    fitting.set(part, known);
    return known;
  };
  const used: Phrase[] = [];
  const written = new Map<DescriptionPart, string[]>();
  let words = 0;
  const add = (part: DescriptionPart, wanted: string[] = []): void => {
    const phrase = pickPhrase(phrasesOf(part), { used, wanted }, random);
    if (!phrase) return;
    const rendered = renderPhrase(phrase, stay.slots[locale], random.next);
    const text = locale === 'es' ? contractSpanish(rendered) : rendered;
    used.push(phrase);
    words += wordCount(text);
    written.set(part, [...(written.get(part) ?? []), text]);
  };
  for (const [part, wanted] of essentials) add(part, wanted);
  const target = random.integer(shortestTarget, longestTarget);
  for (let turn = 0; words < target && turn < 3 * further.length; turn++)
    add(further[turn % further.length] as DescriptionPart);
  return paragraphs
    .map((parts) => parts.flatMap((part) => written.get(part) ?? []).join(' '))
    .filter(Boolean)
    .join('\n\n');
};
