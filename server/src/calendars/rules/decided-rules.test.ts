import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRules, bySpecificity } from '#testing/arbitrary-stay-rules';
import { dayRulesOn } from './day-rules.ts';
import { decidedRulesOn } from './decided-rules.ts';
import type { NightException, RoomCalendar } from './room-calendar.ts';

const firstDay = '2026-11-20';

const roomWith = (own: Partial<NightException>, night: string): RoomCalendar => ({
  roomTypeId: 'r',
  units: 1,
  nightlyAmount: 100,
  weekendNightlyAmount: 100,
  seasons: [],
  nights: new Map([
    [night, { booked: 0, isBlocked: false, nightlyAmount: null, minNights: null, maxNights: null, ...own }],
  ]),
});

const orNull = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });

test('each value is the one that bookings are checked against, whatever the rules', () => {
  fc.assert(
    fc.property(
      fc.record({
        rules: arbitraryRules({ firstDay, days: 14 }),
        minNights: orNull(6),
        maxNights: orNull(6),
        distance: fc.integer({ min: 0, max: 20 }),
      }),
      ({ rules, minNights, maxNights, distance }) => {
        const night = addDays(firstDay, distance);
        const listing = { min_nights: 2, max_nights: 5, rules: bySpecificity(rules) };
        const room = roomWith({ minNights, maxNights }, night);
        const decided = decidedRulesOn(listing, room, night);
        const values = Object.fromEntries(Object.entries(decided).map(([key, { value }]) => [key, value]));
        expect(values).toEqual(dayRulesOn(listing, room, night));
      },
    ),
  );
});

test('a value names the night, the rule of its days, or the listing', () => {
  const weekend = {
    ...{ startsOn: null, endsOn: null, weekday: 5, minStayThrough: 3 },
    ...{ minStayArrival: null, maxStay: null, closedToArrival: true, closedToDeparture: null },
  };
  const rules = {
    ...{ preparationNights: 0, noticeDays: 0, noticeHour: 24, bookingWindowDays: 730, gapNights: null },
    rules: [weekend],
  };
  const decided = decidedRulesOn(
    { min_nights: 2, max_nights: 9, rules },
    roomWith({ minNights: 4 }, firstDay),
    firstDay,
  );
  expect(decided.minStayArrival).toEqual({ value: 4, rule: 'night' });
  expect(decided.minStayThrough).toEqual({ value: 3, rule: weekend });
  expect(decided.closedToArrival).toEqual({ value: true, rule: weekend });
  expect(decided.maxStay).toEqual({ value: 9, rule: 'listing' });
});
