import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationSchedule, refundAt, type ScheduleInputs } from './cancellation-schedule.ts';

const lines: ScheduleInputs['lines'] = [
  { code: 'nights', amount: 40_001 },
  { code: 'weekly_discount', amount: -4000 },
  { code: 'cleaning_fee', amount: 12_000 },
  { code: 'service_fee', amount: 4800 },
  { code: 'occupancy_tax', amount: 3333 },
];
const total = 56_134;

const given = (change: Partial<ScheduleInputs> = {}): ScheduleInputs => ({
  policy: 'moderate',
  stateId: 'or',
  arriveDay: '2026-12-18',
  checkInFrom: '15:00:00',
  timeZone: 'America/Los_Angeles',
  bookedAt: new Date('2026-11-20T12:00:00Z'),
  lines,
  ...change,
});

test('deadlines are instants at the check-in time of the house', () => {
  const { schedule, freeUntil } = cancellationSchedule(given());
  expect(freeUntil).toBe('2026-12-13T23:00:00.000Z');
  expect(schedule.map((step) => [step.kind, step.until])).toEqual([
    ['all', '2026-12-13T23:00:00.000Z'],
    ['half', '2026-12-17T23:00:00.000Z'],
    ['fees', '2026-12-18T23:00:00.000Z'],
    ['none', null],
  ]);
});

test('gives all, then half the nights with every fee, then cleaning and taxes, then nothing', () => {
  const cancellation = cancellationSchedule(given());
  const at = (instant: string) => refundAt(cancellation, new Date(instant));
  expect(at('2026-12-13T22:59:59Z')).toBe(total);
  expect(at('2026-12-13T23:00:00Z')).toBe(total - 36_001 + 18_000);
  expect(at('2026-12-18T00:00:00Z')).toBe(12_000 + 3333);
  expect(at('2026-12-19T00:00:00Z')).toBe(0);
});

test('a stay booked late begins with what is still open', () => {
  const { schedule, freeUntil } = cancellationSchedule(given({ bookedAt: new Date('2026-12-16T12:00:00Z') }));
  expect(freeUntil).toBeNull();
  expect(schedule[0]?.kind).toBe('half');
});

test('in California a stay booked 72 hours ahead is free to cancel for 24 hours, whatever the policy', () => {
  const booked = new Date('2026-12-10T12:00:00Z');
  const strict = { policy: 'strict' as const, bookedAt: booked };
  expect(cancellationSchedule(given({ ...strict, stateId: 'or' })).freeUntil).toBeNull();
  expect(cancellationSchedule(given({ ...strict, stateId: 'ca' })).freeUntil).toBe(
    '2026-12-11T12:00:00.000Z',
  );
  const late = given({ policy: 'strict', stateId: 'ca', bookedAt: new Date('2026-12-16T00:00:00Z') });
  expect(cancellationSchedule(late).freeUntil).toBeNull();
});

test('what comes back never grows with time and never exceeds what was paid', () => {
  const policy = fc.constantFrom('flexible' as const, 'moderate' as const, 'strict' as const);
  const state = fc.constantFrom('ca', 'or', 'hi');
  fc.assert(
    fc.property(policy, state, fc.integer({ min: 0, max: 40 }), (chosen, stateId, daysAhead) => {
      const bookedAt = new Date(Date.parse('2026-12-18T20:00:00Z') - daysAhead * 86_400_000);
      const { schedule } = cancellationSchedule(given({ policy: chosen, stateId, bookedAt }));
      const amounts = schedule.map((step) => step.refundAmount.amount);
      expect(Math.max(...amounts)).toBeLessThanOrEqual(total);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      expect(schedule.at(-1)?.until).toBeNull();
    }),
  );
});
