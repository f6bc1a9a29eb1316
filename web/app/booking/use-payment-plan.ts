import type { PaymentPlan } from '@golark/contract/pricing/payment-plans';
import type { Price, Quote } from '@golark/contract/pricing/schemas';
import { useState } from 'react';
import type { BookingOutcome } from './booking-outcome.ts';

type Chosen = {
  quote: Quote;
  /** Of everything that is ordered. */
  price: Price;
  isJoiningGoPlus: boolean;
  outcome: BookingOutcome | undefined;
  /** That of an order that is held, which is paid as it was placed; null for a new one. */
  held: PaymentPlan | null;
};

/** The deposit of a quote, if it is offered, with what is paid now of everything that is ordered. */
export const usePaymentPlan = ({ quote, price, isJoiningGoPlus, outcome, held }: Chosen) => {
  const [chosen, setChosen] = useState(held ?? outcome?.values['paymentPlan'] ?? 'full');
  const [isHeld, setHeld] = useState(held !== null);
  if (outcome?.failure === 'declined' && !isHeld) setHeld(true);
  const offer = quote.paymentPlans.find(({ paymentPlan }) => paymentPlan === 'deposit');
  const balance = offer?.[isJoiningGoPlus ? 'member' : quote.applies][1];
  const deposit =
    balance?.dueOn == null
      ? null
      : {
          now: price.total.amount - balance.amount.amount,
          later: balance.amount.amount,
          dueOn: balance.dueOn,
        };
  const isDeposit = deposit !== null && chosen === 'deposit';
  return {
    ...{ deposit, isDeposit, isHeld, setChosen },
    /** Cents. */
    total: price.total.amount,
    payNow: isDeposit ? deposit.now : price.total.amount,
  };
};

export type PaymentPlanInCheckout = ReturnType<typeof usePaymentPlan>;
