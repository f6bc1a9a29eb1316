import { extraGuestFeeUnits, feeUnits, hostFeeKinds, petFeeUnits } from '@golark/contract/pricing/fees';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceStay } from './price-stay.ts';
import type { PriceInputs } from './priced-stay.ts';

const cents = fc.integer({ min: 0, max: 200_000 });
const percent = fc.integer({ min: 0, max: 50 });

const hostFees = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...hostFeeKinds),
    unit: fc.constantFrom(...feeUnits),
    amount: fc.integer({ min: 1, max: 20_000 }),
    isTaxable: fc.boolean(),
  }),
  { maxLength: 4, selector: ({ kind }) => kind },
);

const inputs: fc.Arbitrary<PriceInputs> = fc.record({
  roomCount: fc.integer({ min: 1, max: 4 }),
  daysAhead: fc.integer({ min: 0, max: 400 }),
  cleaningFeeUnit: fc.constantFrom(...feeUnits),
  petFeeUnit: fc.constantFrom(...petFeeUnits),
  extraGuestFeeUnit: fc.constantFrom(...extraGuestFeeUnits),
  hostFees,
  lastMinuteDiscountPercent: fc.integer({ min: 0, max: 80 }),
  lastMinuteDays: fc.integer({ min: 0, max: 60 }),
  earlyBookingDiscountPercent: fc.integer({ min: 0, max: 80 }),
  earlyBookingDays: fc.integer({ min: 0, max: 300 }),
  ratePlan: fc.constantFrom('standard' as const, 'non-refundable' as const),
  nonRefundableDiscountPercent: percent,
  serviceFeePercent: fc.integer({ min: 0, max: 20 }),
  coupon: fc.option(
    fc
      .record({ isPercent: fc.boolean(), percent: fc.integer({ min: 1, max: 90 }), cents, minimum: cents })
      .map(({ isPercent, ...given }) => ({
        code: 'ANY',
        percent: isPercent ? given.percent : null,
        amount: isPercent ? null : given.cents + 1,
        minimumAmount: given.minimum,
      })),
    { nil: null },
  ),
  nightlyAmounts: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 60 }),
  cleaningFeeAmount: cents,
  petFeeAmount: cents,
  extraGuestFeeAmount: cents,
  includedGuests: fc.integer({ min: 1, max: 10 }),
  weeklyDiscountPercent: percent,
  monthlyDiscountPercent: percent,
  memberDiscountPercent: percent,
  memberDiscountFunder: fc.constantFrom('host' as const, 'platform' as const),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.integer({ min: 0, max: 8 }),
    childAges: fc.constant([]),
    infants: fc.integer({ min: 0, max: 3 }),
    pets: fc.boolean(),
  }),
  taxes: fc.array(
    fc.record({
      name: fc.string(),
      nameEs: fc.constant(null),
      jurisdiction: fc.constant('co'),
      source: fc.constant('test'),
      asOf: fc.constant('2026-01-01'),
      basisPoints: fc.integer({ min: 0, max: 2000 }),
    }),
    {
      maxLength: 3,
    },
  ),
});

/** Random rules and stays of each property. */
const manyRuns = { numRuns: 3000 };

test('lines are whole cents and add up to the total exactly', () => {
  fc.assert(
    fc.property(inputs, fc.boolean(), (given, isMember) => {
      const { lines, subtotal, taxes, total } = priceStay(given, isMember);
      expect(lines.every((line) => Number.isInteger(line.amount))).toBe(true);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
      expect(subtotal + taxes).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
    }),
    manyRuns,
  );
});

test('a member never pays more than anybody else', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      expect(priceStay(given, true).total).toBeLessThanOrEqual(priceStay(given, false).total);
    }),
    manyRuns,
  );
});

test('the non-refundable rate never costs more than the policy of the host, and the same if it is not offered', () => {
  fc.assert(
    fc.property(inputs, fc.boolean(), (given, isMember) => {
      const totalOf = (change: Partial<PriceInputs>) => priceStay({ ...given, ...change }, isMember).total;
      const standard = totalOf({ ratePlan: 'standard' });
      expect(totalOf({ ratePlan: 'non-refundable' })).toBeLessThanOrEqual(standard);
      expect(totalOf({ ratePlan: 'non-refundable', nonRefundableDiscountPercent: 0 })).toBe(standard);
    }),
    manyRuns,
  );
});

