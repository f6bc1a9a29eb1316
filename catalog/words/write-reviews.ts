import { dayNumber, dayOfNumber } from '../stays/days.ts';
import { drawRating } from '../stays/draw-reviews.ts';
import type { Random } from '../stays/random.ts';
import type { Review } from '../stays/stay.ts';
import { reviewLines as english } from './en/reviews.ts';
import { reviewLines as spanish } from './es/reviews.ts';
import { fits, type Phrase, readPhrases, render } from './phrase.ts';
import { drawTrip, type Trip, tripSlots } from './review-trips.ts';
import { contractSpanish, type SlotPair } from './slots.ts';

type Part = 'opening' | 'praise' | 'gripe' | 'bad' | 'plainOpening' | 'closing' | 'short';
export type ReviewLines = Record<Part, string>;
type Bank = Record<Part, Phrase[]>;

const readAll = (lines: ReviewLines): Bank => ({
  opening: readPhrases(lines.opening),
  praise: readPhrases(lines.praise),
  gripe: readPhrases(lines.gripe),
  bad: readPhrases(lines.bad),
  plainOpening: readPhrases(lines.plainOpening),
  closing: readPhrases(lines.closing),
  short: readPhrases(lines.short),
});

const banks = { en: readAll(english), es: readAll(spanish) };

const shareInSpanish = 0.12;
const oldestDays = 730;

const layoutOf = (rating: number, random: Random): Part[] => {
  if (rating <= 2)
    return random.pick([
      ['bad', 'bad'],
      ['plainOpening', 'bad'],
      ['plainOpening', 'bad', 'bad'],
      ['bad', 'gripe', 'bad'],
      ['praise', 'bad', 'bad'],
    ] as Part[][]);
  if (rating === 3)
    return random.pick([
      ['plainOpening', 'gripe'],
      ['plainOpening', 'praise', 'gripe'],
      ['praise', 'gripe', 'gripe'],
      ['plainOpening', 'gripe', 'bad'],
    ] as Part[][]);
  if (rating === 4)
    return random.pick([
      ['praise', 'gripe'],
      ['opening', 'praise', 'gripe'],
      ['praise', 'praise', 'gripe', 'closing'],
      ['opening', 'gripe'],
      ['praise', 'praise'],
      ['opening', 'praise', 'gripe', 'closing'],
    ] as Part[][]);
  if (random.chance(0.05)) return ['short'];
  return random.pick([
    ['opening', 'praise'],
    ['praise', 'praise'],
    ['opening', 'praise', 'praise'],
    ['praise', 'praise', 'closing'],
    ['opening', 'praise', 'closing'],
    ['opening', 'praise', 'praise', 'closing'],
    ['praise', 'gripe', 'closing'],
    ['opening', 'praise', 'gripe', 'praise'],
    ['praise', 'closing'],
    ['praise', 'praise', 'praise'],
  ] as Part[][]);
};

export interface Reviewed {
  tags: Set<string>;
  slots: SlotPair;
  goodness: number;
  count: number;
  today: string;
  maxGuests: number;
}

type Chooser = (part: Part, locale: 'en' | 'es', trip: Trip) => Phrase[];

/** The phrases that fit a stay, worked out once for each kind of trip: most guests come in the same few ways. */
const chooserFor = (tags: Set<string>): Chooser => {
  const known = new Map<string, Phrase[]>();
  return (part, locale, trip) => {
    const key = `${part} ${locale} ${trip.season} ${trip.party.kind}`;
    const found = known.get(key);
    if (found) return found;
    const all = new Set(tags).add(trip.season).add(`p-${trip.party.kind}`);
    const fitting = banks[locale][part].filter((phrase) => fits(phrase, all));
    known.set(key, fitting);
    return fitting;
  };
};

const writeBody = (
  stay: Reviewed,
  review: { locale: 'en' | 'es'; trip: Trip; layout: Part[]; choose: Chooser },
  random: Random,
): string => {
  const { locale, trip } = review;
  const slots = { ...stay.slots[locale], ...tripSlots(locale, trip) };
  const subjects = new Set<string>();
  const sentences = review.layout.flatMap((part) => {
    const choices = review.choose(part, locale, trip);
    // a second try when the subject was spoken of already, then rather one sentence less
    for (let attempt = 0; attempt < 3 && choices.length > 0; attempt++) {
      const phrase = random.pick(choices);
      const subject = phrase.subject ?? `${part} `;
      if (subjects.has(subject)) continue;
      subjects.add(subject);
      const text = render(phrase, slots, random.next);
      return [locale === 'es' ? contractSpanish(text) : text];
    }
    return [];
  });
  return sentences.join(' ');
};

/** Reviews as different people wrote them, the newest first. */
export const writeReviews = (stay: Reviewed, random: Random): Review[] => {
  const choose = chooserFor(stay.tags);
  const today = dayNumber(stay.today);
  const reviews = Array.from({ length: stay.count }, (): Review => {
    const stayedIn = dayOfNumber(today - 4 - Math.floor(random.next() ** 1.3 * (oldestDays - 6)));
    const locale = random.chance(shareInSpanish) ? 'es' : 'en';
    const rating = drawRating(stay.goodness, random);
    const trip = drawTrip({ locale, stayedIn, maxGuests: stay.maxGuests, tags: stay.tags }, random);
    const layout = layoutOf(rating, random);
    return {
      author_name: trip.author,
      author_place: trip.isPlaceShown ? trip.home : null,
      locale,
      stayed_in: stayedIn,
      rating,
      body: writeBody(stay, { locale, trip, layout, choose }, random),
    };
  });
  return reviews.sort((a, b) => b.stayed_in.localeCompare(a.stayed_in));
};
