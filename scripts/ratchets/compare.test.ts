import { expect, test } from 'vitest';
import { compare, listAdded } from './compare.ts';
import { lowestOf } from './limits.ts';

const statusOf = (count: number, stored?: number, lowest?: number) =>
  compare(
    { spreads: count },
    stored === undefined ? {} : { spreads: stored },
    lowest === undefined ? {} : { spreads: lowest },
  )[0]?.status;

test('a count must be equal to its limit', () => {
  expect(statusOf(5, 5)).toBe('met');
  expect(statusOf(6, 5)).toBe('exceeded');
  expect(statusOf(4, 5)).toBe('loose');
});

test('a count without a limit gets one', () => {
  expect(statusOf(5)).toBe('missing');
  expect(statusOf(5, undefined, 5)).toBe('missing');
});

test('a limit above one that was committed does not count', () => {
  expect(statusOf(6, 6, 5)).toBe('exceeded');
  expect(statusOf(6, undefined, 5)).toBe('exceeded');
  expect(statusOf(5, 6, 5)).toBe('loose');
});

test('the lowest limits are those since a limit was last missing', () => {
  expect(lowestOf([{ a: 7 }, { a: 5, b: 1 }, { a: 9, b: 2 }])).toEqual({ a: 5 });
  expect(lowestOf([{ a: 7 }, {}, { a: 5 }])).toEqual({ a: 7 });
  expect(lowestOf([])).toEqual({});
});

test('added places are those that were not there before, on whichever line', () => {
  const place = (file: string, line: number, what: string) => ({ file, line, what, amount: 1 });
  const before = [place('a.ts', 1, '...{ a }'), place('a.ts', 2, '...{ b }')];
  const now = [place('a.ts', 3, '...{ a }'), place('a.ts', 4, '...{ a }'), place('b.ts', 2, '...{ b }')];
  expect(listAdded(now, before)).toEqual([now[1], now[2]]);
});
