import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliverByOf, latestInHandDay, paidOnOf, paysAtOf, remindAtOf } from './delivery-deadline.ts';

const event = { startsAt: new Date('2026-12-06T03:00:00Z'), timeZone: 'America/Los_Angeles' };
const at = (text: string) => new Date(text);

test('the deadline is the end of the day in hand, and a day before the event at the latest', () => {
  const soldAt = at('2026-11-20T18:00:00Z');
  const by = (inHandOn: string | null) => deliverByOf(event, { soldAt, inHandOn }).toISOString();
  expect(by('2026-12-01')).toBe('2026-12-02T07:59:00.000Z');
  expect(by('2026-12-04')).toBe('2026-12-05T03:00:00.000Z');
  expect(by(null)).toBe('2026-12-05T03:00:00.000Z');
});

test('who sells late has twelve hours, or half of the time that is left', () => {
  const by = (soldAt: string, inHandOn: string | null = null) =>
    deliverByOf(event, { soldAt: at(soldAt), inHandOn }).toISOString();
  expect(by('2026-12-03T03:00:00Z', '2026-12-01')).toBe('2026-12-03T15:00:00.000Z');
  expect(by('2026-12-05T00:00:00Z')).toBe('2026-12-05T12:00:00.000Z');
  expect(by('2026-12-05T23:00:00Z')).toBe('2026-12-06T01:00:00.000Z');
});

test('every deadline is after the sale, before the event, and after its reminder', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 * 24 * 60 }),
      fc.option(fc.integer({ min: -20, max: 400 })),
      (minutesBefore, inHandIn) => {
        const soldAt = new Date(event.startsAt.getTime() - minutesBefore * 60_000);
        const inHandOn =
          inHandIn === null
            ? null
            : new Date(soldAt.getTime() + inHandIn * 86_400_000).toISOString().slice(0, 10);
        const deliverBy = deliverByOf(event, { soldAt, inHandOn });
        expect(deliverBy > soldAt && deliverBy < event.startsAt).toBe(true);
        const remindAt = remindAtOf(soldAt, deliverBy);
        expect(remindAt > soldAt && remindAt < deliverBy).toBe(true);
      },
    ),
  );
});

test('sellers are paid at noon of the third day after the event, in the time zone of the venue', () => {
  // the evening of December 5 in Los Angeles
  expect(paidOnOf(event)).toBe('2026-12-08');
  expect(paysAtOf(event).toISOString()).toBe('2026-12-08T20:00:00.000Z');
  expect(latestInHandDay(event)).toBe('2026-12-04');
});
