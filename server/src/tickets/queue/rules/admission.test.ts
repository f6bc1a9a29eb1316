import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  admissionRate,
  admissionsNow,
  expectedSeconds,
  firstPace,
  nextPace,
  pollSeconds,
  pollSecondsUntil,
} from './admission.ts';

const pressure = fc.record({
  free: fc.nat(50_000),
  shoppers: fc.nat(50_000),
  secondsSinceLast: fc.double({ min: 0, max: 1000, noNaN: true }),
  perSecond: fc.double({ min: 0.05, max: 1000, noNaN: true }),
});

test('no more are let in than the free seats can serve, nor faster than the server can', () => {
  fc.assert(
    fc.property(pressure, (of) => {
      const admitted = admissionsNow(of);
      expect(admitted).toBeGreaterThanOrEqual(0);
      expect(admitted).toBeLessThanOrEqual(Math.max(1, of.perSecond));
      expect(admitted).toBeLessThanOrEqual(of.perSecond * of.secondsSinceLast);
      if (of.free === 0) expect(admitted).toBe(0);
      if (admitted > 0)
        expect(of.shoppers + admitted).toBeLessThanOrEqual(Math.max(10, Math.ceil(of.free / 2)));
    }),
  );
});

test('the last seat finds a buyer even if somebody lets the time pass', () => {
  expect(admissionsNow({ free: 1, shoppers: 1, secondsSinceLast: 1, perSecond: 40 })).toBe(9);
});

test('at less than one in a second, one is let in when it is time', () => {
  const of = { free: 100, shoppers: 0, perSecond: 0.25 };
  expect(admissionsNow({ ...of, secondsSinceLast: 3.9 })).toBe(0);
  expect(admissionsNow({ ...of, secondsSinceLast: 4.1 })).toBe(1);
  expect(admissionsNow({ ...of, secondsSinceLast: 60 })).toBe(1);
});

test('the expected wait follows from who was let in within the last minute', () => {
  expect(expectedSeconds(79, 40)).toBe(2);
  expect(expectedSeconds(79, 0)).toBeNull();
  expect(admissionRate(120, 3)).toBe(40);
  expect(admissionRate(120, 600)).toBe(2);
});

test('who is near the front asks often, and 10,000 who wait ask at most 500 times a second', () => {
  const of = { waiting: 10_000, chance: 0.5 };
  expect(pollSeconds(4, of)).toBe(2);
  expect(pollSeconds(600, of)).toBe(30);
  expect(10_000 / pollSeconds(null, { ...of, chance: 0 })).toBeLessThanOrEqual(500);
});

test('those who ask at the same moment ask again at different ones', () => {
  const asked = [0, 0.5, 1].map((chance) => pollSeconds(20, { waiting: 1000, chance }));
  expect(asked).toEqual([7, 10, 13]);
});

test('everyone asks again within the seconds after the sale has begun, and not all at once', () => {
  const from = pollSecondsUntil(5000, { waiting: 5000, chance: 0 });
  const to = pollSecondsUntil(5000, { waiting: 5000, chance: 1 });
  expect([from, to]).toEqual([5, 25]);
});

test('after the draw the rate rises to the full one within ten seconds, at two steps in a second', () => {
  const paces = Array.from({ length: 20 }).reduce<number[]>(
    (known) => [...known, nextPace(known.at(-1) ?? 0, 10)],
    [firstPace],
  );
  expect(paces[4]).toBeLessThan(0.5);
  expect(paces.at(-1)).toBe(1);
});

test('a slow server lets fewer people in, but never nobody, and regains its rate', () => {
  const slow = Array.from({ length: 20 }).reduce<number>((pace) => nextPace(pace, 1000), 1);
  expect(slow).toBeGreaterThan(0);
  expect(slow).toBeLessThan(0.1);
  expect(Array.from({ length: 60 }).reduce<number>((pace) => nextPace(pace, 5), slow)).toBe(1);
});
