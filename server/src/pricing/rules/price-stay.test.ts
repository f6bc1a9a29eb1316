import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceInputs, priceStay } from './price-stay.ts';

const cents = fc.integer({ min: 0, max: 200_000 });
const percent = fc.integer({ min: 0, max: 50 });

const inputs: fc.Arbitrary<PriceInputs> = fc.record({
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
      basisPoints: fc.integer({ min: 0, max: 2000 }),
    }),
    {
      maxLength: 3,
    },
  ),
});

test('lines are whole cents and add up to the total exactly', () => {
  fc.assert(
    fc.property(inputs, fc.boolean(), (given, isMember) => {
      const { lines, subtotal, taxes, total } = priceStay(given, isMember);
      expect(lines.every((line) => Number.isInteger(line.amount))).toBe(true);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
      expect(subtotal + taxes).toBe(total);
    }),
  );
});

test('a member never pays more than anybody else', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      expect(priceStay(given, true).total).toBeLessThanOrEqual(priceStay(given, false).total);
    }),
  );
});

test('one more night never makes a stay of the same discount cheaper', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: 1, max: 100_000 }), (given, night) => {
      const flat = { ...given, weeklyDiscountPercent: 0, monthlyDiscountPercent: 0 };
      const longer = { ...flat, nightlyAmounts: [...flat.nightlyAmounts, night] };
      expect(priceStay(longer, false).total).toBeGreaterThan(priceStay(flat, false).total);
    }),
  );
});

const plain: PriceInputs = {
  nightlyAmounts: [10_000, 10_000],
  cleaningFeeAmount: 5000,
  petFeeAmount: 2500,
  extraGuestFeeAmount: 1000,
  includedGuests: 2,
  weeklyDiscountPercent: 10,
  monthlyDiscountPercent: 30,
  memberDiscountPercent: 10,
  memberDiscountFunder: 'host',
  party: { adults: 2, children: 0, childAges: [], infants: 0, pets: false },
  taxes: [{ name: 'Tax', nameEs: null, jurisdiction: 'co', basisPoints: 1000 }],
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
