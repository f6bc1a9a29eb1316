import { expect, test } from 'vitest';
import { readJudgments } from './judgments.ts';
import { ndcg, ndcgOfRandom } from './ndcg.ts';
import { travelers } from './travelers.ts';

test('the best order has 1, one without any wanted stay 0, and an exchanged pair lies between', () => {
  const judged = [3, 2, 1];
  expect(ndcg([3, 2, 1, 0, 0], judged)).toBe(1);
  expect(ndcg([0, 0, 0], judged)).toBe(0);
  // gains 7, 3 and 1; the second place counts log2(3) times less, the third one half
  expect(ndcg([2, 3, 1], judged)).toBeCloseTo((3 + 7 / Math.log2(3) + 0.5) / (7 + 3 / Math.log2(3) + 0.5));
});

test('only the first ten count', () => {
  expect(ndcg([...Array<number>(10).fill(0), 3], [3])).toBe(0);
});

test('a random order of candidates that are all as good is as good as any', () => {
  expect(ndcgOfRandom([2, 2, 2], 3)).toBeCloseTo(1);
  expect(ndcgOfRandom([3], 1000)).toBeLessThan(0.01);
});

test('there are at least 200 judged searches, as many of each kind of traveler, each with stays that are wanted', () => {
  const { stays, queries } = readJudgments();
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const ofKind = Map.groupBy(queries, ({ traveler }) => traveler);
  expect([...ofKind.keys()]).toEqual(travelers.map(({ name }) => name));
  expect(new Set([...ofKind.values()].map((own) => own.length)).size).toBe(1);
  for (const { grades, candidates } of queries) {
    const positions = grades.flat();
    expect(new Set(positions).size).toBe(positions.length);
    expect(positions.every((at) => stays[at] !== undefined)).toBe(true);
    expect(positions.length).toBeLessThanOrEqual(candidates);
  }
});