test('the day of booking gives one discount at most, the larger that applies', () => {
  fc.assert(
    fc.property(inputs, (any) => {
      // the minimum of a coupon may be reached by the smaller discount only
      const given = { ...any, coupon: null };
      const codes = priceStay(given, false).lines.map(({ code }) => code);
      const byDay = codes.filter(
        (code) => code === 'last_minute_discount' || code === 'early_booking_discount',
      );
      expect(byDay.length).toBeLessThanOrEqual(1);
      const without = { ...given, lastMinuteDiscountPercent: 0 };
      const only = { ...given, earlyBookingDiscountPercent: 0 };
      const totals = [without, only].map((change) => priceStay(change, false).total);
      expect(priceStay(given, false).total).toBe(Math.min(...totals));
    }),
    manyRuns,
  );
});

test('the amount of a fee is what one unit costs, as often as its line says', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      for (const { params, quantity, amount } of priceStay(given, false).lines)
        if ('each' in params) expect(amount).toBe(Number(params['each']) * quantity);
    }),
    manyRuns,
  );
});

test('one more night never makes a stay of the same discount cheaper', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 100_000 }), (given, night) => {
      const byDay = { lastMinuteDiscountPercent: 0, earlyBookingDiscountPercent: 0 };
      const flat = { ...given, ...byDay, weeklyDiscountPercent: 0, monthlyDiscountPercent: 0, coupon: null };
      const longer = { ...flat, nightlyAmounts: [...flat.nightlyAmounts, night] };
      // equal for a night of a cent, of which a discount leaves nothing
      expect(priceStay(longer, false).total).toBeGreaterThanOrEqual(priceStay(flat, false).total);
    }),
  );
});

const plain: PriceInputs = {
  nightlyAmounts: [10_000, 10_000],
  ...{ roomCount: 1, daysAhead: 30, hostFees: [], serviceFeePercent: 10, coupon: null },
  ...{ cleaningFeeUnit: 'stay', petFeeUnit: 'stay', extraGuestFeeUnit: 'guest-night' },
  ...{ lastMinuteDiscountPercent: 0, lastMinuteDays: 0, earlyBookingDiscountPercent: 0, earlyBookingDays: 0 },
  ...{ ratePlan: 'standard', nonRefundableDiscountPercent: 15 },
  cleaningFeeAmount: 5000,
  petFeeAmount: 2500,
  extraGuestFeeAmount: 1000,
  includedGuests: 2,
  weeklyDiscountPercent: 10,
  monthlyDiscountPercent: 30,
  memberDiscountPercent: 10,
  memberDiscountFunder: 'host',
  party: { adults: 2, children: 0, childAges: [], infants: 0, pets: false },
  taxes: [
    { name: 'Tax', nameEs: null, jurisdiction: 'co', basisPoints: 1000, source: 'test', asOf: '2026-01-01' },
  ],
};
const amountsOf = (given: PriceInputs, isMember = false) =>
  Object.fromEntries(priceStay(given, isMember).lines.map((line) => [line.code, line.amount]));

test('two nights at $100 with $50 cleaning and 10 % tax cost $300', () => {
  expect(amountsOf(plain)).toEqual({
    nights: 20_000,
    cleaning_fee: 5000,
    service_fee: 2500,
    occupancy_tax: 2500,
  });
});

test('the weekly discount begins with the seventh night, the monthly one with the twenty-eighth and takes its place', () => {
  const nights = (count: number) => ({ ...plain, nightlyAmounts: Array<number>(count).fill(10_000) });
  expect(amountsOf(nights(6))['weekly_discount']).toBeUndefined();
  expect(amountsOf(nights(7))['weekly_discount']).toBe(-7000);
  expect(amountsOf(nights(28))).toMatchObject({ monthly_discount: -84_000 });
  expect(amountsOf(nights(28))['weekly_discount']).toBeUndefined();
});

test('the member discount is taken after the length discount', () => {
  const week = { ...plain, nightlyAmounts: Array<number>(7).fill(10_000) };
  expect(amountsOf(week, true)['member_discount']).toBe(-6300);
});

test('extra guests pay for every night above those included, pets once', () => {
  const party = { ...plain.party, children: 2, infants: 1, pets: true };
  expect(amountsOf({ ...plain, party })).toMatchObject({ extra_guests: 4000, pet_fee: 2500 });
});

