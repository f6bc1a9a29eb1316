import type { Booking } from '@golark/contract/booking/schemas';
import type { CardInput } from '@golark/contract/payments/schemas';
import { isOpenBalance, payBalance } from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { getOwnBooking } from '../get-own-booking.ts';
import { authenticationRequired, declined } from '../payment-failures.ts';
import type { BookingView } from '../views.ts';

/**
 * Pays the balance of the caller's own booking: with the card given here, or with the one that its deposit was paid with or that replaced
 * it. Throws INVALID_STATE for a booking without an open balance, NOT_FOUND (saved card), CARD_DECLINED, AUTHENTICATION_REQUIRED,
 * RATE_LIMITED.
 */
export const payBookingBalance = async (
  ctx: Context,
  caller: AccountCaller,
  {
    own,
    savedCardId,
    card,
  }: { own: BookingView; savedCardId?: string | undefined; card?: CardInput | undefined },
): Promise<{ booking: Booking }> => {
  if (!own.balance || !isOpenBalance(own.balance.status))
    throw new Failure('INVALID_STATE', { detail: 'Nothing is left to pay for this booking.' });
  const onFile = own.card_id ?? own.payments.findLast(({ status }) => status === 'SUCCEEDED')?.card_id;
  const payment = await payBalance(ctx, {
    orderId: own.order_id,
    payer: payerOf(ctx, caller),
    locale: caller.locale,
    choice: card ? { card } : { savedCardId: savedCardId ?? onFile },
  });
  const booking = await getOwnBooking(ctx, caller, own.id);
  if (payment.status === 'FAILED') throw declined(booking, payment.failure_code);
  if (payment.isRefunded)
    throw new Failure('INVALID_STATE', {
      detail: 'This payment could not be recorded. It is refunded in full.',
    });
  if (payment.status === 'REQUIRES_ACTION') throw authenticationRequired(booking);
  return { booking };
};
