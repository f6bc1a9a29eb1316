import type { Booking } from '@golark/contract/booking/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Money } from '@golark/contract/money/schemas';
import { cancelItem, sendRefund } from '#orders';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { refundPerLine, stepAt } from '#pricing';
import { presentBookings } from './present-booking.ts';
import { type BookingView, listOwnBookings } from './views.ts';

const findOwn = async (ctx: Context, accountId: string, bookingId: string): Promise<BookingView> => {
  const [own] = isUuid(bookingId) ? await listOwnBookings(ctx.db, accountId, { ids: [bookingId] }) : [];
  if (!own) throw notFound('This booking');
  return own;
};

/**
 * Cancels a booking of the caller; the refund follows the schedule that was stored with it.
 * Throws NOT_FOUND, INVALID_STATE.
 */
export const cancelBooking = async (
  ctx: Context,
  caller: Caller,
  bookingId: string,
): Promise<{ booking: Booking; refund: Money }> => {
  const accountId = accountOf(caller);
  const own = await findOwn(ctx, accountId, bookingId);
  const now = ctx.clock.now();
  if (own.depart_day <= dayInZone(now, own.snapshot.timeZone))
    throw new Failure('INVALID_STATE', { detail: 'This stay is over.' });
  const { refundId, refundAmount } = await cancelItem(ctx, {
    orderId: own.order_id,
    itemId: bookingId,
    actor: 'guest',
    refundPerLine: (lines) => refundPerLine(lines, stepAt(own.cancellation, now)?.kind ?? 'none'),
  });
  if (refundId) {
    await sendRefund(ctx, refundId).catch((error: unknown) => {
      ctx.log.warn({ err: error, refundId }, 'the refund is left to its job');
    });
  }
  const [booking] = presentBookings(ctx, [await findOwn(ctx, accountId, bookingId)], caller.locale);
  if (!booking) throw notFound('This booking');
  return { booking, refund: usd(refundAmount) };
};
