import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDay } from '#testing/test-now';
import { depositOffer } from './deposit-offer.ts';

test('a deposit is offered only if its balance is due later than tomorrow', () => {
  const today = testDay(0);
  const offered = (daysAhead: number, balanceDaysBefore: number) =>
    depositOffer({ percent: 30, balanceDaysBefore }, { arriveDay: addDays(today, daysAhead), today });
  expect(offered(31, 30)).toBeNull();
  expect(offered(32, 30)).toEqual({ percent: 30, dueOn: addDays(today, 2) });
  fc.assert(
    fc.property(fc.nat(700), fc.integer({ min: 1, max: 180 }), (ahead, before) => {
      const deposit = offered(ahead, before);
      expect(deposit === null).toBe(ahead - before < 2);
      if (deposit) expect(deposit.dueOn < addDays(today, ahead)).toBe(true);
    }),
  );
});

test('a listing without a deposit offers none', () => {
  const today = testDay(0);
  expect(
    depositOffer({ percent: 0, balanceDaysBefore: 0 }, { arriveDay: addDays(today, 90), today }),
  ).toBeNull();
});
