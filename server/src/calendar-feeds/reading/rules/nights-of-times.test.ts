import { dayNumber, instantInZone } from '@golark/contract/dates/rules';
import { expect, test } from 'vitest';
import { nightsOfTimes } from './nights-of-times.ts';

const timeZone = 'America/Denver';

const nightsOf = (start: string, end: string, checkInHour = 15): string => {
  const instant = (text: string) => instantInZone(text.slice(0, 10), text.slice(11), timeZone).getTime();
  const { arrive, depart } = nightsOfTimes(instant(start), instant(end), { timeZone, checkInHour });
  return `${depart - arrive} from ${arrive - dayNumber('2026-11-01') + 1}`;
};

test.each([
  ['a stay of a weekend', '2026-11-06 15:00', '2026-11-08 11:00', '2 from 6'],
  ['a stay that begins before check-in', '2026-11-06 10:00', '2026-11-08 11:00', '2 from 6'],
  ['whole days from midnight to midnight', '2026-11-06 00:00', '2026-11-08 00:00', '2 from 6'],
  ['an evening', '2026-11-06 20:00', '2026-11-06 23:00', '1 from 6'],
  ['a late evening until after midnight', '2026-11-06 23:00', '2026-11-07 03:00', '1 from 6'],
  ['a meeting in the morning', '2026-11-06 10:00', '2026-11-06 12:00', '0 from 6'],
  ['the hours before dawn', '2026-11-06 02:00', '2026-11-06 06:00', '0 from 6'],
  ['a time until the check-in hour', '2026-11-06 12:00', '2026-11-06 15:00', '0 from 6'],
  ['a minute of the evening', '2026-11-06 12:00', '2026-11-06 15:01', '1 from 6'],
  // clocks go back on the 1st of November and forward on the 14th of March
  ['a night of 25 hours', '2026-10-31 00:00', '2026-11-01 00:00', '1 from 0'],
  ['a stay across the change in autumn', '2026-10-31 15:00', '2026-11-02 11:00', '2 from 0'],
  ['the day of the change', '2026-11-01 00:00', '2026-11-02 00:00', '1 from 1'],
  ['a stay across the change in spring', '2027-03-13 15:00', '2027-03-15 11:00', '2 from 133'],
])('the nights of %s', (...[, start, end, nights]) => {
  expect(nightsOf(start, end)).toBe(nights);
});

test('stays end in the morning, also where guests may arrive at any hour', () => {
  expect(nightsOf('2026-11-06 09:00', '2026-11-08 11:00', 0)).toBe('2 from 6');
  expect(nightsOf('2026-11-06 09:00', '2026-11-08 12:30', 0)).toBe('3 from 6');
});

test('nights are those of the zone of the property', () => {
  const [start, end] = [Date.parse('2026-11-01T13:00:00Z'), Date.parse('2026-11-04T10:00:00Z')];
  const inZone = (zone: string) => {
    const { arrive, depart } = nightsOfTimes(start, end, { timeZone: zone, checkInHour: 15 });
    return [arrive - dayNumber('2026-11-01'), depart - arrive];
  };
  expect(inZone('Europe/Athens')).toEqual([0, 3]);
  // the 2nd at 02:00 until the 4th at 23:00
  expect(inZone('Pacific/Auckland')).toEqual([1, 3]);
});
