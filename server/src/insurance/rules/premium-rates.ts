import { nightsBetween } from '@golark/contract/dates/rules';
import type { CoverageCode } from '@golark/contract/insurance/rules';
import { basisPointsOf, divideHalfEven } from '@golark/contract/money/rounding';

interface PremiumRate {
  /** The first day of stays with this rate. */
  startsOn: string;
  /** Basis points of the insured amount, for stays that can be canceled with a refund and for others. */
  refundable: number;
  nonRefundable: number;
  /** Added for stays of `longStayNights` and more. */
  longStay: number;
  /** Cents per guest; the least that a policy costs. */
  leastPerGuest: number;
}

const longStayNights = 14;

/** Invented, in the range of what travel insurance costs in the United States; the latest row that has started applies. */
const premiumRates: readonly PremiumRate[] = [
  { startsOn: '2020-01-01', refundable: 450, nonRefundable: 600, longStay: 100, leastPerGuest: 600 },
];

const rateOf = (day: string): PremiumRate => {
  const rate = premiumRates.findLast(({ startsOn }) => startsOn <= day);
  if (!rate) throw new Error(`there is no premium rate for ${day}`);
  return rate;
};

interface InsuredStay {
  /** Cents. */
  insuredAmount: number;
  arriveDay: string;
  departDay: string;
  guests: number;
  isRefundable: boolean;
}

/** Cents. */
export const premiumOf = ({
  insuredAmount,
  arriveDay,
  departDay,
  guests,
  isRefundable,
}: InsuredStay): number => {
  const { refundable, nonRefundable, longStay, leastPerGuest } = rateOf(arriveDay);
  const isLong = nightsBetween(arriveDay, departDay) >= longStayNights;
  const basisPoints = (isRefundable ? refundable : nonRefundable) + (isLong ? longStay : 0);
  return Math.max(guests * leastPerGuest, basisPointsOf(insuredAmount, basisPoints));
};

/** The most that is paid in each case, in cents: the price of the stay, one and a half times that, and amounts per guest. */
export const coverageOf = ({
  insuredAmount,
  guests,
}: Pick<InsuredStay, 'insuredAmount' | 'guests'>): { code: CoverageCode; limitAmount: number }[] => [
  { code: 'trip_cancellation', limitAmount: insuredAmount },
  { code: 'trip_interruption', limitAmount: divideHalfEven(insuredAmount * 3, 2) },
  { code: 'medical', limitAmount: guests * 2_500_000 },
  { code: 'travel_delay', limitAmount: guests * 60_000 },
  { code: 'baggage', limitAmount: guests * 100_000 },
];
