import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lodgingTaxOf, taxedNightsOf } from './lodging-tax.ts';
import type { StayTax } from './priced-stay.ts';

const rate: StayTax = {
  ...{ name: 'Tax', nameEs: null, jurisdiction: 'tx', source: 'test', asOf: '2026-01-01' },
  basisPoints: 600,
};
const stay = (nights: number, { roomCount = 1, nightly = 10_000 } = {}) => ({
  nightlyAmounts: Array<number>(nights).fill(nightly),
  roomCount,
  taxable: nights * nightly,
});

test('a stay of 30 nights is exempt where a tax ends at 30, one of 29 is not', () => {
  const tax = { ...rate, exemptFromNights: 30 };
  expect([29, 30, 35].map((nights) => lodgingTaxOf(stay(nights), tax))).toEqual([17_400, 0, 0]);
});

test('where the first 30 nights are taxed, the others are not, by their rates', () => {
  const tax = { ...rate, taxedNights: 30 };
  expect([30, 31, 60].map((nights) => lodgingTaxOf(stay(nights), tax))).toEqual([18_000, 18_000, 18_000]);
  const dearer = {
    nightlyAmounts: [...Array<number>(30).fill(20_000), 10_000],
    roomCount: 1,
    taxable: 610_000,
  };
  expect(lodgingTaxOf(dearer, tax)).toBe(36_000);
});

test('an amount for each night counts for each room', () => {
  const tax = { ...rate, basisPoints: 0, nightAmount: 150 };
  expect(lodgingTaxOf(stay(3, { roomCount: 2 }), tax)).toBe(900);
  expect(lodgingTaxOf(stay(3), { ...tax, basisPoints: 600 })).toBe(1800 + 450);
});

test('a tax is no more than its caps', () => {
  expect(lodgingTaxOf(stay(3), { ...rate, mostPerNight: 500 })).toBe(1500);
  expect(lodgingTaxOf(stay(3), { ...rate, mostPerStay: 1000 })).toBe(1000);
  expect(lodgingTaxOf(stay(3), { ...rate, mostPerNight: 500, mostPerStay: 1000 })).toBe(1000);
  expect(lodgingTaxOf(stay(3), { ...rate, mostPerNight: 5000, mostPerStay: 9000 })).toBe(1800);
});

const taxes = fc.record({
  basisPoints: fc.integer({ min: 0, max: 5000 }),
  nightAmount: fc.integer({ min: 0, max: 2000 }),
  taxedNights: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  exemptFromNights: fc.option(fc.integer({ min: 2, max: 200 }), { nil: undefined }),
  mostPerNight: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
  mostPerStay: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
});
const stays = fc
  .record({
    nightlyAmounts: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 90 }),
    roomCount: fc.integer({ min: 1, max: 8 }),
    share: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ share, ...given }) => ({
    ...given,
    taxable: Math.floor((given.nightlyAmounts.reduce((total, amount) => total + amount, 0) * share) / 100),
  }));

test('a tax is whole cents, never negative, within its caps and never more than without its limits', () => {
  fc.assert(
    fc.property(stays, taxes, (given, limits) => {
      const tax: StayTax = { ...rate, ...limits };
      const amount = lodgingTaxOf(given, tax);
      expect(Number.isInteger(amount)).toBe(true);
      const { basisPoints, nightAmount } = tax;
      const unlimited = lodgingTaxOf(given, { ...rate, basisPoints, nightAmount: nightAmount ?? 0 });
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(unlimited);
      const nights = taxedNightsOf(tax, given.nightlyAmounts.length);
      expect(amount).toBeLessThanOrEqual(
        (tax.mostPerNight ?? Infinity) * Math.max(1, nights) * given.roomCount,
      );
      expect(amount).toBeLessThanOrEqual(tax.mostPerStay ?? Infinity);
      if (nights === 0) expect(amount).toBe(0);
    }),
  );
});
