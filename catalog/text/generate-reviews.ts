import { dayFromNumber, dayNumber } from '../stays/days.ts';
import { generateRating } from '../stays/generate-ratings.ts';
import type { Random } from '../stays/random.ts';
import type { Review } from '../stays/stay.ts';
import { reviewLines as english } from './en/reviews.ts';
import { reviewLines as spanish } from './es/reviews.ts';
import { matchesTags, type Phrase, parsePhrases, renderPhrase } from './phrase.ts';
import { pickReviewLayout, type ReviewPart } from './review-layouts.ts';
import type { ReviewLines } from './review-lines.ts';
import { generateTrip, type Trip, tripSlots } from './review-trips.ts';
import { contractSpanish, type SlotPair } from './slots.ts';

type PhrasesByPart = Record<ReviewPart, Phrase[]>;

/**
 * Phrases that mention `{party}` are excluded for solo travelers, and for travelers with a dog unless they require
 * `p-dog`. The comma between two choices becomes the reviewer's own separator.
 */
const parseLines = (lines: string): Phrase[] =>
  parsePhrases(
    lines
      .replaceAll(/^((?!.*p-dog).*?)(::.*\{party\})/gm, '$1 !p-solo !p-dog $2')
      .replaceAll('], [', ']{joint}['),
  );

const parseAll = (lines: ReviewLines): PhrasesByPart => ({
  opening: parseLines(lines.opening),
  praise: parseLines(lines.praise),
  complaint: parseLines(lines.complaint),
  problem: parseLines(lines.problem),
  plainOpening: parseLines(lines.plainOpening),
  closing: parseLines(lines.closing),
  short: parseLines(lines.short),
});

const phrases = { en: parseAll(english), es: parseAll(spanish) };

const spanishShare = 0.12;
const maxAgeDays = 730;

export interface ReviewedStay {
  tags: Set<string>;
  slots: SlotPair;
  appeal: number;
  count: number;
  today: string;
  maxGuests: number;
  /** Review texts used in the whole catalog; null in large catalogs, where texts may repeat. */
  usedBodies: Set<string> | null;
}

type PhraseFinder = (part: ReviewPart, locale: 'en' | 'es', trip: Trip) => Phrase[];

/** Finds the phrases that match a stay and a trip; cached, because few combinations occur. */
const createPhraseFinder = (tags: Set<string>): PhraseFinder => {
  const cache = new Map<string, Phrase[]>();
  return (part, locale, trip) => {
    const key = `${part} ${locale} ${trip.season} ${trip.party.kind}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const tripTags = new Set(tags).add(trip.season).add(`p-${trip.party.kind}`);
    const matching = phrases[locale][part].filter((phrase) => matchesTags(phrase, tripTags));
    cache.set(key, matching);
    return matching;
  };
};

interface PhraseSelection {
  findPhrases: PhraseFinder;
  /** How often each phrase was used in this stay's reviews. */
  useCounts: Map<Phrase, number>;
}

interface ReviewOutline {
  locale: 'en' | 'es';
  trip: Trip;
  layout: ReviewPart[];
}

/** Returns the least used of three random phrases. */
const pickLeastUsed = (choices: Phrase[], useCounts: Map<Phrase, number>, random: Random): Phrase => {
  let best = random.pick(choices);
  for (let attempt = 0; attempt < 2; attempt++) {
    const other = random.pick(choices);
    if ((useCounts.get(other) ?? 0) < (useCounts.get(best) ?? 0)) best = other;
  }
  return best;
};

const generateBody = (
  stay: ReviewedStay,
  { locale, trip, layout, findPhrases, useCounts }: ReviewOutline & PhraseSelection,
  random: Random,
): string => {
  const slots = { ...stay.slots[locale], ...tripSlots(locale, trip) };
  const subjects = new Set<string>();
  const sentences = layout.flatMap((part) => {
    const choices = findPhrases(part, locale, trip);
    // a phrase on a used subject is replaced up to twice; then the sentence is left out
    for (let attempt = 0; attempt < 3 && choices.length > 0; attempt++) {
      const phrase = pickLeastUsed(choices, useCounts, random);
      const subject = phrase.subject ?? `${part} `;
      if (subjects.has(subject)) continue;
      subjects.add(subject);
      useCounts.set(phrase, (useCounts.get(phrase) ?? 0) + 1);
      const text = renderPhrase(phrase, slots, random.next);
      return [locale === 'es' ? contractSpanish(text) : text];
    }
    return [];
  });
  return sentences.join(' ');
};

const generateUniqueBody = (
  stay: ReviewedStay,
  outline: ReviewOutline & PhraseSelection,
  random: Random,
): string => {
  let body = generateBody(stay, outline, random);
  for (let attempt = 0; attempt < 4 && stay.usedBodies?.has(body); attempt++)
    body = generateBody(stay, outline, random);
  // the layout `short` can have no matching phrase
  if (body === '') body = generateBody(stay, { ...outline, layout: ['praise', 'praise', 'closing'] }, random);
  stay.usedBodies?.add(body);
  return body;
};

/** Reviews, newest first. */
export const generateReviews = (stay: ReviewedStay, random: Random): Review[] => {
  const selection: PhraseSelection = { findPhrases: createPhraseFinder(stay.tags), useCounts: new Map() };
  const today = dayNumber(stay.today);
  const reviews = Array.from({ length: stay.count }, (): Review => {
    const stayedIn = dayFromNumber(today - 4 - Math.floor(random.next() ** 1.3 * (maxAgeDays - 6)));
    const locale = random.chance(spanishShare) ? 'es' : 'en';
    const rating = generateRating(stay.appeal, random);
    const trip = generateTrip({ locale, stayedIn, maxGuests: stay.maxGuests, tags: stay.tags }, random);
    const layout = pickReviewLayout(rating, random);
    return {
      author_name: trip.author,
      author_place: trip.isHometownShown ? trip.hometown : null,
      locale,
      stayed_in: stayedIn,
      rating,
      body: generateUniqueBody(stay, { locale, trip, layout, ...selection }, random),
    };
  });
  return reviews.sort((a, b) => b.stayed_in.localeCompare(a.stayed_in));
};
