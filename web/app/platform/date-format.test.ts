import { expect, it } from 'vitest';
import { dateFormatOf, formatDate } from './date-format.ts';

it.each(['DE', 'gb', 'FR', 'es', 'AU', 'IS', 'UA'])('%s writes the day first', (country) => {
  expect(dateFormatOf(country)).toBe('dd/MM/yyyy');
});

it.each(['us', 'CA', 'IN', 'AE', 'JP', '', null, undefined, 'XX'])('%s writes the month first', (country) => {
  expect(dateFormatOf(country)).toBe('MM/dd/yyyy');
});

it('writes a day in either order, with two digits, in the zone asked for', () => {
  const late = new Date('2026-03-05T03:00:00Z');
  const of = (format: 'MM/dd/yyyy' | 'dd/MM/yyyy', timeZone = 'UTC') =>
    formatDate(late, { format, locale: 'en', timeZone });
  expect(of('MM/dd/yyyy')).toBe('03/05/2026');
  expect(of('dd/MM/yyyy')).toBe('05/03/2026');
  expect(of('MM/dd/yyyy', 'America/Los_Angeles')).toBe('03/04/2026');
});
