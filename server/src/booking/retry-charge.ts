import type { Booking } from '@golark/contract/booking/schemas';
import { payAgain, replaceCard } from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { payBookingBalance } from './balance/pay-booking-balance.ts';
import { getOwnBooking } from './get-own-booking.ts';
import { authenticationRequired, declined } from './payment-failures.ts';
import type { BookingView } from './views.ts';

/**
 * Tries a failed charge of the caller's own booking again, with the card that replaced its card, if any. The charge is of the
 * whole order. A charge that succeeded meanwhile is not made again. Throws NOT_FOUND for a charge of another booking,
 * INVALID_STATE for one that didn't fail or was tried again, CARD_DECLINED, AUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export const retryCharge = async (
  ctx: Context,
  caller: AccountCaller,
  { own, bookingChargeNumber }: { own: BookingView; bookingChargeNumber: string },
): Promise<{ booking: Booking }> => {
  const charge = own.payments.find(({ id }) => id === bookingChargeNumber);
  if (!charge) throw notFound('This charge');
  if (charge.purpose === 'balance' && charge.status === 'FAILED')
    return payBookingBalance(ctx, caller, { own, savedCardId: own.card_id ?? charge.card_id });
  const isLatest = own.payments.at(-1)?.id === charge.id;
  if (charge.status !== 'FAILED' || !isLatest || own.order_status !== 'PAYMENT_FAILED')
    throw new Failure('INVALID_STATE', { detail: 'This charge waits for no other attempt.' });
  const payment = await payAgain(ctx, {
    orderId: own.order_id,
    payer: payerOf(ctx, caller),
    locale: caller.locale,
    choice: { savedCardId: own.card_id ?? charge.card_id },
  });
  const booking = await getOwnBooking(ctx, caller, own.id);
  if (payment?.status === 'FAILED') throw declined(booking, payment.failure_code);
  if (payment?.status === 'REQUIRES_ACTION') throw authenticationRequired(booking);
  return { booking };
};

/** Later attempts to pay the caller's own booking charge this card. Throws NOT_FOUND, INVALID_STATE. */
export const updateSavedCard = async (
  ctx: Context,
  caller: AccountCaller,
  { own, savedCardId }: { own: BookingView; savedCardId: string },
): Promise<{ booking: Booking }> => {
  await replaceCard(ctx, { orderId: own.order_id, payer: payerOf(ctx, caller), savedCardId });
  return { booking: await getOwnBooking(ctx, caller, own.id) };
};
