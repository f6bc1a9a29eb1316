import { dayFromNumber, dayNumber } from '../../stays/days.ts';
import { generateRating } from '../../stays/generate-ratings.ts';
import type { Random } from '../../stays/random.ts';
import type { Review } from '../../stays/stay.ts';
import { matchesTags, type Phrase } from '../phrase.ts';
import type { SlotPair } from '../slots.ts';
import type { SentenceCounter } from './count-sentences.ts';
import { type ReviewLines, reviewLines } from './lines.ts';
import { planReview } from './plan-review.ts';
import { type BreakdownTopic, breakdownTopics } from './topics.ts';
import { generateAuthor, generateTrip, possibleParties, type Trip, tripSlots } from './trip.ts';
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

/** Leaves out the phrases that no review of this stay can use, so that later picks rarely fail. */
const linesForStay = (lines: ReviewLines, tags: Set<string>): ReviewLines => {
  const isPossible = (phrase: Phrase): boolean =>
    phrase.requires.every((any) => any.some((tag) => tags.has(tag) || tripTagPattern.test(tag))) &&
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

const generateReview = (
  stay: ReviewedStay,
  { locale, lines }: { locale: 'en' | 'es'; lines: ReviewLines },
  random: Random,
): Review => {
  const stayedIn = dayFromNumber(
    dayNumber(stay.today) - 4 - Math.floor(random.next() ** 1.3 * (maxAgeDays - 6)),
  );
  const rating = generateRating(stay.appeal, random);
  const outline = generateTrip({ stayedIn, choices: possibleParties(stay, locale) }, random);
  const tags = new Set(stay.tags).add(outline.season).add(`p-${outline.party.kind}`);
  const voice = pickVoice(locale, tags, random);
  tags.add(voice.tag);
  for (const register of voice.registers) tags.add(register);
  const trip: Trip = { ...outline, ...generateAuthor(locale, { isForeign: voice.tag === 'v-foreign' }, random) };
  const slots = tripSlots({ slots: stay.slots[locale], tags }, trip, { locale, random });
  const plan = planReview({ rating, voice, topics: lines.topics }, random);
  const written = writeReview(plan, { rating, voice, slots, tags, lines, sentences: stay.sentences }, random);
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
  const lines = new Map<'en' | 'es', ReviewLines>();
  const linesIn = (locale: 'en' | 'es'): ReviewLines => {
    const known = lines.get(locale) ?? linesForStay(reviewLines[locale], stay.tags);
    lines.set(locale, known);
    return known;
  };
  const reviews = Array.from({ length: stay.count }, () => {
    const locale = random.chance(spanishShare) ? 'es' : 'en';
    return generateReview(stay, { locale, lines: linesIn(locale) }, random);
  });
  return reviews.sort((a, b) => b.stayed_in.localeCompare(a.stayed_in));
};
