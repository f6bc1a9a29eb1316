import type { Day } from '@golark/contract/dates/rules';
import { addDays, instantInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import type { PricedLine } from './price-stay.ts';
import { divideHalfEven } from './round-money.ts';

export type Policy = Cancellation['policy'];
type Step = Cancellation['schedule'][number];

/** Days before check-in until which all, then half the nights, come back. */
const deadlines: Record<Policy, { allDays: number; halfDays: number }> = {
  flexible: { allDays: 1, halfDays: 0 },
  moderate: { allDays: 5, halfDays: 1 },
  strict: { allDays: 14, halfDays: 7 },
};

/**
 * Places whose law lets every guest change their mind, whatever the host's policy: California Civil Code 1748.80
 * ff. (SB 644, since 2024-07-01): booked 72 hours or more ahead, free for 24 hours.
 */
const coolingOff: Record<string, { minHoursAhead: number; hours: number; since: Day }> = {
  ca: { minHoursAhead: 72, hours: 24, since: '2024-07-01' },
};

const lodging = new Set<PricedLine['code']>([
  'nights',
  'weekly_discount',
  'monthly_discount',
  'member_discount',
  'extra_guests',
]);
const kept = new Set<PricedLine['code']>(['cleaning_fee', 'pet_fee', 'occupancy_tax']);

const sumOf = (lines: PricedLine[], codes: Set<PricedLine['code']>): number =>
  lines.filter((line) => codes.has(line.code)).reduce((total, line) => total + line.amount, 0);

/** What each kind of step gives back of these lines, in cents. */
export const refundAmounts = (lines: PricedLine[]): Record<Step['kind'], number> => {
  const all = lines.reduce((total, line) => total + line.amount, 0);
  const nights = sumOf(lines, lodging);
  return { all, half: all - nights + divideHalfEven(nights, 2), fees: sumOf(lines, kept), none: 0 };
};

export interface ScheduleInputs {
  policy: Policy;
  stateId: string;
  arriveDay: Day;
  checkInFrom: string;
  timeZone: string;
  bookedAt: Date;
  lines: PricedLine[];
}

const endOfFree = (inputs: ScheduleInputs, checkIn: Date): Date => {
  const byPolicy = instantInZone(
    addDays(inputs.arriveDay, -deadlines[inputs.policy].allDays),
    inputs.checkInFrom,
    inputs.timeZone,
  );
  const law = coolingOff[inputs.stateId];
  const hoursAhead = (checkIn.getTime() - inputs.bookedAt.getTime()) / 3_600_000;
  if (!law || hoursAhead < law.minHoursAhead || inputs.bookedAt.toISOString().slice(0, 10) < law.since)
    return byPolicy;
  const byLaw = new Date(inputs.bookedAt.getTime() + law.hours * 3_600_000);
  return byLaw > byPolicy ? byLaw : byPolicy;
};

/**
 * The deadlines of a booking with what comes back, each an instant in the property's zone. The booking keeps it as it
 * was when booked, so that the preview and the refund are the same figure.
 */
export const cancellationSchedule = (inputs: ScheduleInputs): Cancellation => {
  const { arriveDay, checkInFrom, timeZone, bookedAt } = inputs;
  const checkIn = instantInZone(arriveDay, checkInFrom, timeZone);
  const amounts = refundAmounts(inputs.lines);
  const free = endOfFree(inputs, checkIn);
  const half = instantInZone(addDays(arriveDay, -deadlines[inputs.policy].halfDays), checkInFrom, timeZone);
  const steps: { until: Date | null; kind: Step['kind'] }[] = [
    { until: free, kind: 'all' },
    { until: half, kind: 'half' },
    { until: checkIn, kind: 'fees' },
    { until: null, kind: 'none' },
  ];
  const schedule: Step[] = [];
  let from = bookedAt;
  for (const { until, kind } of steps) {
    if (until && until <= from) continue;
    schedule.push({ until: until?.toISOString() ?? null, kind, refundAmount: usd(amounts[kind]) });
    if (until) from = until;
  }
  const first = schedule[0];
  return { policy: inputs.policy, freeUntil: first?.kind === 'all' ? first.until : null, schedule };
};

/** What canceling at an instant gives back, in cents. */
export const refundAt = (cancellation: Cancellation, at: Date): number =>
  cancellation.schedule.find((step) => step.until === null || at < new Date(step.until))?.refundAmount
    .amount ?? 0;
