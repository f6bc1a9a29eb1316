import { dayNumber, dayOfNumber } from '../stays/days.ts';
import { drawRating } from '../stays/draw-reviews.ts';
import type { Random } from '../stays/random.ts';
import type { Review } from '../stays/stay.ts';
import { reviewLines as english } from './en/reviews.ts';
import { reviewLines as spanish } from './es/reviews.ts';
import { fits, type Phrase, readPhrases, render } from './phrase.ts';
import { layoutOf, type Part } from './review-layouts.ts';
import type { ReviewLines } from './review-lines.ts';
import { drawTrip, type Trip, tripSlots } from './review-trips.ts';
import { contractSpanish, type SlotPair } from './slots.ts';

type Bank = Record<Part, Phrase[]>;

/**
 * A line that names the company is not for those who came alone, or with a dog unless it is about dogs. Where one half of a sentence follows the other
 * by a comma, each writer joins them in a way of their own.
 */
const read = (lines: string): Phrase[] =>
  readPhrases(
    lines
      .replaceAll(/^((?!.*p-dog).*?)(::.*\{party\})/gm, '$1 !p-solo !p-dog $2')
      .replaceAll('], [', ']{joint}['),
  );

const readAll = (lines: ReviewLines): Bank => ({
  opening: read(lines.opening),
  praise: read(lines.praise),
  gripe: read(lines.gripe),
  bad: read(lines.bad),
  plainOpening: read(lines.plainOpening),
  closing: read(lines.closing),
  short: read(lines.short),
});

const banks = { en: readAll(english), es: readAll(spanish) };

const shareInSpanish = 0.12;
const oldestDays = 730;

export interface Reviewed {
  tags: Set<string>;
  slots: SlotPair;
  goodness: number;
  count: number;
  today: string;
  maxGuests: number;
  /** Whole texts that were written already in this catalogue; null in very big ones, where some come twice. */
  written: Set<string> | null;
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

interface Desk {
  choose: Chooser;
  /** How often each phrase stands in this stay's reviews already. */
  uses: Map<Phrase, number>;
}

interface Assignment {
  locale: 'en' | 'es';
  trip: Trip;
  layout: Part[];
}

/** The one of three that this stay's guests have used least. */
const pickFresh = (choices: Phrase[], uses: Map<Phrase, number>, random: Random): Phrase => {
  let best = random.pick(choices);
  for (let draw = 0; draw < 2; draw++) {
    const other = random.pick(choices);
    if ((uses.get(other) ?? 0) < (uses.get(best) ?? 0)) best = other;
  }
  return best;
};

const writeBody = (
  stay: Reviewed,
  { locale, trip, layout, choose, uses }: Assignment & Desk,
  random: Random,
): string => {
  const slots = { ...stay.slots[locale], ...tripSlots(locale, trip) };
  const subjects = new Set<string>();
  const sentences = layout.flatMap((part) => {
    const choices = choose(part, locale, trip);
    // a second try when the subject was spoken of already, then rather one sentence less
    for (let attempt = 0; attempt < 3 && choices.length > 0; attempt++) {
      const phrase = pickFresh(choices, uses, random);
      const subject = phrase.subject ?? `${part} `;
      if (subjects.has(subject)) continue;
      subjects.add(subject);
      uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
      const text = render(phrase, slots, random.next);
      return [locale === 'es' ? contractSpanish(text) : text];
    }
    return [];
  });
  return sentences.join(' ');
};

const writeFreshBody = (stay: Reviewed, assignment: Assignment & Desk, random: Random): string => {
  let body = writeBody(stay, assignment, random);
  for (let attempt = 0; attempt < 4 && stay.written?.has(body); attempt++)
    body = writeBody(stay, assignment, random);
  // no hurried line fits everyone
  if (body === '') body = writeBody(stay, { ...assignment, layout: ['praise', 'praise', 'closing'] }, random);
  stay.written?.add(body);
  return body;
};

/** Reviews as different people wrote them, the newest first. */
export const writeReviews = (stay: Reviewed, random: Random): Review[] => {
  const desk: Desk = { choose: chooserFor(stay.tags), uses: new Map() };
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
      body: writeFreshBody(stay, { locale, trip, layout, ...desk }, random),
    };
  });
  return reviews.sort((a, b) => b.stayed_in.localeCompare(a.stayed_in));
};
