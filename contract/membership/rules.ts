export const membershipStatuses = ['ACTIVE', 'PAST_DUE', 'EXPIRED'] as const;

export type MembershipStatus = (typeof membershipStatuses)[number];

/**
 * How long a membership that renews stays ACTIVE after its period has ended, so that member prices continue to apply
 * while the renewal is charged.
 */
export const renewalWindowMinutes = 60;

/** Days after a payment within which an unused period is refunded in full. */
export const membershipRefundDays = 14;

/** What decides the status of a membership at an instant. */
export interface MembershipState {
  status: MembershipStatus;
  /** The end of the paid period. */
  endsAt: Date;
  /** Whether the next period will be charged. */
  renews: boolean;
  /** Until when an unpaid renewal can still be paid; null unless PAST_DUE. */
  graceEndsAt: Date | null;
}

const minutesLater = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/**
 * The status of a membership at an instant. A period ends at its instant, whether or not the job that records it has run
 * already.
 */
export const membershipStatusAt = (
  { status, endsAt, renews, graceEndsAt }: MembershipState,
  now: Date,
): MembershipStatus => {
  if (status === 'EXPIRED') return 'EXPIRED';
  if (status === 'PAST_DUE') return graceEndsAt && now < graceEndsAt ? 'PAST_DUE' : 'EXPIRED';
  if (now < endsAt) return 'ACTIVE';
  if (!renews) return 'EXPIRED';
  return now < minutesLater(endsAt, renewalWindowMinutes) ? 'ACTIVE' : 'PAST_DUE';
};

/** What members get, as the listings on sale have it now. */
export interface MemberDiscounts {
  /** The share of stays with a member price, 0 to 1. */
  share: number;
  /** The average discount of these stays in percent, one decimal. */
  percent: number;
  /** The fee that the discount lowers with the rate, in percent. */
  serviceFeePercent: number;
}

/**
 * What a member is expected to save on stays before taxes, in cents: the discount lowers the nightly rates, and with them
 * the service fee. 8 nights at $210.00, 10 % off at 3 of 4 stays, 10 % service fee: $138.60.
 */
export const estimateSavings = (
  { nights, nightlyAmount }: { nights: number; nightlyAmount: number },
  { share, percent, serviceFeePercent }: MemberDiscounts,
): number => Math.round(nights * nightlyAmount * share * (percent / 100) * (1 + serviceFeePercent / 100));

/** The number of nights after which the savings reach a price; null if they never do. */
export const nightsToBreakEven = (
  priceAmount: number,
  nightlyAmount: number,
  discounts: MemberDiscounts,
): number | null => {
  const perNight = estimateSavings({ nights: 1000, nightlyAmount }, discounts) / 1000;
  return perNight > 0 ? Math.ceil(priceAmount / perNight) : null;
};
