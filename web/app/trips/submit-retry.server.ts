import { retryCharge, updateSavedCard } from '@golark/contract/booking/calls';
import { tripPath } from '@golark/contract/paths';
import { bookedTripPath } from '@golark/contract/trip-paths';
import { redirect } from 'react-router';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { retryIntent } from './retry-intent.ts';

/** Pays with the chosen card; without one, with the card that was declined. */
export const submitRetry = async (request: AccountFormRequest, bookingId: string) => {
  const { form } = request;
  const params = { bookingId };
  const savedCardId = textOf(form, 'savedCardId');
  if (savedCardId) {
    const body = { savedCardId };
    const replaced = await submitForm(request, { intent: retryIntent, call: updateSavedCard, params, body });
    if (!replaced.ok) return rejected(replaced.outcome);
  }
  const result = await submitForm(request, {
    intent: retryIntent,
    call: retryCharge,
    params,
    body: { bookingChargeNumber: textOf(form, 'bookingChargeNumber') },
  });
  if (result.ok) throw redirect(bookedTripPath(bookingId));
  // not as a rejection: the page loads the new attempt, or the step at the bank
  if (result.error?.code === 'AUTHENTICATION_REQUIRED') throw redirect(tripPath(bookingId));
  return result.error?.code === 'CARD_DECLINED' ? result.outcome : rejected(result.outcome);
};
