import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitAfterWrongCodes } from './wait-after-wrong-codes.ts';

const start = Date.parse('2026-11-20T18:00:00Z');
const at = (minute: number) => new Date(start + minute * 60_000);

test('ten wrong codes are free, then a quarter of an hour passes from the first of them', () => {
  const nine = Array.from({ length: 9 }, (_, i) => at(i));
  expect(waitAfterWrongCodes(nine, at(9))).toBeNull();
  expect(waitAfterWrongCodes([...nine, at(9)], at(10))).toBe(5 * 60);
  expect(waitAfterWrongCodes([...nine, at(9)], at(15))).toBeNull();
});

test('a day has thirty at most, however they are spread', () => {
  const guesses: Date[] = [];
  for (let minute = 0; minute < 24 * 60; minute++)
    if (waitAfterWrongCodes(guesses, at(minute)) === null) guesses.push(at(minute));
  expect(guesses).toHaveLength(30);
});

test('after the wait the next code may be tried, and not a second before', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }), (minutes) => {
      const guesses: Date[] = [];
      for (const minute of minutes.toSorted((a, b) => a - b))
        if (waitAfterWrongCodes(guesses, at(minute)) === null) guesses.push(at(minute));
      const now = guesses.at(-1) ?? at(0);
      const wait = waitAfterWrongCodes(guesses, now);
      if (wait === null) return;
      const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
      expect(waitAfterWrongCodes(guesses, after(wait))).toBeNull();
      expect(waitAfterWrongCodes(guesses, after(wait - 1))).not.toBeNull();
    }),
  );
});
