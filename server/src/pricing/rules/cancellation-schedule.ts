import type { Day } from '@golark/contract/dates/rules';
import { addDays, instantInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import { type RefundableLine, refundAmountOf } from './refund-lines.ts';

export type Policy = Cancellation['policy'];
type Step = Cancellation['schedule'][number];

/** Days before check-in until which everything, then half of the nights, is refunded. */
const deadlines: Record<Policy, { allDays: number; halfDays: number }> = {
  flexible: { allDays: 1, halfDays: 0 },
  moderate: { allDays: 5, halfDays: 1 },
  strict: { allDays: 14, halfDays: 7 },
};

/**
 * Places whose law overrides the host's policy: California Civil Code 1748.80 ff. (SB 644, since 2024-07-01): a stay
 * booked 72 hours or more ahead can be canceled free of charge for 24 hours.
 */
const coolingOff: Record<string, { minHoursAhead: number; hours: number; since: Day }> = {
  ca: { minHoursAhead: 72, hours: 24, since: '2024-07-01' },
};

export interface ScheduleInputs {
  policy: Policy;
  stateId: string;
  arriveDay: Day;
  checkInFrom: string;
  timeZone: string;
  bookedAt: Date;
  lines: readonly RefundableLine[];
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
 * The deadlines of a booking with their refunds, each an instant in the property's time zone. The booking stores the
 * schedule of the purchase, so that the preview and the refund are the same figure.
 */
export const cancellationSchedule = (inputs: ScheduleInputs): Cancellation => {
  const { arriveDay, checkInFrom, timeZone, bookedAt } = inputs;
  const checkIn = instantInZone(arriveDay, checkInFrom, timeZone);
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
    schedule.push({
      until: until?.toISOString() ?? null,
      kind,
      refundAmount: usd(refundAmountOf(inputs.lines, kind)),
    });
    if (until) from = until;
  }
  const first = schedule[0];
  return { policy: inputs.policy, freeUntil: first?.kind === 'all' ? first.until : null, schedule };
};

/** The step of the schedule that applies at an instant; after the last deadline nothing is refunded. */
export const stepAt = (cancellation: Cancellation, at: Date): Step | undefined =>
  cancellation.schedule.find((step) => step.until === null || at < new Date(step.until));

/** The refund for canceling at an instant, in cents. */
export const refundAt = (cancellation: Cancellation, at: Date): number =>
  stepAt(cancellation, at)?.refundAmount.amount ?? 0;
