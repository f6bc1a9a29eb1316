import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitForLimit } from './wait-for-limit.ts';

const now = new Date('2026-11-20T18:00:00Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

test('allows a use while fewer count, and names the seconds until one ends', () => {
  expect(waitForLimit([inSeconds(30)], { atMost: 2, now })).toBeNull();
  expect(waitForLimit([inSeconds(90), inSeconds(30)], { atMost: 2, now })).toBe(30);
  expect(waitForLimit([inSeconds(90), inSeconds(30), inSeconds(60)], { atMost: 2, now })).toBe(60);
});

test('asks to wait at least a second for what should have ended already', () => {
  expect(waitForLimit([inSeconds(-5)], { atMost: 1, now })).toBe(1);
});

test('after the wait fewer uses count than the limit', () => {
  const uses = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 40 });
  fc.assert(
    fc.property(uses, fc.integer({ min: 1, max: 20 }), (seconds, atMost) => {
      const wait = waitForLimit(seconds.map(inSeconds), { atMost, now });
      const left = seconds.filter((end) => end > (wait ?? 0)).length;
      expect(left).toBeLessThan(atMost);
      if (wait !== null) expect(seconds.filter((end) => end >= wait).length).toBeGreaterThanOrEqual(atMost);
    }),
  );
});
