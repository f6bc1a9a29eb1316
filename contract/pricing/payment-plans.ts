import type { Day } from '../dates/rules.ts';
import { percentOf } from '../money/rounding.ts';

/** Everything at the booking, or a deposit with the balance on a later day. */
export const paymentPlans = ['full', 'deposit'] as const;
export type PaymentPlan = (typeof paymentPlans)[number];

/** Of whichever total is paid, and the day at the property on which the rest is due. */
export interface Deposit {
  percent: number;
  dueOn: Day;
}

/** Less is not worth a payment of its own, and gateways refuse it. Cents. */
const leastPayment = 100;

/** A deposit of 30 % of 1001 cents is 300 and leaves 701: rounded half to even. null if one of them is too little to be charged. */
export const splitDeposit = (
  total: number,
  { percent }: Pick<Deposit, 'percent'>,
): { deposit: number; balance: number } | null => {
  const deposit = percentOf(total, percent);
  const balance = total - deposit;
  return deposit < leastPayment || balance < leastPayment ? null : { deposit, balance };
};

/**
 * The rest of a balance once a refund came off it, and the part of the refund that is paid out, in cents. $60.00 of a balance of $100.00
 * leave $40.00; of $50.00 they leave nothing, and $10.00 are paid out. A rest of less than a dollar is waived.
 */
export const cutBalanceBy = (balance: number, refund: number): { left: number; paidOut: number } => {
  const left = balance - refund;
  return left >= leastPayment ? { left, paidOut: 0 } : { left: 0, paidOut: Math.max(0, -left) };
};
