import { type CancellationLaw, policies } from '@golark/contract/pricing/cancellation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookedAt,
  type CancellationTerms,
  cancellationSchedule,
  policyOf,
  refundAt,
  refundPerLineAt,
} from './cancellation-schedule.ts';

const lines: BookedAt['lines'] = [
  { code: 'nights', amount: 40_001 },
  { code: 'weekly_discount', amount: -4000 },
  { code: 'cleaning_fee', amount: 12_000 },
  { code: 'service_fee', amount: 4800 },
  { code: 'occupancy_tax', amount: 3333 },
];
const total = 56_134;

const california: CancellationLaw = {
  ...{ minHoursAhead: 72, freeHours: 24, effectiveOn: '2024-07-01', endsOn: null },
  source: 'SB 644',
};

const scheduleOf = ({
  bookedAt = '2026-11-20T12:00:00Z',
  paid = lines,
  ...change
}: Partial<CancellationTerms> & { bookedAt?: string; paid?: BookedAt['lines'] } = {}) =>
  cancellationSchedule(
    {
      ...{ policy: 'moderate', laws: [], arriveDay: '2026-12-18', checkInFrom: '15:00:00' },
      timeZone: 'America/Los_Angeles',
      ...change,
    },
    { bookedAt: new Date(bookedAt), lines: paid },
  );

test('deadlines are instants at the check-in time of the house', () => {
  const { schedule, freeUntil } = scheduleOf();
  expect(freeUntil).toBe('2026-12-13T23:00:00.000Z');
  expect(schedule.map((step) => [step.kind, step.until])).toEqual([
    ['all', '2026-12-13T23:00:00.000Z'],
    ['half', '2026-12-17T23:00:00.000Z'],
    ['fees', '2026-12-18T23:00:00.000Z'],
    ['none', null],
  ]);
});

test('a deadline before a change of the clocks is at the same hour of the day', () => {
  const days = { arriveDay: '2026-11-03', bookedAt: '2026-09-01T12:00:00Z' };
  // daylight saving time ends on November 1
  expect(scheduleOf({ ...days, policy: 'moderate' }).freeUntil).toBe('2026-10-29T22:00:00.000Z');
  expect(scheduleOf({ ...days, policy: 'flexible' }).freeUntil).toBe('2026-11-02T23:00:00.000Z');
});

test('gives all, then half the nights with every fee, then cleaning and taxes, then nothing', () => {
  const cancellation = scheduleOf();
  const at = (instant: string) => refundAt(cancellation, lines, new Date(instant));
  expect(at('2026-12-13T22:59:59Z')).toBe(total);
  expect(at('2026-12-13T23:00:00Z')).toBe(total - 36_001 + 18_000);
  expect(at('2026-12-18T00:00:00Z')).toBe(12_000 + 3333);
  expect(at('2026-12-19T00:00:00Z')).toBe(0);
});

test('a stay booked late begins with what is still open', () => {
  const { schedule, freeUntil } = scheduleOf({ bookedAt: '2026-12-16T12:00:00Z' });
  expect(freeUntil).toBeNull();
  expect(schedule[0]?.kind).toBe('half');
});

test('a non-refundable stay gives back cleaning and taxes until check-in, and no night', () => {
  const { schedule, freeUntil } = scheduleOf({ policy: 'non-refundable' });
  expect(freeUntil).toBeNull();
  expect(schedule.map(({ kind, refundAmount }) => [kind, refundAmount.amount])).toEqual([
    ['fees', 12_000 + 3333],
    ['none', 0],
  ]);
});

test('a long stay is free to cancel until thirty days before it, and half of it until fourteen', () => {
  const { schedule } = scheduleOf({ policy: 'long-term', bookedAt: '2026-10-01T12:00:00Z' });
  expect(schedule.map(({ kind, until }) => [kind, until])).toEqual([
    ['all', '2026-11-18T23:00:00.000Z'],
    ['half', '2026-12-04T23:00:00.000Z'],
    ['fees', '2026-12-18T23:00:00.000Z'],
    ['none', null],
  ]);
});

test('the policy is that of the host below 28 nights, long-term from then on, and what the guest chose', () => {
  expect(policyOf('strict', { ratePlan: 'standard', nights: 27 })).toBe('strict');
  expect(policyOf('flexible', { ratePlan: 'standard', nights: 28 })).toBe('long-term');
  expect(policyOf('flexible', { ratePlan: 'non-refundable', nights: 3 })).toBe('non-refundable');
});

test.each(['strict', 'non-refundable'] as const)(
  'in California a stay booked 72 hours ahead is free to cancel for 24 hours, also if it is %s',
  (policy) => {
    const bookedAt = '2026-12-10T12:00:00Z';
    expect(scheduleOf({ policy, bookedAt }).freeUntil).toBeNull();
    const { freeUntil, law, schedule } = scheduleOf({ policy, bookedAt, laws: [california] });
    expect(freeUntil).toBe('2026-12-11T12:00:00.000Z');
    expect(law).toEqual({ source: 'SB 644', effectiveOn: '2024-07-01', hours: 24 });
    expect(schedule[0]?.refundAmount.amount).toBe(total);
    const hours = (before: string) => scheduleOf({ policy, laws: [california], bookedAt: before }).freeUntil;
    expect(hours('2026-12-15T23:00:00Z')).toBe('2026-12-16T23:00:00.000Z');
    expect(hours('2026-12-15T23:00:01Z')).toBeNull();
  },
);

