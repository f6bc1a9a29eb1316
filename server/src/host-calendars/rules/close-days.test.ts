import { addDays, nightsOf } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRules, bySpecificity } from '#testing/arbitrary-stay-rules';
import { closeDays, isClosedBy, runsOf } from './close-days.ts';

const firstDay = '2026-11-20';
const period = nightsOf(addDays(firstDay, -3), addDays(firstDay, 30));

const changes = fc.record({
  distance: fc.integer({ min: 0, max: 16 }),
  nights: fc.integer({ min: 1, max: 8 }),
  flag: fc.constantFrom('closedToArrival' as const, 'closedToDeparture' as const),
  isClosed: fc.boolean(),
});
const rulesOf = arbitraryRules({ firstDay, days: 14 }).map((rules) => bySpecificity(rules)?.rules ?? []);

test('days are as the host wants them, and no other day and no other value changes, whatever the rules', () => {
  fc.assert(
    fc.property(rulesOf, changes, (before, { distance, nights, flag, isClosed }) => {
      const from = addDays(firstDay, distance);
      const until = addDays(from, nights);
      const after = closeDays(before, { from, until, flag, isClosed });
      const other = flag === 'closedToArrival' ? 'closedToDeparture' : 'closedToArrival';
      for (const day of period) {
        const wanted = day >= from && day < until ? isClosed : isClosedBy(before, flag, day);
        expect(isClosedBy(after, flag, day), `${flag} on ${day}`).toBe(wanted);
        expect(isClosedBy(after, other, day)).toBe(isClosedBy(before, other, day));
      }
      // the database accepts one rule for the same days, and none that says nothing
      const keys = after.map(({ startsOn, endsOn, weekday }) => `${startsOn} ${endsOn} ${weekday}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('opening the days that were closed leaves the rules as they were', () => {
  const days = { from: '2026-12-01', until: '2026-12-08', flag: 'closedToArrival' as const };
  const closed = closeDays([], { ...days, isClosed: true });
  expect(closed).toHaveLength(1);
  expect(closeDays(closed, { ...days, isClosed: false })).toEqual([]);
});

test('runs join consecutive days of the same value', () => {
  const days = [
    { day: '2026-12-01', value: true },
    { day: '2026-12-02', value: true },
    { day: '2026-12-03', value: false },
    { day: '2026-12-05', value: false },
  ];
  expect(runsOf(days)).toEqual([
    { from: '2026-12-01', until: '2026-12-03', value: true },
    { from: '2026-12-03', until: '2026-12-04', value: false },
    { from: '2026-12-05', until: '2026-12-06', value: false },
  ]);
});
