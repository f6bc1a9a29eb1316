import type { Random } from '../../stays/random.ts';
import type { Polarity, ReviewLines } from './lines.ts';
import { conflictingTopics } from './topics.ts';
import type { Voice } from './voices.ts';

export type Verdict = 'good' | 'mixed' | 'bad';

export const verdictOf = (rating: number): Verdict => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad');

export interface Point {
  topic: string;
  polarity: Polarity;
}

/** How much more often guests write about a topic than about others. */
const baseWeights: Record<string, number> = {
  cleanliness: 3,
  location: 4,
  communication: 3,
  accuracy: 2,
  checkin: 2.4,
  value: 1.6,
  sleep: 2.4,
  kitchen: 1.6,
  outing: 2.6,
  comfort: 2,
};

/** What a bad review can still praise: nothing that its complaints, of whatever kind, would contradict. */
const praisedInBadReviews = ['location', 'view'];

const isConflict = (a: string, b: string): boolean =>
  a === b || conflictingTopics.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

const complaintCounts = (rating: number, voice: Voice, random: Random): [Polarity, number] => {
  if (rating === 5) return ['minor', random.chance(voice.tag === 'v-critic' ? 0.4 : 0.07) ? 1 : 0];
  if (rating === 4) return ['minor', random.chance(0.62) ? 1 : 0];
  if (rating === 3) return random.chance(0.3) ? ['major', 1] : ['minor', random.integer(1, 2)];
  return ['major', rating === 2 ? random.integer(1, 2) : 2];
};

const pickTopic = (topics: string[], voice: Voice, random: Random): string | null => {
  const weightOf = (topic: string) => (baseWeights[topic] ?? 1) * (voice.concerns[topic] ?? 1);
  let remaining = random.next() * topics.reduce((sum, topic) => sum + weightOf(topic), 0);
  for (const topic of topics) {
    remaining -= weightOf(topic);
    if (remaining < 0) return topic;
  }
  return null;
};

/** What a review praises and complains about. Each topic occurs once, so that no review contradicts itself. */
export const planReview = (
  { rating, voice, topics }: { rating: number; voice: Voice; topics: ReviewLines['topics'] },
  random: Random,
): Point[] => {
  const [severity, complaintCount] = complaintCounts(rating, voice, random);
  const isBad = rating <= 2;
  const total = random.integer(...voice.topics);
  const leastPraise = rating >= 3 && voice.topics[1] > 0 ? 1 : 0;
  const praiseCount = isBad
    ? Number(rating === 2 && random.chance(0.35))
    : Math.max(leastPraise, total - complaintCount);
  const points: Point[] = [];
  const add = (polarity: Polarity, allowed: (topic: string) => boolean): void => {
    const choices = [...topics.keys()].filter(
      (topic) =>
        (topics.get(topic)?.[polarity].length ?? 0) > 0 &&
        allowed(topic) &&
        !points.some((point) => isConflict(point.topic, topic)),
    );
    const topic = pickTopic(choices, voice, random);
    if (topic) points.push({ topic, polarity });
  };
  for (let i = 0; i < complaintCount; i++) add(severity, () => true);
  const isPraisable = (topic: string): boolean => {
    if (isBad) return praisedInBadReviews.includes(topic);
    // nobody who waited in vain for help praises the host
    return severity !== 'major' || complaintCount === 0 || topic !== 'communication';
  };
  for (let i = 0; i < praiseCount; i++) add('good', isPraisable);
  const complaints = points.filter(({ polarity }) => polarity !== 'good');
  const praise = points.filter(({ polarity }) => polarity === 'good');
  return isBad ? [...complaints, ...praise] : [...praise, ...complaints];
};
