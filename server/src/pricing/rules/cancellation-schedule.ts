import type { Day } from '@golark/contract/dates/rules';
import { addDays, dayInZone, instantInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { CancellationLaw, hostPolicies, Policy, RatePlan } from '@golark/contract/pricing/cancellation';
import { longTermNights } from '@golark/contract/pricing/cancellation';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import { type RefundableLine, type RefundKind, refundAmountOf, refundPerLine } from './refund-lines.ts';

export type HostPolicy = (typeof hostPolicies)[number];
type Step = Cancellation['schedule'][number];

const hourMilliseconds = 3_600_000;

/** Days before check-in until which everything, then half of the nights, is refunded; null is never. */
const deadlines: Record<Policy, { allDays: number | null; halfDays: number | null }> = {
  flexible: { allDays: 1, halfDays: 0 },
  moderate: { allDays: 5, halfDays: 1 },
  strict: { allDays: 14, halfDays: 7 },
  'long-term': { allDays: 30, halfDays: 14 },
  'non-refundable': { allDays: null, halfDays: null },
};

/** A guest who chose the non-refundable rate has it; a long stay has its own policy, whatever the host's is. */
export const policyOf = (
  hostPolicy: HostPolicy,
  { ratePlan, nights }: { ratePlan: RatePlan; nights: number },
): Policy => {
  if (ratePlan === 'non-refundable') return 'non-refundable';
  return nights >= longTermNights ? 'long-term' : hostPolicy;
};

/** What the deadlines of a stay depend on, besides when and at what price it is booked. A quote stores it. */
export interface CancellationTerms {
  policy: Policy;
  /** Those of the place, also from before or after the booking. */
  laws: readonly CancellationLaw[];
  arriveDay: Day;
  checkInFrom: string;
  timeZone: string;
}

export interface BookedAt {
  bookedAt: Date;
  lines: readonly RefundableLine[];
}

const isInForce = ({ effectiveOn, endsOn }: CancellationLaw, day: Day): boolean =>
  effectiveOn <= day && (endsOn === null || day < endsOn);

/** The law that holds for a booking, if any; of several the one with the most hours. */
const lawOf = (
  { laws, timeZone }: CancellationTerms,
  checkIn: Date,
  bookedAt: Date,
): CancellationLaw | null => {
  const hoursAhead = (checkIn.getTime() - bookedAt.getTime()) / hourMilliseconds;
  const day = dayInZone(bookedAt, timeZone);
  return laws
    .filter((law) => isInForce(law, day) && hoursAhead >= law.minHoursAhead)
    .reduce<CancellationLaw | null>(
      (most, law) => (most && most.freeHours >= law.freeHours ? most : law),
      null,
    );
};

/** Until when everything is refunded, and the law if that is later than the policy. */
const endOfFree = (
  byPolicy: Date | null,
  { law, bookedAt, checkIn }: { law: CancellationLaw | null; bookedAt: Date; checkIn: Date },
): { free: Date | null; law: CancellationLaw | null } => {
  if (!law) return { free: byPolicy, law: null };
  const byLaw = new Date(Math.min(bookedAt.getTime() + law.freeHours * hourMilliseconds, checkIn.getTime()));
  return byPolicy && byPolicy >= byLaw ? { free: byPolicy, law: null } : { free: byLaw, law };
};

/**
 * The deadlines of a booking with their refunds, each an instant in the property's time zone. The booking stores the
 * schedule of the purchase, so that the preview and the refund are the same figure.
 */
export const cancellationSchedule = (
  terms: CancellationTerms,
  { bookedAt, lines }: BookedAt,
): Cancellation => {
  const { policy, arriveDay, checkInFrom, timeZone } = terms;
  const daysBefore = (days: number | null): Date | null =>
    days === null ? null : instantInZone(addDays(arriveDay, -days), checkInFrom, timeZone);
  const checkIn = instantInZone(arriveDay, checkInFrom, timeZone);
  const { allDays, halfDays } = deadlines[policy];
  const { free, law } = endOfFree(daysBefore(allDays), {
    ...{ bookedAt, checkIn },
    law: lawOf(terms, checkIn, bookedAt),
  });
  const steps: { until: Date; kind: Step['kind'] }[] = [
    ...(free ? [{ until: free, kind: 'all' as const }] : []),
    ...(halfDays === null ? [] : [{ until: daysBefore(halfDays) ?? checkIn, kind: 'half' as const }]),
    { until: checkIn, kind: 'fees' },
  ];
  const schedule: Step[] = [];
  const add = (until: Date | null, kind: Step['kind']): unknown =>
    schedule.push({
      until: until?.toISOString() ?? null,
      kind,
      refundAmount: usd(refundAmountOf(lines, kind)),
    });
  let from = bookedAt;
  for (const { until, kind } of steps) {
    if (until <= from) continue;
    add(until, kind);
    from = until;
  }
  add(null, 'none');
  const first = schedule[0];
  const freeUntil = first?.kind === 'all' ? first.until : null;
  return {
    ...{ policy, freeUntil, schedule },
    law: freeUntil && law ? { source: law.source, effectiveOn: law.effectiveOn, hours: law.freeHours } : null,
  };
};

/** The step of the schedule that applies at an instant; after the last deadline nothing is refunded. */
const stepAt = (cancellation: Cancellation, at: Date): Step | undefined =>
  cancellation.schedule.find((step) => step.until === null || at < new Date(step.until));

/** What canceling at an instant refunds. */
export const refundKindAt = (cancellation: Cancellation, at: Date): RefundKind =>
  stepAt(cancellation, at)?.kind ?? 'none';

/** What canceling at an instant refunds of each line, in cents, in the order of the lines. What is shown and what is paid come from here. */
export const refundPerLineAt = (
  cancellation: Cancellation,
  lines: readonly RefundableLine[],
  at: Date,
): number[] => refundPerLine(lines, refundKindAt(cancellation, at));

/** The refund for canceling at an instant, in cents. */
export const refundAt = (cancellation: Cancellation, lines: readonly RefundableLine[], at: Date): number =>
  refundPerLineAt(cancellation, lines, at).reduce((sum, amount) => sum + amount, 0);
