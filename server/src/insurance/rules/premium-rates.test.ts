import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageOf, premiumOf } from './premium-rates.ts';

const stays = fc.record({
  insuredAmount: fc.integer({ min: 1, max: 99_999_999 }),
  nights: fc.integer({ min: 1, max: 60 }),
  guests: fc.integer({ min: 1, max: 30 }),
  isRefundable: fc.boolean(),
});
const insured = ({
  nights,
  ...stay
}: { nights: number } & Parameters<typeof coverageOf>[0] & { isRefundable: boolean }) => ({
  ...stay,
  arriveDay: '2027-01-10',
  departDay: addDays('2027-01-10', nights),
});

test('a stay of $1,000.00 for two costs 4.5 % if it can be canceled, 6 % if it cannot, and 1 % more from 14 nights', () => {
  const stay = { insuredAmount: 100_000, guests: 2 };
  const premium = (nights: number, isRefundable: boolean) =>
    premiumOf(insured({ ...stay, nights, isRefundable }));
  expect([premium(3, true), premium(3, false), premium(13, true), premium(14, true)]).toEqual([
    4500, 6000, 4500, 5500,
  ]);
});

test('it costs $6.00 per guest at least, whole cents, and never less for a dearer, longer or non-refundable stay', () => {
  fc.assert(
    fc.property(stays, fc.integer({ min: 1, max: 1_000_000 }), (stay, more) => {
      const premium = premiumOf(insured(stay));
      expect(Number.isInteger(premium)).toBe(true);
      expect(premium).toBeGreaterThanOrEqual(stay.guests * 600);
      for (const dearer of [
        { ...stay, insuredAmount: stay.insuredAmount + more },
        { ...stay, nights: stay.nights + 14 },
        { ...stay, isRefundable: false },
        { ...stay, guests: stay.guests + 1 },
      ])
        expect(premiumOf(insured(dearer))).toBeGreaterThanOrEqual(premium);
    }),
  );
});

test('the whole price of the stay is covered', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const [cancellation, interruption] = coverageOf(stay);
      expect(cancellation).toEqual({ code: 'trip_cancellation', limitAmount: stay.insuredAmount });
      expect(interruption?.limitAmount).toBeGreaterThanOrEqual(stay.insuredAmount);
    }),
  );
});
