import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceDeadlineOf } from './balance-deadline.ts';

const hour = 3_600_000;
const day = 24 * hour;
const failedAt = new Date('2027-02-01T16:00:00Z');
const deadline = (hoursUntilStay: number, delaysInDays = [1, 3, 5]): number =>
  (balanceDeadlineOf({
    failedAt,
    beginsAt: new Date(failedAt.getTime() + hoursUntilStay * hour),
    delaysInDays,
  }).getTime() -
    failedAt.getTime()) /
  hour;

test('a guest has two days after the last attempt, until the stay begins, but at least 24 hours', () => {
  expect(deadline(30 * 24)).toBe(11 * 24);
  expect(deadline(6 * 24)).toBe(6 * 24);
  expect(deadline(3)).toBe(24);
  expect(deadline(-100)).toBe(24);
  expect(deadline(30 * 24, [])).toBe(48);
});

test('no stay is canceled within 24 hours of a failure', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 5000 }), fc.array(fc.nat(20)), (hours, delays) => {
      expect(deadline(hours, delays) * hour).toBeGreaterThanOrEqual(day);
    }),
  );
});
