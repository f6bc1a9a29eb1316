import { addDays } from '@golark/contract/dates/rules';
import { expect, it } from 'vitest';
import type { CalendarDay } from '../ui/calendar-days.ts';
import { nearestFree } from './nearest-free.ts';

/** From Jan 1, `.` is a free night and `x` a taken one. */
const calendar = (nights: string) =>
  new Map<string, CalendarDay>(
    [...nights].map((night, place) => [
      addDays('2027-01-01', place),
      { price: 10_000, isClosed: night === 'x' },
    ]),
  );
const range = (start: string, end: string) => ({ start: `2027-01-${start}`, end: `2027-01-${end}` });
const rules = { minimumNights: 1, maximumNights: 30 };

it('finds the nearest nights before and after those that are taken', () => {
  const days = calendar('....xx.x...');
  expect(nearestFree({ days, range: range('05', '07'), earliest: '2027-01-01', rules })).toEqual([
    range('03', '05'),
    range('09', '11'),
  ]);
});

it('offers no nights in the past, none that are not known, and none that are too few', () => {
  const days = calendar('....xxxx..');
  const asked = { days, range: range('05', '08'), rules };
  expect(nearestFree({ ...asked, earliest: '2027-01-03' })).toEqual([]);
  expect(nearestFree({ ...asked, earliest: '2027-01-02' })).toEqual([range('02', '05')]);
  expect(nearestFree({ ...asked, earliest: '2027-01-01', rules: { minimumNights: 4 } })).toEqual([]);
});
