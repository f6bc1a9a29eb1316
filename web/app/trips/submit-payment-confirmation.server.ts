import { confirmPayment } from '@golark/contract/booking/calls';
import { changedTripPath, declinedChangePath } from '@golark/contract/change-paths';
import { paidTripPath } from '@golark/contract/deposit-paths';
import { tripPath } from '@golark/contract/paths';
import { bookedTripPath } from '@golark/contract/trip-paths';
import { redirect } from 'react-router';
import { confirmPaymentIntent } from '../payments/index.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { loadTrip } from './load-trips.ts';

/** Continues the payment; the trip's page then shows the booking, the decline or that the bank still decides. */
export const submitPaymentConfirmation = async (request: AccountFormRequest, bookingId: string) => {
  const params = { bookingId };
  const result = await submitForm(request, { intent: confirmPaymentIntent, call: confirmPayment, params });
  if (result.ok && result.data.booking.status === 'CONFIRMED') {
    if (result.data.booking.balance?.status === 'PAID') throw redirect(paidTripPath(bookingId));
    const isChange = result.data.booking.changes.length > 0;
    throw redirect(isChange ? changedTripPath(bookingId) : bookedTripPath(bookingId));
  }
  if (result.ok) throw redirect(tripPath(bookingId));
  if (result.error?.code === 'CARD_DECLINED') {
    const { status, balance } = await loadTrip(request.api, bookingId);
    const isChange = status === 'CONFIRMED' && (balance === null || balance.status === 'PAID');
    throw redirect(isChange ? declinedChangePath(bookingId) : tripPath(bookingId));
  }
  return rejected(result.outcome);
};
