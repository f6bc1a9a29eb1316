import { expect, it } from 'vitest';
import { minutesToNextFetch } from './next-fetch.ts';

it('a calendar is fetched at its interval, a fifth earlier or later', () => {
  expect(minutesToNextFetch(30, { failures: 0, random: 0 })).toBe(24);
  expect(minutesToNextFetch(30, { failures: 0, random: 0.5 })).toBe(30);
  expect(minutesToNextFetch(30, { failures: 0, random: 1 })).toBeCloseTo(36);
});

it('one that fails is fetched less often, up to four hours, or its interval if that is longer', () => {
  const after = (failures: number, interval = 30) => minutesToNextFetch(interval, { failures, random: 0.5 });
  expect([1, 2, 3, 50].map((failures) => after(failures))).toEqual([60, 120, 240, 240]);
  expect(after(5, 1440)).toBe(1440);
});
