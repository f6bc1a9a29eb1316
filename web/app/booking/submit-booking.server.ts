import { bookStay } from '@golark/contract/booking/calls';
import type { ErrorCode } from '@golark/contract/errors/rules';
import { bookedTripPath, tripPath } from '@golark/contract/paths';
import type { Quote } from '@golark/contract/pricing/schemas';
import { redirect } from 'react-router';
import { paymentErrors, paymentOf, shownPaymentFields } from '../payments/index.ts';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';

export type BookingProblem = 'declined' | 'taken' | 'expired' | 'changed' | 'running' | 'failed';

export type BookingOutcome = FormOutcome & {
  /** Why the booking failed; absent when fields of the form are wrong. */
  failure?: BookingProblem;
  /** Until when the nights stay held after a declined card. */
  heldUntil?: string | null;
  /** The quote with the current price when it differs from the quoted one. */
  quote?: Quote;
  reference?: string;
};

const failureOfCode: Partial<Record<ErrorCode, BookingProblem>> = {
  CARD_DECLINED: 'declined',
  DATES_UNAVAILABLE: 'taken',
  QUOTE_EXPIRED: 'expired',
  PRICE_CHANGED: 'changed',
  INVALID_STATE: 'expired',
  IDEMPOTENCY_IN_PROGRESS: 'running',
};

const fields = ['firstName', 'lastName', 'email', 'note', ...shownPaymentFields];

const stayOf = (form: FormData) => ({
  quoteId: textOf(form, 'quoteId'),
  guest: {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
  },
  note: textOf(form, 'note'),
});

/** Books and redirects to the trip; otherwise the outcome says what failed, and the form keeps its values. */
export const submitBooking = async (request: AccountFormRequest) => {
  const payment = paymentOf(request.form);
  const result = await submitForm(request, {
    intent: 'book',
    call: bookStay,
    body: { ...stayOf(request.form), ...payment },
    errors: paymentErrors(payment, request.now),
    fields,
  });
  if (result.ok) throw redirect(bookedTripPath(result.data.booking.id));
  const { error, outcome } = result;
  // the trip's page explains the step at the bank and leads there
  if (error?.code === 'AUTHENTICATION_REQUIRED') throw redirect(tripPath(error.bookingId));
  if (!error || outcome.detail || Object.keys(outcome.errors).length > 0)
    return rejected<BookingOutcome>(outcome);
  return rejected<BookingOutcome>({
    ...outcome,
    failure: failureOfCode[error.code] ?? 'failed',
    reference: error.requestId,
    ...(error.code === 'CARD_DECLINED' ? { heldUntil: error.holdExpiresAt } : {}),
    ...(error.code === 'PRICE_CHANGED' ? { quote: error.quote } : {}),
  });
};
