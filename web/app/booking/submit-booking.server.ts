import { bookStay } from '@golark/contract/booking/calls';
import { tripPath } from '@golark/contract/paths';
import { bookedTripPath } from '@golark/contract/trip-paths';
import { redirect } from 'react-router';
import { paymentErrors, paymentOf } from '../payments/index.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { submitForm } from '../platform/page/submit-form.server.ts';
import { bookIntent, rejectedBooking, shownFields, stayOf } from './booking-form.server.ts';
import { submitOrder } from './submit-order.server.ts';

const submitStay = async (request: AccountFormRequest) => {
  const { form, now } = request;
  const payment = paymentOf(form);
  const result = await submitForm(request, {
    intent: bookIntent,
    call: bookStay,
    body: { ...stayOf(form), ...payment },
    errors: paymentErrors(payment, now),
    fields: shownFields,
  });
  if (result.ok) throw redirect(bookedTripPath(result.data.booking.id));
  // the trip's page explains the step at the bank and leads there
  if (result.error?.code === 'AUTHENTICATION_REQUIRED') throw redirect(tripPath(result.error.bookingId));
  return rejectedBooking(result);
};

/** Books and redirects to the trip; otherwise the outcome says what failed, and the form keeps its values. */
export const submitBooking = (request: AccountFormRequest) =>
  ['goPlus', 'holdId', 'insuranceQuoteId', 'secondQuoteId'].some((name) => request.form.has(name))
    ? submitOrder(request)
    : submitStay(request);
