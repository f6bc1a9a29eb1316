import { usd } from '@golark/contract/money/rules';
import type { Deposit, PaymentPlan } from '@golark/contract/pricing/payment-plans';
import { splitDeposit } from '@golark/contract/pricing/payment-plans';
import type { Rate } from '@golark/contract/pricing/schemas';
import { invalidField } from '#platform/failure';
import type { QuoteTerms } from './quote-terms.ts';

/** What of a price is paid later, and when. */
export interface LaterPayment {
  /** Cents. */
  amount: number;
  dueOn: string;
}

/** The deposit of a quote; who pays less for not getting the nights back pays at once. */
export const depositOfQuote = ({ offer, deposit }: Pick<QuoteTerms, 'offer' | 'deposit'>): Deposit | null =>
  offer.inputs.ratePlan === 'non-refundable' ? null : (deposit ?? null);

/** What is paid later of the price that applies. Throws VALIDATION_ERROR (paymentPlan) for a deposit that the quote does not offer. */
export const laterPaymentOf = (terms: QuoteTerms, paymentPlan: PaymentPlan): LaterPayment | null => {
  if (paymentPlan === 'full') return null;
  const deposit = depositOfQuote(terms);
  const split = deposit && splitDeposit(terms.offer[terms.applies].total, deposit);
  if (!deposit || !split) throw invalidField('paymentPlan', 'deposit_not_offered');
  return { amount: split.balance, dueOn: deposit.dueOn };
};

/** The ways to pay for a quote, at both of its prices. */
export const presentPaymentPlans = (terms: QuoteTerms): Rate['paymentPlans'] => {
  const totals = { nonMember: terms.offer.nonMember.total, member: terms.offer.member.total };
  const now = (amount: number) => ({ dueOn: null, amount: usd(amount) });
  const full = {
    ...{ paymentPlan: 'full' as const, nonMember: [now(totals.nonMember)], member: [now(totals.member)] },
  };
  const deposit = depositOfQuote(terms);
  const nonMember = deposit && splitDeposit(totals.nonMember, deposit);
  const member = deposit && splitDeposit(totals.member, deposit);
  if (!deposit || !nonMember || !member) return [full];
  const parts = (split: { deposit: number; balance: number }) => [
    now(split.deposit),
    { dueOn: deposit.dueOn, amount: usd(split.balance) },
  ];
  return [full, { paymentPlan: 'deposit', nonMember: parts(nonMember), member: parts(member) }];
};
