import { expect, it } from 'vitest';
import { isLate, lateAfterMinutes, usualMinutesAfter } from './lateness.ts';

const at = new Date('2027-01-04T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

it('a feed is late after three of its usual intervals, and an hour at least', () => {
  expect([10, 30, 120].map(lateAfterMinutes)).toEqual([60, 90, 360]);
  const feed = { importedAt: minutesAgo(90), usualMinutes: 30 };
  expect(isLate(feed, at)).toBe(false);
  expect(isLate({ ...feed, importedAt: minutesAgo(91) }, at)).toBe(true);
  expect(isLate({ ...feed, importedAt: null }, at)).toBe(false);
});

it('what is usual follows the fetches of the schedule, not those by hand or after an outage', () => {
  const after = (usual: number | null, gapMinutes: number) =>
    usualMinutesAfter(usual, { gapMinutes, intervalMinutes: 30 });
  expect(after(null, 32)).toBe(32);
  expect(after(32, 40)).toBe(34);
  expect([after(32, 2), after(32, 300), after(null, 300)]).toEqual([32, 32, null]);
});
