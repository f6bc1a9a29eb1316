import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOfPaid, splitAmounts } from './split-lines.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Lines of a price: something above zero, with discounts below it. */
const anyLines = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { minLength: 1, maxLength: 6 }),
    fc.array(fc.integer({ min: -5000, max: -1 }), { maxLength: 3 }),
  )
  .map(([charges, discounts]) => [...charges, ...discounts])
  .filter((lines) => sum(lines) > 1);

test('the parts add up to what is paid exactly, each within a cent of its share', () => {
  expect(splitAmounts([1000, -200], 300)).toEqual([375, -75]);
  fc.assert(
    fc.property(anyLines, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const total = sum(lines);
      const paid = Math.floor(total * share);
      const parts = splitAmounts(lines, paid);
      expect(sum(parts)).toBe(paid);
      parts.forEach((part, i) => {
        expect(Math.abs(part - ((lines[i] ?? 0) * paid) / total)).toBeLessThanOrEqual(1.001);
      });
    }),
  );
});

test('a refund is what was paid beyond what the policy keeps, never below zero and never more than was paid', () => {
  fc.assert(
    fc.property(
      anyLines,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lines, kept, later) => {
        const total = sum(lines);
        const refunds = splitAmounts(lines, total - Math.floor(total * kept));
        const unpaid = Math.floor(total * later);
        const refunded = sum(refundOfPaid(lines, refunds, unpaid));
        expect(refunded).toBe(Math.max(0, sum(refunds) - unpaid));
        expect(refunded).toBeLessThanOrEqual(total - unpaid);
      },
    ),
  );
});

test('without a balance the refund is that of the policy, line by line', () => {
  expect(refundOfPaid([1000, 200], [500, 200], 0)).toEqual([500, 200]);
});
