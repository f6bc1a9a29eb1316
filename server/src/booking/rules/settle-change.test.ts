import type { LineCode } from '@golark/contract/pricing/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RefundKind } from '#pricing';
import { nothingPaid, type PaidParts } from './paid-by-night.ts';
import { type PayableLine, settleChange } from './settle-change.ts';

const line = (code: LineCode, amount: number, payee = 'host:pm-1'): PayableLine => ({
  ...{ code, amount, payee, params: {}, quantity: 1 },
});
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
type Settlement = [before: PayableLine[], after: PayableLine[], kind: RefundKind, usedUp?: PaidParts];
const settle = (...[before, after, kind, usedUp = nothingPaid]: Settlement) =>
  settleChange(before, after, { kind, usedUp });
const settledOf = (...given: Settlement): number => sum(settle(...given).map(({ settled }) => settled));

test('what grows is paid, what shrinks is refunded by its share', () => {
  const before = [line('nights', 40_000), line('cleaning_fee', 5000), line('occupancy_tax', 4500, 'tax:co')];
  const after = [line('nights', 30_000), line('cleaning_fee', 6000), line('occupancy_tax', 3600, 'tax:co')];
  const settled = (kind: RefundKind) => settle(before, after, kind).map((changed) => changed.settled);
  expect(settled('all')).toEqual([-10_000, 1000, -900]);
  expect(settled('half')).toEqual([-5000, 1000, -900]);
  // cleaning and taxes are refunded alike: together they grow
  expect(settled('fees')).toEqual([0, 1000, -900]);
  expect(settled('none')).toEqual([0, 1000, -900]);
});

test('a discount that is lost with nights costs nothing more when nothing is refunded', () => {
  const before = [line('nights', 70_000), line('weekly_discount', -7000)];
  expect(settledOf(before, [line('nights', 60_000)], 'none')).toBe(0);
  expect(settledOf(before, [line('nights', 60_000)], 'all')).toBe(-3000);
});

test('what is used up counts towards nothing, and is not refunded', () => {
  const before = [line('nights', 40_000), line('service_fee', 4000, 'platform:fees')];
  const usedUp = { host: 30_000, fee: 3000 };
  expect(settledOf(before, before, 'none', usedUp)).toBe(33_000);
  expect(settledOf(before, [line('nights', 20_000)], 'all', usedUp)).toBe(10_000 - 1000);
  expect(settledOf(before, [line('nights', 5000)], 'all', usedUp)).toBe(-5000 - 1000);
  expect(settledOf(before, [line('nights', 5000)], 'none', usedUp)).toBe(0);
});

test('a change never costs more than the difference that is not refunded, and less is refunded than it shrinks', () => {
  const codes = ['nights', 'weekly_discount', 'service_fee', 'cleaning_fee', 'occupancy_tax'] as const;
  const price = fc.tuple(...codes.map(() => fc.integer({ min: 0, max: 50_000 })));
  const linesOf = (amounts: readonly number[]) =>
    codes.map((code, i) => line(code, code === 'weekly_discount' ? -(amounts[i] ?? 0) : (amounts[i] ?? 0)));
  fc.assert(
    fc.property(price, price, fc.constantFrom('all', 'half', 'fees', 'none'), (a, b, kind) => {
      const [before, after] = [linesOf(a), linesOf(b)];
      const difference = sum(after.map(({ amount }) => amount)) - sum(before.map(({ amount }) => amount));
      expect(settledOf(before, after, 'all')).toBe(difference);
      expect(settledOf(before, after, kind)).toBeGreaterThanOrEqual(difference);
      for (const changed of settle(before, after, kind)) expect(Number.isInteger(changed.settled)).toBe(true);
    }),
  );
});
