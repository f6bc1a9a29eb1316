import type { Booking } from '@golark/contract/booking/schemas';
import { continuePayment } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { endUnpaidChange } from './changes/give-up-change.ts';
import { getOwnBooking } from './get-own-booking.ts';
import { declined } from './payment-failures.ts';
import type { BookingView } from './views.ts';

/** Asks the gateway for the outcome of 3-D Secure and applies it. Throws CARD_DECLINED. */
export const confirmPayment = async (
  ctx: Context,
  caller: AccountCaller,
  own: BookingView,
): Promise<{ booking: Booking }> => {
  const waiting = own.payments.find(({ status }) => status === 'REQUIRES_ACTION');
  const payment = waiting ? await continuePayment(ctx, waiting.id) : null;
  const change = own.pending_change;
  if (payment?.status === 'FAILED' && change?.order_id === payment.order_id)
    await endUnpaidChange(ctx, { orderId: payment.order_id, changeId: change.id });
  const booking = await getOwnBooking(ctx, caller, own.id);
  if (payment?.status === 'FAILED') throw declined(booking, payment.failure_code);
  return { booking };
};
