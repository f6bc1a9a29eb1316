import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFreeRun, freeUnitsFor, nightlyAmountOf, type RoomCalendar } from './room-calendar.ts';

const room = (change: Partial<RoomCalendar> = {}): RoomCalendar => ({
  roomTypeId: 'r',
  units: 1,
  nightlyAmount: 100,
  weekendNightlyAmount: 150,
  seasons: [],
  nights: new Map(),
  ...change,
});
const exception = { booked: 0, isBlocked: false, nightlyAmount: null, minNights: null, maxNights: null };

test('Friday and Saturday nights have the weekend rate', () => {
  const week = ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  expect(week.map((night) => nightlyAmountOf(room(), night))).toEqual([100, 150, 150, 100]);
});

test('a night takes precedence over a season, a season over the room type, and the later of two seasons', () => {
  const season = {
    startsOn: '2026-12-01',
    endsOn: '2027-01-01',
    nightlyAmount: 200,
    weekendNightlyAmount: 250,
  };
  const holidays = {
    startsOn: '2026-12-24',
    endsOn: '2026-12-27',
    nightlyAmount: 400,
    weekendNightlyAmount: 450,
  };
  const seasons = [season, holidays];
  const nights = new Map([['2026-12-31', { ...exception, nightlyAmount: 999 }]]);
  const rates = room({ seasons, nights });
  expect(nightlyAmountOf(rates, '2026-12-02')).toBe(200);
  expect(nightlyAmountOf(rates, '2026-12-24')).toBe(400);
  expect(nightlyAmountOf(rates, '2026-12-27')).toBe(200);
  expect(nightlyAmountOf(rates, '2026-12-31')).toBe(999);
  expect(nightlyAmountOf(rates, '2027-01-01')).toBe(150);
});

test('a stay has the units that are free on every one of its nights, excluding its departure day', () => {
  const nights = new Map([
    ['2026-12-02', { ...exception, booked: 2 }],
    ['2026-12-04', { ...exception, isBlocked: true }],
  ]);
  const three = room({ units: 3, nights });
  expect(freeUnitsFor(three, { arriveDay: '2026-12-01', departDay: '2026-12-04' })).toBe(1);
  expect(freeUnitsFor(three, { arriveDay: '2026-12-03', departDay: '2026-12-04' })).toBe(3);
  expect(freeUnitsFor(three, { arriveDay: '2026-12-03', departDay: '2026-12-05' })).toBe(0);
});

test('the first free run is free, and nothing before it is', () => {
  const taken = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 25 });
  fc.assert(
    fc.property(taken, fc.integer({ min: 1, max: 5 }), (days, length) => {
      const from = '2026-12-01';
      const nights = new Map(days.map((day) => [addDays(from, day), { ...exception, booked: 1 }]));
      const calendar = room({ nights });
      const isFree = (start: string) =>
        freeUnitsFor(calendar, { arriveDay: start, departDay: addDays(start, length) }) > 0;
      const found = firstFreeRun(calendar, { from, nights: length, withinDays: 40 });
      expect(found && isFree(found)).toBe(true);
      for (let day = from; day < (found ?? from); day = addDays(day, 1)) expect(isFree(day)).toBe(false);
    }),
  );
});
