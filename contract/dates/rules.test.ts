import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInZone, instantInZone, isWeekendNight, nightsBetween, nightsOf } from './rules.ts';
import { Day } from './schemas.ts';

test('a day is a date that exists', () => {
  expect(Day.safeParse('2028-02-29').success).toBe(true);
  for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '2026-11-20T00:00', '']) {
    expect(Day.safeParse(text).success, text).toBe(false);
  }
});

test('a day is from 1900 to 2199, so that a year always has four digits', () => {
  for (const text of ['1900-01-01', '2199-12-31']) expect(Day.safeParse(text).success, text).toBe(true);
  for (const text of ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '+010000-01-01'])
    expect(Day.safeParse(text).success, text).toBe(false);
});

test('adding days and counting nights are each other backwards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }), (start, nights) => {
      const arrive = addDays('1990-01-01', start);
      const depart = addDays(arrive, nights);
      expect(nightsBetween(arrive, depart)).toBe(nights);
      expect(nightsOf(arrive, depart)).toHaveLength(nights);
    }),
  );
});

test('knows weekend nights', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(isWeekendNight)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('the day of an instant is that of the zone', () => {
  const instant = new Date('2026-11-21T05:00:00Z');
  expect(dayInZone(instant, 'America/New_York')).toBe('2026-11-21');
  expect(dayInZone(instant, 'Pacific/Honolulu')).toBe('2026-11-20');
});

test('a wall time becomes its instant on both sides of the change of clocks', () => {
  expect(instantInZone('2026-10-31', '15:00', 'America/Denver').toISOString()).toBe(
    '2026-10-31T21:00:00.000Z',
  );
  expect(instantInZone('2026-11-02', '15:00', 'America/Denver').toISOString()).toBe(
    '2026-11-02T22:00:00.000Z',
  );
  expect(instantInZone('2026-03-08', '02:30', 'America/Denver').toISOString()).toBe(
    '2026-03-08T09:30:00.000Z',
  );
});
