/** Policies that a host chooses from. */
export const hostPolicies = ['flexible', 'moderate', 'strict'] as const;

/** `long-term` holds by itself for stays of `longTermNights` or more; `non-refundable` is chosen by the guest. */
export const policies = [...hostPolicies, 'long-term', 'non-refundable'] as const;

export type Policy = (typeof policies)[number];

export const longTermNights = 28;

/** `standard`: the policy of the host. `non-refundable`: a lower price, and the nights are never refunded. */
export const ratePlans = ['standard', 'non-refundable'] as const;

export type RatePlan = (typeof ratePlans)[number];

/** A law that gives guests a refund in full for some hours, whatever policy was booked. */
export interface CancellationLaw {
  /** The stay has to be booked at least so many hours before check-in. */
  minHoursAhead: number;
  /** From the booking on. */
  freeHours: number;
  /** For bookings from this day on, until before `endsOn`, by the calendar of the place. */
  effectiveOn: string;
  endsOn: string | null;
  source: string;
}
