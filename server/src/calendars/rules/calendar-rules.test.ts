import { addDays, nightsOf } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StayRule, StayRules } from '#stays';
import { bookableDaysOf, brokenCalendarRule, closingOf } from './calendar-rules.ts';
import { dayRulesOn, gapFrom, type RuledListing } from './day-rules.ts';
import { freeUnitsFor, type NightException, type RoomCalendar } from './room-calendar.ts';

// a Friday, 11:00 in Denver
const now = new Date('2026-11-20T18:00:00Z');
const today = '2026-11-20';
const day = (distance: number) => addDays(today, distance);

const night: NightException = {
  booked: 0,
  isBlocked: false,
  nightlyAmount: null,
  minNights: null,
  maxNights: null,
};

/** A calendar from today on: `B` is booked, `x` blocked, anything else free. */
const roomWith = (nights: string, more: [string, NightException][] = []): RoomCalendar => ({
  roomTypeId: 'r',
  units: 1,
  nightlyAmount: 100,
  weekendNightlyAmount: 100,
  seasons: [],
  nights: new Map([
    ...[...nights].map((state, place): [string, NightException] => [
      day(place),
      { ...night, booked: state === 'B' ? 1 : 0, isBlocked: state === 'x' },
    ]),
    ...more,
  ]),
});

const terms: StayRules = {
  preparationNights: 0,
  noticeDays: 0,
  noticeHour: 24,
  bookingWindowDays: 730,
  gapNights: null,
  rules: [],
};
const listingWith = (change: Partial<StayRules>): RuledListing => ({
  time_zone: 'America/Denver',
  min_nights: 2,
  max_nights: 14,
  rules: { ...terms, ...change },
});
const rule = (change: Partial<StayRule>): StayRule => ({
  startsOn: null,
  endsOn: null,
  weekday: null,
  minStayArrival: null,
  minStayThrough: null,
  maxStay: null,
  closedToArrival: null,
  closedToDeparture: null,
  ...change,
});
const brokenBy = (change: Partial<StayRules>, [from, until]: [number, number], room = roomWith('')) => {
  const listing = listingWith(change);
  const dates = { arriveDay: day(from), departDay: day(until) };
  return brokenCalendarRule(listing, room, { dates, days: bookableDaysOf(listing, now) });
};

test('without rules, the least and most nights of the listing hold, and those of the night itself win', () => {
  expect(brokenBy({}, [1, 2])).toMatchObject({ path: 'departDay', rule: 'min_stay_arrival', limit: 2 });
  expect(brokenBy({}, [1, 3])).toBeNull();
  expect(brokenBy({}, [1, 16])).toMatchObject({ rule: 'max_stay', limit: 14 });
  const room = roomWith('', [[day(1), { ...night, minNights: 5, maxNights: 3 }]]);
  expect(brokenBy({}, [1, 5], room)).toMatchObject({ rule: 'min_stay_arrival', limit: 5 });
  expect(brokenBy({}, [1, 6], room)).toBeNull();
  expect(brokenBy({}, [1, 7], room)).toMatchObject({ rule: 'max_stay', limit: 5 });
});

test('the more specific rule decides about each value: the night, the shortest range, the weekday, the listing', () => {
  const rules = [
    rule({ startsOn: day(10), endsOn: day(13), minStayArrival: 5 }),
    rule({ startsOn: day(1), endsOn: day(40), minStayArrival: 4, maxStay: 10 }),
    rule({ weekday: 5, minStayArrival: 3, closedToArrival: true }),
  ];
  const room = roomWith('', [[day(12), { ...night, minNights: 6 }]]);
  const minimums = [10, 11, 12, 13, 14, 42, 43].map(
    (distance) => dayRulesOn(listingWith({ rules }), room, day(distance)).minStayArrival,
  );
  expect(minimums).toEqual([5, 5, 6, 4, 4, 3, 2]);
  // a Friday in the range: the range says nothing about arrivals, so the weekday decides
  expect(dayRulesOn(listingWith({ rules }), room, day(14))).toMatchObject({
    minStayArrival: 4,
    maxStay: 10,
    closedToArrival: true,
  });
});

test('a minimum through a night holds for every stay that includes it', () => {
  const rules = [rule({ startsOn: day(10), endsOn: day(11), minStayThrough: 4 })];
  const expected = { rule: 'min_stay_through', limit: 4, day: day(10) };
  expect(brokenBy({ rules }, [8, 11])).toMatchObject(expected);
  expect(brokenBy({ rules }, [8, 10])).toBeNull();
  expect(brokenBy({ rules }, [7, 11])).toBeNull();
});

