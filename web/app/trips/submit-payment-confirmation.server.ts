import { confirmPayment } from '@golark/contract/booking/calls';
import { bookedTripPath, tripPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { confirmPaymentIntent } from '../payments/index.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';

/** Continues the payment; the trip's page then shows the booking, the decline or that the bank still decides. */
export const submitPaymentConfirmation = async (request: AccountFormRequest, bookingId: string) => {
  const params = { bookingId };
  const result = await submitForm(request, { intent: confirmPaymentIntent, call: confirmPayment, params });
  if (result.ok && result.data.booking.status === 'CONFIRMED') throw redirect(bookedTripPath(bookingId));
  if (result.ok || result.error?.code === 'CARD_DECLINED') throw redirect(tripPath(bookingId));
  return rejected(result.outcome);
};
