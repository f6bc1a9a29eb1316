import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund, sumOf } from './split-refund.ts';

test('the first payment gives back what it can, the next one the rest', () => {
  expect(splitRefund([80, 40], [50, 100])).toEqual([
    [50, 0],
    [30, 40],
  ]);
  expect(splitRefund([80, 40], [0, 200])).toEqual([
    [0, 0],
    [80, 40],
  ]);
});

test('the parts add up to the refund line by line, and none goes beyond its payment', () => {
  const amounts = fc.array(fc.integer({ min: -1000, max: 5000 }), { minLength: 1, maxLength: 8 });
  const limits = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(amounts, limits, (refunded, some) => {
      fc.pre(sumOf(refunded) >= 0);
      const remaining = [...some, Math.max(0, sumOf(refunded) - sumOf(some))];
      const parts = splitRefund(refunded, remaining);
      expect(refunded.map((_, line) => sumOf(parts.map((part) => part[line] ?? 0)))).toEqual(refunded);
      for (const [i, part] of parts.entries()) expect(sumOf(part)).toBeLessThanOrEqual(remaining[i] ?? 0);
      for (const part of parts) expect(sumOf(part)).toBeGreaterThanOrEqual(0);
    }),
  );
});
