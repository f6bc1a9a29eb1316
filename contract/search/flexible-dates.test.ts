import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, nightsBetween, weekdayOf } from '../dates/rules.ts';
import { flexibleDays, flexibleLengths, readFlexible, windowsOf } from './flexible-dates.ts';

const today = '2026-11-26';
const dates = { arriveDay: '2026-12-04', departDay: '2026-12-06' };

const windows = (text: string, asked: typeof dates | null = null) => {
  const flexible = readFlexible(text);
  if (!flexible) throw new Error(text);
  return windowsOf(flexible, { dates: asked, today });
};

const startsOf = (text: string, asked: typeof dates | null = null) =>
  windows(text, asked).map(({ arriveDay }) => arriveDay);

describe('windowsOf', () => {
  it('moves the dates, the nearest first, and never into the past', () => {
    expect(startsOf('days-2', dates)).toEqual([
      '2026-12-04',
      '2026-12-05',
      '2026-12-03',
      '2026-12-06',
      '2026-12-02',
    ]);
    const soon = { arriveDay: today, departDay: '2026-11-28' };
    expect(startsOf('days-1', soon)).toEqual([today, '2026-11-27']);
    expect(windows('days-3')).toEqual([]);
  });

  it('has the weekends, weeks and months within a month', () => {
    expect(startsOf('weekend-2027-03')).toEqual(['2027-03-05', '2027-03-12', '2027-03-19', '2027-03-26']);
    const weeks = windows('week-2027-02');
    expect(weeks[0]).toEqual({ arriveDay: '2027-02-01', departDay: '2027-02-08' });
    expect(weeks.at(-1)).toEqual({ arriveDay: '2027-02-22', departDay: '2027-03-01' });
    expect(startsOf('month-2027-02')).toEqual(['2027-02-01']);
    expect(startsOf('month-2027-03')).toHaveLength(4);
    expect(windows('week-2026-10')).toEqual([]);
    expect(windows('weekend-2029-01')).toEqual([]);
  });

  it('has one stay of each week or month in the next six months', () => {
    expect(startsOf('month')).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
    ]);
    expect(startsOf('week')).toHaveLength(26);
    expect(new Set(startsOf('weekend').map(weekdayOf))).toEqual(new Set([5]));
  });

  it('has at most 31, each once and of one length', () => {
    const month = fc.integer({ min: 0, max: 30 }).map((n) => addDays('2026-11-15', n * 30).slice(0, 7));
    const text = fc.oneof(
      fc.constantFrom(...flexibleDays).map((days) => `days-${days}`),
      fc.constantFrom(...flexibleLengths),
      fc.tuple(fc.constantFrom(...flexibleLengths), month).map((parts) => parts.join('-')),
    );
    fc.assert(
      fc.property(text, (flexible) => {
        const found = windows(flexible, dates);
        expect(found.length).toBeLessThanOrEqual(31);
        expect(new Set(found.map(({ arriveDay }) => arriveDay)).size).toBe(found.length);
        const lengths = found.map(({ arriveDay, departDay }) => nightsBetween(arriveDay, departDay));
        expect(new Set(lengths).size).toBeLessThanOrEqual(1);
        expect(found.every(({ arriveDay }) => arriveDay >= today)).toBe(true);
      }),
    );
  });
});

it.each(['', 'days', 'days-4', 'week-2027', 'week-2027-13', 'fortnight', 'month-1999-01', 'days-3 '])(
  '%j is no way to be flexible',
  (text) => expect(readFlexible(text)).toBeNull(),
);
