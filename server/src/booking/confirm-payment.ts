import type { Booking } from '@golark/contract/booking/schemas';
import { continuePayment } from '#orders';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { declined } from './payment-failures.ts';
import { presentBookings } from './present-booking.ts';
import { type BookingView, listOwnBookings } from './views.ts';

const findOwn = async (ctx: Context, accountId: string, bookingId: string): Promise<BookingView> => {
  const [own] = isUuid(bookingId) ? await listOwnBookings(ctx.db, accountId, { ids: [bookingId] }) : [];
  if (!own) throw notFound('This booking');
  return own;
};

/** Asks the gateway for the outcome of 3-D Secure and applies it. Throws NOT_FOUND, CARD_DECLINED. */
export const confirmPayment = async (
  ctx: Context,
  caller: Caller,
  bookingId: string,
): Promise<{ booking: Booking }> => {
  const accountId = accountOf(caller);
  const before = await findOwn(ctx, accountId, bookingId);
  const waiting = before.payments.find(({ status }) => status === 'REQUIRES_ACTION');
  const payment = waiting ? await continuePayment(ctx, waiting.id) : null;
  const [booking] = presentBookings(ctx, [await findOwn(ctx, accountId, bookingId)], caller.locale);
  if (!booking) throw notFound('This booking');
  if (payment?.status === 'FAILED') throw declined(booking, payment.failure_code);
  return { booking };
};
