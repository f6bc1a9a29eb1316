import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfEven, percentOf } from './rounding.ts';

test('halves go to the even side', () => {
  expect([1, 3, 5, 7, -1, -3].map((n) => divideHalfEven(n, 2))).toEqual([0, 2, 2, 4, 0, -2]);
  expect(percentOf(1005, 50)).toBe(502);
});

test('is never more than half a unit away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 1, max: 10_000 }),
      (numerator, denominator) => {
        expect(
          Math.abs(divideHalfEven(numerator, denominator) * denominator - numerator) * 2,
        ).toBeLessThanOrEqual(denominator);
      },
    ),
  );
});