test('a law holds from its day until before its end, and a policy that gives more stays', () => {
  const bookedOn = (day: string, law: Partial<CancellationLaw> = {}) =>
    scheduleOf({
      ...{ policy: 'non-refundable', bookedAt: `${day}T12:00:00Z` },
      laws: [{ ...california, effectiveOn: '2026-06-01', ...law }],
    }).freeUntil;
  expect(bookedOn('2026-05-31')).toBeNull();
  expect(bookedOn('2026-06-01')).not.toBeNull();
  expect(bookedOn('2026-06-01', { endsOn: '2026-06-01' })).toBeNull();
  expect(bookedOn('2026-06-01', { endsOn: '2026-06-02' })).not.toBeNull();
  expect(scheduleOf({ laws: [california] })).toEqual(scheduleOf());
});

test('a law ends with check-in, and never gives anything after it', () => {
  const always = { ...california, minHoursAhead: 0, freeHours: 100 };
  const { schedule } = scheduleOf({
    policy: 'strict',
    laws: [always],
    bookedAt: '2026-12-17T12:00:00Z',
  });
  expect(schedule.map(({ kind, until }) => [kind, until])).toEqual([
    ['all', '2026-12-18T23:00:00.000Z'],
    ['none', null],
  ]);
});

const anyLaw = fc.record({
  minHoursAhead: fc.integer({ min: 0, max: 200 }),
  freeHours: fc.integer({ min: 1, max: 300 }),
  effectiveOn: fc.constantFrom('2024-07-01', '2026-12-01', '2027-01-01'),
  endsOn: fc.constantFrom(null, '2026-12-10'),
  source: fc.constant('test'),
});

/** Lines of a price: discounts are never above the nights. */
const anyLines = fc
  .record({
    nights: fc.integer({ min: 1, max: 1_000_000 }),
    discounts: fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 4 }),
    fees: fc.record({ cleaning: fc.nat(50_000), service: fc.nat(100_000), tax: fc.nat(100_000) }),
  })
  .map(({ nights, discounts, fees }): BookedAt['lines'] => {
    const codes = ['weekly_discount', 'non_refundable_discount', 'member_discount', 'coupon'] as const;
    let left = nights;
    const taken = discounts.map((percent, i) => {
      const amount = -Math.round((left * percent) / 100);
      left += amount;
      return { code: codes[i] ?? 'coupon', amount };
    });
    return [
      { code: 'nights', amount: nights },
      ...taken,
      { code: 'cleaning_fee', amount: fees.cleaning },
      { code: 'service_fee', amount: fees.service },
      { code: 'occupancy_tax', amount: fees.tax },
    ];
  });

test('a refund is never negative, never above what was paid, and never grows with time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...policies),
      fc.array(anyLaw, { maxLength: 2 }),
      fc.record({
        paid: anyLines,
        hoursAhead: fc.integer({ min: -100, max: 960 }),
        later: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 6 }),
      }),
      (policy, laws, { paid, hoursAhead, later }) => {
        const bookedAt = new Date(Date.parse('2026-12-18T23:00:00Z') - hoursAhead * 3_600_000);
        const cancellation = scheduleOf({ policy, laws, paid, bookedAt: bookedAt.toISOString() });
        const most = paid.reduce((sum, { amount }) => sum + amount, 0);
        const amounts = later
          .toSorted((a, b) => a - b)
          .map((hours) => refundAt(cancellation, paid, new Date(bookedAt.getTime() + hours * 3_600_000)));
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
        for (const amount of amounts) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(most);
        }
        expect(cancellation.schedule.at(-1)).toMatchObject({ until: null, kind: 'none' });
      },
    ),
  );
});

test('each amount that a schedule shows is what canceling until then pays, line by line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...policies),
      fc.array(anyLaw, { maxLength: 2 }),
      fc.integer({ min: 1, max: 960 }),
      (policy, laws, hoursAhead) => {
        const bookedAt = new Date(Date.parse('2026-12-18T23:00:00Z') - hoursAhead * 3_600_000);
        const cancellation = scheduleOf({ policy, laws, bookedAt: bookedAt.toISOString() });
        for (const { until, refundAmount } of cancellation.schedule) {
          const at = new Date(until ? Date.parse(until) - 1 : '2027-01-01');
          const paid = refundPerLineAt(cancellation, lines, at);
          expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(refundAmount.amount);
          lines.forEach((line, i) => {
            expect(Math.abs(paid[i] ?? 0)).toBeLessThanOrEqual(Math.abs(line.amount) + 1);
          });
        }
      },
    ),
  );
});
