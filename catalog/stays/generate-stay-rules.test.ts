import { expect, test } from 'vitest';
import { generateStayRules } from './generate-stay-rules.ts';
import { createRandom } from './random.ts';

const today = '2026-11-20';
const listing = { stay_type: 'homes', min_nights: 3, max_nights: 28 } as const;
const generate = (seed: number, change: object = {}) =>
  generateStayRules(
    { listing: { ...listing, ...change }, tags: new Set(['beach']), today },
    createRandom(seed),
  );
const seeds = Array.from({ length: 2000 }, (_, seed) => seed);

test('some homes have rules, the same ones again, and hotels have none', () => {
  const ruled = seeds.filter((seed) => generate(seed) !== null);
  expect(ruled.length / seeds.length).toBeCloseTo(0.3, 1);
  expect(ruled.map((seed) => generate(seed))).toEqual(ruled.map((seed) => generate(seed)));
  expect(seeds.some((seed) => generate(seed, { stay_type: 'hotels' }))).toBe(false);
});

test('there is a home for every kind of rule, and no rule begins in the past', () => {
  const all = seeds.flatMap((seed) => generate(seed) ?? []);
  const rules = all.flatMap((one) => one.rules);
  const keys = [
    'minStayArrival',
    'minStayThrough',
    'maxStay',
    'closedToArrival',
    'closedToDeparture',
  ] as const;
  for (const key of keys) expect(rules.some((rule) => rule[key])).toBe(true);
  for (const key of ['preparationNights', 'noticeDays', 'gapNights'] as const)
    expect(all.some((one) => one[key])).toBe(true);
  expect(all.some((one) => one.bookingWindowDays < 730)).toBe(true);
  expect(rules.every(({ startsOn }) => startsOn === null || startsOn >= today)).toBe(true);
});
