import { addDays } from '@golark/contract/dates/rules';
import { expect, it } from 'vitest';
import type { CalendarDay } from '../ui/calendar-days.ts';
import { nearestStays } from './nearest-stays.ts';

/** From Jan 1, `.` is a free night, `x` a taken one and `s` one on which no stay begins. */
const calendar = (nights: string, minStayArrival = 1) =>
  new Map<string, CalendarDay>(
    [...nights].map((night, place) => [
      addDays('2027-01-01', place),
      {
        price: 10_000,
        isClosed: night === 'x',
        rules: {
          minStayArrival,
          minStayThrough: 1,
          maxStay: 30,
          closedToArrival: night === 's',
          closedToDeparture: false,
        },
      },
    ]),
  );
const range = (start: string, end: string) => ({ start: `2027-01-${start}`, end: `2027-01-${end}` });
const earliest = '2027-01-01';
const rules = { minimumNights: 1, maximumNights: 30 };

it('finds the nearest nights before and after those that are taken', () => {
  const days = calendar('....xx.x...');
  expect(nearestStays({ days, range: range('05', '07'), earliest, rules })).toEqual([
    range('03', '05'),
    range('09', '11'),
  ]);
});

it('adds nights where the day asks for more', () => {
  const days = calendar('.........', 3);
  expect(nearestStays({ days, range: range('04', '05'), earliest, rules })).toEqual([
    range('03', '06'),
    range('04', '07'),
  ]);
});

it('moves to the nearest days on which a stay may begin', () => {
  const days = calendar('..sss....');
  expect(nearestStays({ days, range: range('04', '06'), earliest, rules })).toEqual([
    range('02', '04'),
    range('06', '08'),
  ]);
});

it('offers no nights in the past and none that are not known', () => {
  const days = calendar('....xxxx..');
  const asked = { days, range: range('05', '08'), rules };
  expect(nearestStays({ ...asked, earliest: '2027-01-09' })).toEqual([range('09', '11')]);
  expect(nearestStays({ ...asked, days: calendar('....xxxx'), earliest: '2027-01-03' })).toEqual([
    range('03', '05'),
  ]);
});
