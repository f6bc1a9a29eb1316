import { dayInBooks } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, endOfPeriod, firstPeriod, nextPeriod, type Period } from './period-dates.ts';

const at = (iso: string): Date => new Date(iso);
const dayOf = (instant: Date): string => dayInBooks(instant);

test('months are added to the same day, or to the last one of a shorter month', () => {
  expect(addMonths('2026-11-20', 12)).toBe('2027-11-20');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
});

test('a period ends at the same wall time, in winter and in summer', () => {
  expect(endOfPeriod(at('2026-11-20T18:30:00Z'), 12)).toEqual(at('2027-11-20T18:30:00Z'));
  // 10:30 in winter is 10:30 in summer
  expect(endOfPeriod(at('2027-01-15T18:30:00Z'), 6)).toEqual(at('2027-07-15T17:30:00Z'));
});

const periodsFrom = (start: string, count: number): Period[] => {
  const periods = [firstPeriod(at(start), 12)];
  for (let i = 1; i < count; i++) {
    const last = periods.at(-1) as Period;
    periods.push(nextPeriod(last, { paidAt: last.endsAt, months: 12 }));
  }
  return periods;
};

test('a membership of a leap day ends on February 28, and on the leap day again after four years', () => {
  const days = periodsFrom('2028-02-29T20:00:00Z', 4).map(({ endsAt }) => dayOf(endsAt));
  expect(days).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
});

test('a renewal that is paid within the window continues its period, a later one begins when it is paid', () => {
  const [first] = periodsFrom('2026-11-20T18:00:00Z', 1) as [Period];
  const inTime = nextPeriod(first, { paidAt: at('2027-11-20T18:59:00Z'), months: 12 });
  expect(inTime).toMatchObject({ startsAt: first.endsAt, endsAt: at('2028-11-20T18:00:00Z') });
  const late = nextPeriod(first, { paidAt: at('2027-11-25T09:00:00Z'), months: 12 });
  expect(late).toMatchObject({ startsAt: at('2027-11-25T09:00:00Z'), endsAt: at('2028-11-25T09:00:00Z') });
});

test('periods that are paid in time follow each other without a gap, on the day of joining', () => {
  const instant = fc.date({ min: at('2026-01-01'), max: at('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(1, 3, 12),
      fc.integer({ min: 2, max: 40 }),
      (start, months, count) => {
        let last = firstPeriod(start, months);
        for (let i = 2; i <= count; i++) {
          const next = nextPeriod(last, { paidAt: last.endsAt, months });
          expect(next.startsAt).toEqual(last.endsAt);
          expect(dayOf(next.endsAt)).toBe(addMonths(dayOf(start), months * i));
          last = next;
        }
      },
    ),
    { numRuns: 40 },
  );
});
