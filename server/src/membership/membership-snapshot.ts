import type { Plan } from './store/plans.ts';

/** A membership as it was at purchase: what a period costs without a code, and what it contains. */
export interface MembershipSnapshot {
  planId: string;
  priceAmount: number;
  months: number;
  ticketFeePercentOff: number;
}

export const snapshotOf = ({ id, priceAmount, months, ticketFeePercentOff }: Plan): MembershipSnapshot => ({
  planId: id,
  priceAmount,
  months,
  ticketFeePercentOff,
});
