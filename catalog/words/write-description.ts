import type { Random } from '../stays/random.ts';
import type { DescriptionLines } from './description-lines.ts';
import { homeDescriptions as englishHomes } from './en/descriptions.ts';
import { hotelDescriptions as englishHotels } from './en/hotel-descriptions.ts';
import { homeDescriptions as spanishHomes } from './es/descriptions.ts';
import { hotelDescriptions as spanishHotels } from './es/hotel-descriptions.ts';
import { fits, type Phrase, readPhrases, render } from './phrase.ts';
import { contractSpanish, type SlotPair } from './slots.ts';

const readAll = (lines: DescriptionLines): Record<keyof DescriptionLines, Phrase[]> => ({
  opening: readPhrases(lines.opening),
  inside: readPhrases(lines.inside),
  outside: readPhrases(lines.outside),
  around: readPhrases(lines.around),
  practical: readPhrases(lines.practical),
  closing: readPhrases(lines.closing),
});

// what lies around is the same for both
const banks = {
  en: {
    homes: readAll(englishHomes),
    hotels: readAll({ ...englishHotels, around: englishHomes.around }),
  },
  es: {
    homes: readAll(spanishHomes),
    hotels: readAll({ ...spanishHotels, around: spanishHomes.around }),
  },
};

// how people lay out such a text: from two sentences to six
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

/** Two to six sentences about this stay, in one language; no subject twice. */
export const writeDescription = (
  locale: 'en' | 'es',
  stay: { tags: Set<string>; slots: SlotPair },
  random: Random,
): string => {
  const bank = banks[locale][stay.tags.has('hotel') ? 'hotels' : 'homes'];
  const subjects = new Set<string>();
  const used = new Set<Phrase>();
  const sentences = random.pick(layouts).flatMap((part) => {
    const choices = bank[part].filter(
      (p) => fits(p, stay.tags) && !used.has(p) && !(p.subject && subjects.has(p.subject)),
    );
    if (choices.length === 0) return [];
    // half the time, what only few stays can say beats what all could
    const [a, b] = [random.pick(choices), random.pick(choices)];
    const phrase = b.needs.length > a.needs.length && random.chance(0.5) ? b : a;
    used.add(phrase);
    if (phrase.subject) subjects.add(phrase.subject);
    const text = render(phrase, stay.slots[locale], random.next);
    return [locale === 'es' ? contractSpanish(text) : text];
  });
  return sentences.join(' ');
};