test('a day closed to departure can be slept, and a day closed to arrival can be departed on', () => {
  const rules = [rule({ weekday: 6, closedToDeparture: true }), rule({ weekday: 0, closedToArrival: true })];
  const [saturday, sunday] = [8, 9];
  expect(brokenBy({ rules }, [5, saturday])).toMatchObject({
    rule: 'closed_to_departure',
    path: 'departDay',
  });
  expect(brokenBy({ rules }, [5, sunday])).toBeNull();
  expect(brokenBy({ rules }, [sunday, 12])).toMatchObject({ rule: 'closed_to_arrival', path: 'arriveDay' });
});

test('after the cut-off hour at the property, today is no longer a day of notice', () => {
  const listing = listingWith({ noticeDays: 1, noticeHour: 18 });
  const firstDayAt = (time: string) => bookableDaysOf(listing, new Date(time)).firstDay;
  expect(firstDayAt('2026-11-21T00:59:00Z')).toBe(day(1));
  expect(firstDayAt('2026-11-21T01:00:00Z')).toBe(day(2));
  expect(firstDayAt('2026-11-21T07:00:00Z')).toBe(day(2));
  expect(brokenBy({ noticeDays: 2 }, [1, 3])).toMatchObject({ rule: 'notice', limit: 2, day: day(2) });
  expect(brokenBy({ noticeDays: 2 }, [2, 4])).toBeNull();
  expect(brokenBy({}, [-1, 3])).toMatchObject({ rule: 'past' });
});

test('the booking window ends with the day of departure', () => {
  expect(brokenBy({ bookingWindowDays: 30 }, [27, 30])).toBeNull();
  expect(brokenBy({ bookingWindowDays: 30 }, [28, 31])).toMatchObject({ rule: 'too_far', limit: 30 });
});

test('preparation keeps nights free before and after a booking, not around a block', () => {
  const room = roomWith('......BB....xx.');
  const broken = (from: number, until: number) => brokenBy({ preparationNights: 1 }, [from, until], room);
  expect(broken(3, 5)).toBeNull();
  expect(broken(4, 6)).toMatchObject({ rule: 'preparation', limit: 1, day: day(5) });
  expect(broken(8, 10)).toMatchObject({ rule: 'preparation', day: day(8) });
  expect(broken(9, 12)).toBeNull();
});

test('a gap between two bookings is sold whole below the minimum, and only whole', () => {
  const room = roomWith('..BB..BB.B');
  const broken = (gapNights: number | null, from: number, until: number) => {
    const listing = { ...listingWith({ gapNights }), min_nights: 4 };
    const dates = { arriveDay: day(from), departDay: day(until) };
    return brokenCalendarRule(listing, room, { dates, days: bookableDaysOf(listing, now) })?.rule ?? null;
  };
  expect(broken(null, 4, 6)).toBe('min_stay_arrival');
  expect(broken(2, 4, 6)).toBeNull();
  expect(broken(1, 4, 5)).toBe('min_stay_arrival');
  expect(broken(2, 8, 9)).toBe('min_stay_arrival');
  expect(broken(1, 8, 9)).toBeNull();
});

test('the calendar sells exactly what the rule allows: closings and gaps of single days agree with whole stays', () => {
  const states = fc.array(fc.constantFrom('.', '.', '.', 'B', 'x'), { minLength: 20, maxLength: 30 });
  fc.assert(
    fc.property(
      states,
      fc.record({
        preparationNights: fc.integer({ min: 0, max: 2 }),
        noticeDays: fc.integer({ min: 0, max: 3 }),
        gapNights: fc.option(fc.integer({ min: 1, max: 3 })),
        bookingWindowDays: fc.integer({ min: 10, max: 25 }),
      }),
      fc.record({ from: fc.integer({ min: 0, max: 20 }), length: fc.integer({ min: 1, max: 6 }) }),
      (nights, change, { from, length }) => {
        const listing = { ...listingWith(change), min_nights: 3 };
        const room = roomWith(nights.join(''));
        const days = bookableDaysOf(listing, now);
        const dates = { arriveDay: day(from), departDay: day(from + length) };
        const { preparationNights } = change;
        const isOpen = nightsOf(dates.arriveDay, dates.departDay).every(
          (one) => closingOf(room, one, { days, preparationNights }) === null,
        );
        const isLongEnough = length >= 3 || gapFrom(room, dates.arriveDay, listing.rules) === length;
        const isAllowed =
          freeUnitsFor(room, dates) > 0 && brokenCalendarRule(listing, room, { dates, days }) === null;
        expect(isAllowed).toBe(isOpen && isLongEnough);
      },
    ),
    { numRuns: 2000 },
  );
});
