import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateSavings, membershipStatusAt, nightsToBreakEven } from './rules.ts';

const at = (iso: string): Date => new Date(iso);
const endsAt = at('2027-11-20T18:00:00Z');
const state = { status: 'ACTIVE', endsAt, renews: false, graceEndsAt: null } as const;

test('a membership that does not renew ends at its instant, whether or not a job has run', () => {
  expect(membershipStatusAt(state, at('2027-11-20T17:59:59.999Z'))).toBe('ACTIVE');
  expect(membershipStatusAt(state, endsAt)).toBe('EXPIRED');
});

test('one that renews stays active while it is charged, for an hour at most', () => {
  const renewing = { ...state, renews: true };
  expect(membershipStatusAt(renewing, at('2027-11-20T18:59:59Z'))).toBe('ACTIVE');
  expect(membershipStatusAt(renewing, at('2027-11-20T19:00:00Z'))).toBe('PAST_DUE');
});

test('an unpaid renewal is over when its grace is', () => {
  const unpaid = {
    ...state,
    status: 'PAST_DUE',
    renews: true,
    graceEndsAt: at('2027-12-04T18:00:00Z'),
  } as const;
  expect(membershipStatusAt(unpaid, at('2027-12-04T17:59:59Z'))).toBe('PAST_DUE');
  expect(membershipStatusAt(unpaid, at('2027-12-04T18:00:00Z'))).toBe('EXPIRED');
});

const discounts = { share: 0.75, percent: 10, serviceFeePercent: 10 };

test('8 nights at $210, 10 % off at 3 of 4 stays, save $138.60', () => {
  expect(estimateSavings({ nights: 8, nightlyAmount: 21_000 }, discounts)).toBe(13_860);
});

test('$59 are saved in the fourth night at $210', () => {
  expect(nightsToBreakEven(5900, 21_000, discounts)).toBe(4);
  expect(nightsToBreakEven(5900, 21_000, { ...discounts, share: 0 })).toBeNull();
});

test('the nights to break even are the first number of nights that saves the price', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(whole(100, 20_000), whole(3000, 60_000), whole(1, 40), (price, nightlyAmount, percent) => {
      const given = { ...discounts, percent };
      const nights = nightsToBreakEven(price, nightlyAmount, given) ?? 0;
      // each figure is rounded to the cent once
      expect(estimateSavings({ nights, nightlyAmount }, given)).toBeGreaterThanOrEqual(price - 1);
      expect(estimateSavings({ nights: nights - 1, nightlyAmount }, given)).toBeLessThanOrEqual(price);
    }),
  );
});
