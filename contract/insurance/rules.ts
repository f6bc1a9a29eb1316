/** How long the premium of a quote holds. */
export const insuranceQuoteMinutes = 30;

/** A policy is canceled with a full refund within so many days of its purchase, as long as the stay has not begun. */
export const insuranceRefundDays = 10;

/** What a policy pays for, in the order in which it is listed. */
export const coverageCodes = [
  'trip_cancellation',
  'trip_interruption',
  'medical',
  'travel_delay',
  'baggage',
] as const;
export type CoverageCode = (typeof coverageCodes)[number];

/** `HELD` until the order is paid; a released one was never in force. */
export const policyStatuses = ['HELD', 'ACTIVE', 'CANCELED', 'RELEASED'] as const;
export type PolicyStatus = (typeof policyStatuses)[number];
