import { type LineCode, priceLineCodes, priceLineKinds } from '@golark/contract/pricing/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RefundableLine, refundAmountOf, refundPerLine } from './refund-lines.ts';

const stay: RefundableLine[] = [
  { code: 'nights', amount: 20_001 },
  { code: 'weekly_discount', amount: -2000 },
  { code: 'cleaning_fee', amount: 5000 },
  { code: 'service_fee', amount: 2300 },
  { code: 'occupancy_tax', amount: 2301 },
];
const total = 27_602;

test('refunds everything, half of the nights, the fees and taxes, or nothing', () => {
  expect(refundAmountOf(stay, 'all')).toBe(total);
  // half of 180.01 is 90.00 or 90.01: to even
  expect(refundAmountOf(stay, 'half')).toBe(9000 + 5000 + 2300 + 2301);
  expect(refundAmountOf(stay, 'fees')).toBe(5000 + 2301);
  expect(refundAmountOf(stay, 'none')).toBe(0);
});

const anyLine = fc.record({
  code: fc.constantFrom<LineCode>(...priceLineCodes),
  amount: fc.integer({ min: -50_000, max: 500_000 }),
});

test('the parts of the lines add up to the refund to the cent, whatever the lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      for (const kind of ['all', 'half', 'fees', 'none'] as const) {
        const parts = refundPerLine(lines, kind);
        expect(parts).toHaveLength(lines.length);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(refundAmountOf(lines, kind));
      }
      // a membership is refunded by its own rule
      const refundable = lines.filter(({ code }) => priceLineKinds[code].refund !== 'never');
      const sum = refundable.reduce((total, { amount }) => total + amount, 0);
      expect(refundAmountOf(lines, 'all')).toBe(sum);
    }),
  );
});

test('the platform keeps its fee when the policy refunds nothing of the nights', () => {
  expect(priceLineKinds.service_fee.refund).toBe('while-refundable');
  expect(refundPerLine(stay, 'fees')[3]).toBe(0);
  expect(refundPerLine(stay, 'half')[3]).toBe(2300);
});