const byBookingDay = {
  ...plain,
  ...{
    lastMinuteDiscountPercent: 15,
    lastMinuteDays: 7,
    earlyBookingDiscountPercent: 10,
    earlyBookingDays: 90,
  },
};

test('the last-minute discount ends with its day, the early one begins with its day', () => {
  const codes = (daysAhead: number) => Object.keys(amountsOf({ ...byBookingDay, daysAhead }));
  expect(codes(7)).toContain('last_minute_discount');
  expect(codes(8).filter((code) => code.endsWith('_discount'))).toEqual([]);
  expect(codes(89).filter((code) => code.endsWith('_discount'))).toEqual([]);
  expect(codes(90)).toContain('early_booking_discount');
});

test('where both apply only the larger is taken, after the length of stay and before the member discount', () => {
  const week = Array<number>(7).fill(10_000);
  const both = { ...byBookingDay, nightlyAmounts: week, daysAhead: 5, earlyBookingDays: 0 };
  expect(amountsOf(both, true)).toMatchObject({
    weekly_discount: -7000,
    last_minute_discount: -9450,
    member_discount: -5355,
  });
  expect(amountsOf(both)['early_booking_discount']).toBeUndefined();
});

test('a mandatory fee is charged by its unit; one that is not taxable leaves the tax as it is', () => {
  const hostFees = [
    { kind: 'resort', unit: 'night', amount: 2500, isTaxable: true },
    { kind: 'linens', unit: 'guest', amount: 1000, isTaxable: true },
    { kind: 'association', unit: 'stay', amount: 4000, isTaxable: false },
  ] as const;
  const { lines } = priceStay({ ...plain, roomCount: 2, hostFees }, false);
  expect(lines.filter(({ code }) => code.startsWith('host_fee')).map(({ amount }) => amount)).toEqual([
    10_000, 2000, 4000,
  ]);
  // 10 % of nights, cleaning, resort fee and linens
  expect(lines.find(({ code }) => code === 'occupancy_tax')?.amount).toBe(3700);
});

test('cleaning, pets and extra guests are charged by their own unit', () => {
  const party = { ...plain.party, children: 2, pets: true };
  const units = { cleaningFeeUnit: 'night', petFeeUnit: 'night', extraGuestFeeUnit: 'guest' } as const;
  expect(amountsOf({ ...plain, ...units, party })).toMatchObject({
    cleaning_fee: 10_000,
    pet_fee: 5000,
    extra_guests: 2000,
  });
});

test('the non-refundable rate comes before the member discount, and leaves the fees as they are', () => {
  const chosen = { ...plain, ratePlan: 'non-refundable' } as const;
  expect(amountsOf(chosen, true)).toMatchObject({
    ...{ nights: 20_000, non_refundable_discount: -3000, member_discount: -1700, cleaning_fee: 5000 },
  });
  expect(amountsOf(plain)['non_refundable_discount']).toBeUndefined();
});

const coupon = { code: 'SUMMER', percent: 20, amount: null, minimumAmount: 0 };

test('a coupon is taken after the member discount, and leaves the fees as they are', () => {
  const amounts = amountsOf({ ...plain, coupon }, true);
  expect(amounts).toMatchObject({ member_discount: -2000, coupon: -3600, cleaning_fee: 5000 });
});

test('a coupon of an amount leaves a dollar of the rates', () => {
  const all = { ...coupon, percent: null, amount: 50_000 };
  expect(amountsOf({ ...plain, coupon: all })['coupon']).toBe(-19_900);
  expect(amountsOf({ ...plain, coupon: all }, true)['coupon']).toBe(-17_900);
});

test('the minimum of a coupon is that of the rates before the member discount', () => {
  const from = (minimumAmount: number) => ({ ...plain, coupon: { ...coupon, minimumAmount } });
  expect(amountsOf(from(20_000), true)['coupon']).toBe(-3600);
  expect(amountsOf(from(20_001), true)['coupon']).toBeUndefined();
});

test('the non-refundable rate does not cost the coupon its minimum', () => {
  const chosen = {
    ...plain,
    ratePlan: 'non-refundable',
    coupon: { ...coupon, minimumAmount: 20_000 },
  } as const;
  expect(amountsOf(chosen)['coupon']).toBe(-3400);
});
