import type { Random } from '../stays/random.ts';
import type { DescriptionLines } from './description-lines.ts';
import { homeDescriptions as englishHomes } from './en/descriptions.ts';
import { hotelDescriptions as englishHotels } from './en/hotel-descriptions.ts';
import { homeDescriptions as spanishHomes } from './es/descriptions.ts';
import { hotelDescriptions as spanishHotels } from './es/hotel-descriptions.ts';
import { matchesTags, type Phrase, parsePhrases, renderPhrase } from './phrase.ts';
import { contractSpanish, type SlotPair } from './slots.ts';

const parseAll = (lines: DescriptionLines): Record<keyof DescriptionLines, Phrase[]> => ({
  opening: parsePhrases(lines.opening),
  inside: parsePhrases(lines.inside),
  outside: parsePhrases(lines.outside),
  around: parsePhrases(lines.around),
  practical: parsePhrases(lines.practical),
  closing: parsePhrases(lines.closing),
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

const layouts: (keyof DescriptionLines)[][] = [
  ['opening', 'inside'],
  ['opening', 'around'],
  ['opening', 'inside', 'outside'],
  ['opening', 'outside', 'around'],
  ['opening', 'inside', 'around', 'practical'],
  ['opening', 'inside', 'outside', 'around'],
  ['around', 'opening', 'inside', 'practical'],
  ['opening', 'inside', 'outside', 'around', 'closing'],
  ['opening', 'inside', 'inside', 'outside', 'practical'],
  ['opening', 'inside', 'inside', 'outside', 'around', 'closing'],
  ['opening', 'around', 'outside', 'inside', 'practical', 'closing'],
];

/** A description of two to six sentences in one language; each subject is mentioned once. */
export const generateDescription = (
  locale: 'en' | 'es',
  stay: { tags: Set<string>; slots: SlotPair },
  random: Random,
): string => {
  const phrasesByPart = phrases[locale][stay.tags.has('hotel') ? 'hotels' : 'homes'];
  const subjects = new Set<string>();
  const used = new Set<Phrase>();
  const sentences = random.pick(layouts).flatMap((part) => {
    const choices = phrasesByPart[part].filter(
      (p) => matchesTags(p, stay.tags) && !used.has(p) && !(p.subject && subjects.has(p.subject)),
    );
    if (choices.length === 0) return [];
    // prefers the phrase with more required tags half of the time
    const [a, b] = [random.pick(choices), random.pick(choices)];
    const phrase = b.requires.length > a.requires.length && random.chance(0.5) ? b : a;
    used.add(phrase);
    if (phrase.subject) subjects.add(phrase.subject);
    const text = renderPhrase(phrase, stay.slots[locale], random.next);
    return [locale === 'es' ? contractSpanish(text) : text];
  });
  return sentences.join(' ');
};
