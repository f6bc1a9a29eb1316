import { expect, test } from 'vitest';
import { type ReasonFacts, reasonsOf } from './reason-of.ts';

const plain: ReasonFacts = { price: null, rating: null, reviewCount: 40, meters: null, daysListed: 400 };
const priced = (change: Partial<NonNullable<ReasonFacts['price']>>): ReasonFacts => ({
  ...plain,
  price: { amount: 80, usual: 80, similar: 100, similarCount: 12, ...change },
});
const reasonOf = (facts: ReasonFacts) => reasonsOf([facts])[0];

test('a stay is cheap if it is for these nights and usually, by 15 percent or more', () => {
  expect(reasonOf(priced({}))).toEqual({ kind: 'price', percent: 20, stayCount: 12 });
  expect(reasonOf(priced({ usual: 85 }))).toEqual({ kind: 'price', percent: 15, stayCount: 12 });
  expect(reasonOf(priced({ amount: 86 }))).toBeNull();
  expect(reasonOf(priced({ amount: 50, usual: 95 }))).toBeNull();
});

test('a stay is among the best rated of its city only above its best rating, and with ten reviews', () => {
  const rated = (damped: number, reviewCount = 10) =>
    reasonOf({ ...plain, rating: { damped, best: 4.8, ratedCount: 90 }, reviewCount });
  expect(rated(4.81)).toEqual({ kind: 'rating', percent: 10, stayCount: 90 });
  expect([rated(4.8), rated(4.9, 9)]).toEqual([null, null]);
});

test('a stay is near within a kilometer, and new in its first thirty days with few reviews', () => {
  expect(reasonOf({ ...plain, meters: 600.4 })).toEqual({ kind: 'distance', meters: 600 });
  expect(reasonOf({ ...plain, meters: 1001 })).toBeNull();
  expect(reasonOf({ ...plain, daysListed: 3.9, reviewCount: 4 })).toEqual({ kind: 'new', days: 3 });
  expect(reasonOf({ ...plain, daysListed: 30, reviewCount: 0 })).toBeNull();
  expect(reasonOf({ ...plain, daysListed: 3, reviewCount: 5 })).toBeNull();
});

test('a stay has its strongest reason, and four of ten cards the strongest of the page', () => {
  const fresh = { ...priced({ amount: 40, usual: 40 }), daysListed: 1, reviewCount: 0 };
  expect(reasonOf(fresh)?.kind).toBe('price');
  const page = [85, 70, 84, 60, 80, 75, 82, 65, 83, 90].map((amount) => priced({ amount, usual: amount }));
  expect(reasonsOf(page).map((reason) => reason !== null)).toEqual(
    [85, 70, 84, 60, 80, 75, 82, 65, 83, 90].map((amount) => amount <= 75),
  );
  expect(reasonsOf(page.map(() => fresh)).filter(Boolean)).toHaveLength(4);
  expect(reasonsOf([])).toEqual([]);
});
