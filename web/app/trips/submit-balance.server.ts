import { payBalance, updateSavedCard } from '@golark/contract/booking/calls';
import { paidTripPath } from '@golark/contract/deposit-paths';
import { tripPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { balanceCardIntent, payBalanceIntent } from './balance-intents.ts';

/** Pays the rest with the chosen card; without one, with the card on file. */
export const submitBalance = async (request: AccountFormRequest, bookingId: string) => {
  const savedCardId = textOf(request.form, 'savedCardId');
  const result = await submitForm(request, {
    intent: payBalanceIntent,
    call: payBalance,
    params: { bookingId },
    body: savedCardId ? { savedCardId } : {},
  });
  if (result.ok) throw redirect(paidTripPath(bookingId));
  // not as a rejection: the page loads the new attempt, or the step at the bank
  if (result.error?.code === 'AUTHENTICATION_REQUIRED') throw redirect(tripPath(bookingId));
  return result.error?.code === 'CARD_DECLINED' ? result.outcome : rejected(result.outcome);
};

/** The card that is charged on the day. */
export const submitBalanceCard = async (request: AccountFormRequest, bookingId: string) => {
  const result = await submitForm(request, {
    intent: balanceCardIntent,
    call: updateSavedCard,
    params: { bookingId },
    body: { savedCardId: textOf(request.form, 'savedCardId') },
  });
  return result.ok ? doneOutcome(balanceCardIntent) : rejected(result.outcome);
};
