import { dayFromNumber, dayNumber } from '../../stays/days.ts';
import { generateRating } from '../../stays/generate-ratings.ts';
import type { Random } from '../../stays/random.ts';
import type { Review } from '../../stays/stay.ts';
import type { Phrase, Slots } from '../phrase.ts';
import type { SlotPair } from '../slots.ts';
import type { SentenceCounter } from './count-sentences.ts';
import { type ReviewLines, reviewLines } from './lines.ts';
import type { Party } from './people.ts';
import { planReview } from './plan-review.ts';
import { type BreakdownTopic, breakdownTopics } from './topics.ts';
import { generateAuthor, generateTrip, possibleParties, staySlotsFor, type Trip, tripSlots } from './trip.ts';
import { type Voice, voices } from './voices.ts';
import { writeReply } from './write-reply.ts';
import { type WrittenReview, writeReview } from './write-review.ts';

const spanishShare = 0.1;
const maxAgeDays = 730;

export interface ReviewedStay {
  tags: Set<string>;
  slots: SlotPair;
  appeal: number;
  count: number;
  today: string;
  maxGuests: number;
  hostName: string;
  isHostCompany: boolean;
  /** Sentences used in the whole catalog; null in large catalogs, where texts may repeat. */
  sentences: SentenceCounter | null;
}

const tripTagPattern = /^(p-|v-|pure|good|mixed|bad|winter|spring|summer|fall|plain|[cfbn]$)/;

const isTripTag = new Map<string, boolean>();
const dependsOnTrip = (tag: string): boolean => {
  const known = isTripTag.get(tag) ?? tripTagPattern.test(tag);
  isTripTag.set(tag, known);
  return known;
};

/** Leaves out the phrases that no review of this stay can use, so that later picks rarely fail. */
const linesForStay = (lines: ReviewLines, tags: Set<string>): ReviewLines => {
  const isPossible = (phrase: Phrase): boolean =>
    phrase.requires.every((any) => any.some((tag) => tags.has(tag) || dependsOnTrip(tag))) &&
    !phrase.excludes.some((tag) => tags.has(tag));
  const topics: ReviewLines['topics'] = new Map();
  for (const [topic, { needs, good, minor, major }] of lines.topics) {
    if (needs && !needs.some((tag) => tags.has(tag))) continue;
    topics.set(topic, {
      needs,
      good: good.filter(isPossible),
      minor: minor.filter(isPossible),
      major: major.filter(isPossible),
    });
  }
  return { ...lines, topics };
};

const pickVoice = (locale: 'en' | 'es', tags: Set<string>, random: Random): Voice => {
  const choices = voices[locale].filter(({ needs }) => !needs || needs.some((tag) => tags.has(tag)));
  let remaining = random.next() * choices.reduce((sum, { weight }) => sum + weight, 0);
  for (const voice of choices) {
    remaining -= voice.weight;
    if (remaining < 0) return voice;
  }
  return choices[0] as Voice;
};

const mentioned = ({ points }: WrittenReview, isPraise: boolean): BreakdownTopic[] =>
  breakdownTopics.filter((topic) =>
    points.some((point) => point.topic === topic && (point.polarity === 'good') === isPraise),
  );

/** What all reviews of a stay in one language have in common. */
interface ReviewLanguage {
  locale: 'en' | 'es';
  lines: ReviewLines;
  slots: Slots;
  parties: Party[];
}

const languageFor = (stay: ReviewedStay, locale: 'en' | 'es'): ReviewLanguage => ({
  locale,
  lines: linesForStay(reviewLines[locale], stay.tags),
  slots: staySlotsFor(stay.slots[locale], stay.tags),
  parties: possibleParties(stay, locale),
});

const generateReview = (
  stay: ReviewedStay,
  { locale, lines, slots: staySlots, parties }: ReviewLanguage,
  random: Random,
): Review => {
  const stayedIn = dayFromNumber(
    dayNumber(stay.today) - 4 - Math.floor(random.next() ** 1.3 * (maxAgeDays - 6)),
  );
  const rating = generateRating(stay.appeal, random);
  const outline = generateTrip({ stayedIn, choices: parties }, random);
  const tags = new Set(stay.tags).add(outline.season).add(`p-${outline.party.kind}`);
  const voice = pickVoice(locale, tags, random);
  tags.add(voice.tag);
  for (const register of voice.registers) tags.add(register);
  const trip: Trip = {
    ...outline,
    ...generateAuthor(locale, { isForeign: voice.tag === 'v-foreign' }, random),
  };
  const slots = tripSlots({ slots: staySlots, tags }, trip, { locale, random });
  const plan = planReview({ rating, voice, topics: lines.topics }, random);
  const written = writeReview(
    plan,
    { rating, voice, trip, slots, tags, lines, sentences: stay.sentences },
    random,
  );
  return {
    author_name: trip.author,
    author_place: trip.isHometownShown ? trip.hometown : null,
    locale,
    stayed_in: stayedIn,
    rating,
    body: written.body,
    praised: mentioned(written, true),
    criticized: mentioned(written, false),
    reply_body: writeReply(stay, { trip, rating, points: written.points, slots, locale, tags }, random),
  };
};

/** Reviews, newest first. */
export const generateReviews = (stay: ReviewedStay, random: Random): Review[] => {
  const languages = new Map<'en' | 'es', ReviewLanguage>();
  const languageOf = (locale: 'en' | 'es'): ReviewLanguage => {
    const language = languages.get(locale) ?? languageFor(stay, locale);
    languages.set(locale, language);
    return language;
  };
  const reviews = Array.from({ length: stay.count }, () => {
    const locale = random.chance(spanishShare) ? 'es' : 'en';
    return generateReview(stay, languageOf(locale), random);
  });
  return reviews.sort((a, b) => b.stayed_in.localeCompare(a.stayed_in));
};
