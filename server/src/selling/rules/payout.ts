import { percentOf } from '@golark/contract/money/rounding';
import { missedDeliveryPercent } from '@golark/contract/selling/rules';

/** What a seller owes who doesn't deliver tickets for which the buyer paid this, in cents. */
export const penaltyOf = (buyerPaysAmount: number): number =>
  percentOf(buyerPaysAmount, missedDeliveryPercent);

/** How much of a payout is paid to a seller who owes something: what it doesn't cover is taken from the next one. */
export const paidOf = (amount: number, debt: number): number => Math.max(0, amount - Math.max(0, debt));
