import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dampedRating, firstRankOf, type RankedStay, rankOf } from './score-points.ts';

const usual = 4.5;
const stay = (change: Partial<RankedStay> = {}): RankedStay => ({
  quality: null,
  review_count: 0,
  usualRating: usual,
  amount: 30_000,
  similarAmount: 30_000,
  daysListed: 100,
  ...change,
});

test('one five-star review counts for less than many reviews of 4.8, and no review as the usual rating', () => {
  expect(dampedRating({ quality: null, review_count: 0 }, usual)).toBe(usual);
  const one = dampedRating({ quality: 5, review_count: 1 }, usual);
  const many = dampedRating({ quality: 4.8, review_count: 80 }, usual);
  expect(one).toBeCloseTo((5 + 8 * usual) / 9);
  expect(many).toBeGreaterThan(one);
});

test('a damped rating lies between the usual rating and that of the reviews, the closer to it the more they are', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), fc.nat(500), (quality, review_count) => {
      const damped = dampedRating({ quality, review_count }, usual);
      const more = dampedRating({ quality, review_count: review_count + 10 }, usual);
      expect(Math.abs(more - quality)).toBeLessThanOrEqual(Math.abs(damped - quality) + 1e-9);
      expect(damped).toBeGreaterThanOrEqual(Math.min(usual, quality) - 1e-9);
      expect(damped).toBeLessThanOrEqual(Math.max(usual, quality) + 1e-9);
    }),
  );
});

test('a stay gets points for costing less than similar ones, at most 100, and loses as many for costing more', () => {
  const valueAt = (amount: number) => rankOf(stay({ amount })) - rankOf(stay());
  expect([15_000, 5_000, 60_000, 90_000].map(valueAt)).toEqual([100, 100, -100, -100]);
  expect(valueAt(24_000)).toBe(Math.round(100 * Math.log2(1.25)));
  expect(rankOf(stay({ amount: 15_000, similarAmount: null }))).toBe(rankOf(stay()));
});

test('a new listing has 30 points more, and after six weeks none', () => {
  const freshAt = (daysListed: number) => rankOf(stay({ daysListed })) - rankOf(stay());
  expect([-1, 0, 6, 7, 20, 41, 42, 400].map(freshAt)).toEqual([30, 30, 30, 25, 20, 5, 0, 0]);
  expect(firstRankOf({ quality: null, review_count: 0 })).toBe(rankOf(stay({ daysListed: 0 })));
});
