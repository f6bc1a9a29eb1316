import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../stays/random.ts';
import { reviewLines } from './lines.ts';
import { type Point, planReview } from './plan-review.ts';
import { conflictingTopics } from './topics.ts';
import { voices } from './voices.ts';

const everyPlan = (check: (plan: Point[], rating: number) => void): void =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom(...[...voices.en, ...voices.es].filter(({ topics }) => topics[1] > 0)),
      fc.integer({ min: 1, max: 1_000_000 }),
      (rating, voice, seed) => {
        const { topics } = reviewLines[voice.locale];
        check(planReview({ rating, voice, topics }, createRandom(seed)), rating);
      },
    ),
    { numRuns: 3000 },
  );

const isPraise = ({ polarity }: Point): boolean => polarity === 'good';

describe('the plan of a review', () => {
  it('has each topic once, and no praise next to a complaint that contradicts it', () => {
    everyPlan((plan) => {
      const topics = plan.map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      for (const [one, other] of conflictingTopics)
        expect([one, other].every((topic) => topics.includes(topic))).toBe(false);
    });
  });

  it('complains about something concrete with one or two stars, and hardly praises anything', () => {
    everyPlan((plan, rating) => {
      if (rating > 2) return;
      expect(plan.filter(({ polarity }) => polarity === 'major').length).toBeGreaterThanOrEqual(1);
      const praised = plan.filter(isPraise).map(({ topic }) => topic);
      expect(praised.every((topic) => rating === 2 && ['location', 'view'].includes(topic))).toBe(true);
    });
  });

  it('has no serious complaint with four or five stars, and praise comes first', () => {
    everyPlan((plan, rating) => {
      if (rating < 4) return;
      expect(plan.some(({ polarity }) => polarity === 'major')).toBe(false);
      expect(plan.some(isPraise)).toBe(true);
      const firstComplaint = plan.findIndex((point) => !isPraise(point));
      if (firstComplaint >= 0) expect(plan.slice(firstComplaint).some(isPraise)).toBe(false);
    });
  });

  it('praises no host with a serious complaint', () => {
    everyPlan((plan) => {
      if (!plan.some(({ polarity }) => polarity === 'major')) return;
      expect(plan.some((point) => isPraise(point) && point.topic === 'communication')).toBe(false);
    });
  });
});
