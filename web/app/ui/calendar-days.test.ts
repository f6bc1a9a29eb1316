import { nightsOf } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, canStay, lowNights, nightsTotal, whyClosed } from './calendar-days.ts';
import { formatRange, nightsBetween } from './format-range.ts';

const march = nightsOf('2027-03-01', '2027-04-01');
const days = new Map<string, CalendarDay>(
  march.map((day, position) => [
    day,
    { price: 20_000 + position * 100, isClosed: ['2027-03-08', '2027-03-09'].includes(day) },
  ]),
);

describe('a stay in the calendar', () => {
  it('may end on a taken day but not pass over it', () => {
    expect(canStay(days, { start: '2027-03-05', end: '2027-03-08' }, {})).toBe(true);
    expect(canStay(days, { start: '2027-03-05', end: '2027-03-09' }, {})).toBe(false);
    expect(canStay(days, { start: '2027-03-09', end: '2027-03-12' }, {})).toBe(false);
  });

  const free = {
    minStayArrival: 1,
    minStayThrough: 1,
    maxStay: 30,
    closedToArrival: false,
    closedToDeparture: false,
  };
  const with11th = (day: CalendarDay) => new Map([...days, ['2027-03-11', day] as const]);

  it('needs the least nights of the place, or of the day it starts on', () => {
    expect(canStay(days, { start: '2027-03-11', end: '2027-03-12' }, { minimumNights: 2 })).toBe(false);
    const strict = with11th({ rules: { ...free, minStayArrival: 5 } });
    expect(canStay(strict, { start: '2027-03-11', end: '2027-03-14' }, { minimumNights: 2 })).toBe(false);
    expect(canStay(strict, { start: '2027-03-11', end: '2027-03-16' }, { minimumNights: 2 })).toBe(true);
  });

  it('leaves open the taken day after its start only as a day of departure, and says so', () => {
    expect(whyClosed(days, '2027-03-08', { anchor: null })).toEqual({ kind: 'checkOutOnly', reason: null });
    expect(whyClosed(days, '2027-03-09', { anchor: null })).toEqual({ kind: 'closed', reason: null });
    expect(whyClosed(days, '2027-03-08', { anchor: null, minimumNights: 8 })).toMatchObject({
      kind: 'closed',
    });
    expect(whyClosed(days, '2027-03-08', { anchor: '2027-03-06' })).toBeNull();
    expect(whyClosed(days, '2027-03-10', { anchor: '2027-03-06' })).toEqual({ kind: 'between' });
    expect(whyClosed(days, '2027-03-02', { anchor: '2027-03-06' })).toBeNull();
  });

  it('names the rule that closes a day as a start or as an end', () => {
    const noArrival = with11th({ rules: { ...free, closedToArrival: true } });
    expect(whyClosed(noArrival, '2027-03-11', { anchor: null })).toMatchObject({
      broken: { rule: 'closed_to_arrival' },
    });
    expect(whyClosed(noArrival, '2027-03-11', { anchor: '2027-03-10' })).toBeNull();
    const noDeparture = with11th({ rules: { ...free, closedToDeparture: true } });
    expect(whyClosed(noDeparture, '2027-03-11', { anchor: null })).toBeNull();
    expect(whyClosed(noDeparture, '2027-03-11', { anchor: '2027-03-10' })).toMatchObject({
      broken: { rule: 'closed_to_departure' },
    });
    expect(whyClosed(days, '2027-03-12', { anchor: '2027-03-11', minimumNights: 3 })).toMatchObject({
      broken: { rule: 'min_stay_arrival', limit: 3 },
    });
  });

  it('closes a start from which too few nights are free, except a gap that is sold whole', () => {
    const rules = { anchor: null, minimumNights: 3 };
    expect(whyClosed(days, '2027-03-05', rules)).toBeNull();
    expect(whyClosed(days, '2027-03-06', rules)).toMatchObject({
      broken: { rule: 'min_stay_arrival', limit: 3 },
    });
    const gap = new Map([...days, ['2027-03-06', { gapNights: 2 }] as const]);
    expect(whyClosed(gap, '2027-03-06', rules)).toBeNull();
    expect(canStay(gap, { start: '2027-03-06', end: '2027-03-08' }, rules)).toBe(true);
    expect(canStay(gap, { start: '2027-03-06', end: '2027-03-07' }, rules)).toBe(false);
  });

  it('costs the sum of its nights', () => {
    expect(nightsTotal(days, { start: '2027-03-01', end: '2027-03-04' })).toBe(60_300);
    expect(nightsTotal(days, { start: '2027-03-30', end: '2027-04-03' })).toBeNull();
  });

  it('marks only the cheapest of each month, and nothing when all cost the same', () => {
    expect([...lowNights(days)]).toEqual(march.slice(0, 5));
    expect(lowNights(new Map(march.map((day) => [day, { price: 100 }]))).size).toBe(0);
  });

  it('marks no night of a month in which most nights cost least, and at most a fifth of any month', () => {
    const weekends = new Map(march.map((day, i) => [day, { price: i % 7 > 4 ? 150 : 100 }]));
    expect(lowNights(weekends).size).toBe(0);
    const withDeals = new Map([
      ...weekends,
      ...march.slice(8, 10).map((day) => [day, { price: 90 }] as const),
    ]);
    expect([...lowNights(withDeals)]).toEqual(march.slice(8, 10));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 10, maxLength: 31 }), (prices) => {
        const priced = new Map(prices.map((price, i) => [march[i] as string, { price }]));
        expect(lowNights(priced).size).toBeLessThanOrEqual(prices.length / 5);
      }),
    );
  });

  it('has as many nights as days between its ends, over clock changes and leap years', () => {
    const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 400 }), (from, nights) => {
        const iso = (date: Date) => date.toISOString().slice(0, 10);
        const range = { start: iso(from), end: iso(new Date(from.getTime() + nights * 86_400_000)) };
        expect(nightsBetween(range)).toBe(nights);
        expect(nightsOf(range.start, range.end)).toHaveLength(nights);
      }),
    );
  });
});

describe('the words of a range', () => {
  it.each([
    [{ start: '2026-11-13', end: '2026-11-17' }, 'Nov 13 – 17'],
    [{ start: '2026-11-28', end: '2026-12-02' }, 'Nov 28 – Dec 2'],
    [{ start: '2027-03-13', end: '2027-03-17' }, 'Mar 13 – 17, 2027'],
  ])('reads %j as %s', (range, words) => {
    expect(formatRange(range, 'en', 2026)).toBe(words);
  });
});
