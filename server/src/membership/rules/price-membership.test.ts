import { estimateSavings } from '@golark/contract/membership/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceStay } from '../../pricing/rules/price-stay.ts';
import { priceMembership } from './price-membership.ts';

test('the lines of a period add up to its total', () => {
  const { lines, total } = priceMembership(
    { priceAmount: 7900, months: 12 },
    { code: 'GO2025', discountAmount: 2000 },
  );
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['membership', 7900],
    ['membership_code', -2000],
  ]);
  expect(total).toBe(5900);
});

test('the calculator estimates what the price rules take off a stay before taxes', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(whole(1, 6), whole(5000, 60_000), whole(1, 30), (nights, nightlyAmount, percent) => {
      const stay = {
        nightlyAmounts: Array<number>(nights).fill(nightlyAmount),
        ...{ cleaningFeeAmount: 8000, petFeeAmount: 0, extraGuestFeeAmount: 0, includedGuests: 2 },
        ...{ weeklyDiscountPercent: 0, monthlyDiscountPercent: 0, memberDiscountPercent: percent },
        ...{ roomCount: 1, daysAhead: 20, hostFees: [], serviceFeePercent: 10, coupon: null },
        ...({ cleaningFeeUnit: 'stay', petFeeUnit: 'stay', extraGuestFeeUnit: 'guest-night' } as const),
        ...{
          lastMinuteDiscountPercent: 0,
          lastMinuteDays: 0,
          earlyBookingDiscountPercent: 0,
          earlyBookingDays: 0,
          ratePlan: 'standard' as const,
          nonRefundableDiscountPercent: 0,
        },
        memberDiscountFunder: 'host' as const,
        party: { adults: 2, children: 0, childAges: [], infants: 0, pets: false },
        taxes: [],
      };
      const saved = priceStay(stay, false).total - priceStay(stay, true).total;
      const estimate = estimateSavings(
        { nights, nightlyAmount },
        { share: 1, percent, serviceFeePercent: 10 },
      );
      // the price rounds the discount and the fee, the estimate only their sum
      expect(Math.abs(saved - estimate)).toBeLessThanOrEqual(2);
    }),
  );
});
