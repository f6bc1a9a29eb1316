import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalTimesOf } from './rules.ts';

test.each([
  ['15:15', '17:00', ['15:30', '16:00', '16:30', '17:00']],
  ['22:00', '23:59', ['22:00', '22:30', '23:00', '23:30']],
  ['23:00', '02:00', ['23:00', '23:30']],
  ['16:10', '16:20', []],
])('check-in from %s until %s has the half hours %j', (checkInFrom, checkInUntil, times) => {
  expect(arrivalTimesOf({ checkInFrom, checkInUntil })).toEqual(times);
});

test('every time is a half hour of the day within the window', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      const [from, until] = [Math.min(one, other), Math.max(one, other)].map(clock) as [string, string];
      for (const time of arrivalTimesOf({ checkInFrom: from, checkInUntil: until })) {
        expect(time).toMatch(/^([01]\d|2[0-3]):(00|30)$/);
        expect(time >= from && time <= until).toBe(true);
      }
    }),
  );
});
