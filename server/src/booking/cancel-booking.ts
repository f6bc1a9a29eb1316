import type { Booking } from '@golark/contract/booking/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Money } from '@golark/contract/money/schemas';
import { cancelItem, sendRefundSoon } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { refundPerLineAt } from '#pricing';
import { findChangedLines } from './changes/store.ts';
import { getOwnBooking } from './get-own-booking.ts';
import { returnCouponIfRefunded } from './return-coupon.ts';
import { returnCanceledNights } from './returned/return-nights.ts';
import { type BookingView, findBookingView } from './views.ts';

/** Cancels the caller's own booking; the refund follows the schedule that was stored with it. Throws INVALID_STATE. */
export const cancelBooking = async (
  ctx: Context,
  caller: AccountCaller,
  own: BookingView,
): Promise<{ booking: Booking; refund: Money }> => {
  const now = ctx.clock.now();
  if (own.depart_day <= dayInZone(now, own.snapshot.timeZone))
    throw new Failure('INVALID_STATE', { detail: 'This stay is over.' });
  const { refundId, refundAmount } = await cancelItem(ctx, {
    orderId: own.order_id,
    itemId: own.id,
    actor: 'guest',
    currentLines: (trx) => findChangedLines(trx, own.id),
    // read again: a change may have taken effect while this waited for the order
    refundPerLine: async (lines, trx) => {
      const view = (await findBookingView(trx, own.id)) ?? own;
      const refunds = refundPerLineAt(view.cancellation, lines, now);
      await returnCanceledNights(trx, { view, lines, refunds, now });
      await returnCouponIfRefunded(trx, own.id, { lines, refunds });
      return refunds;
    },
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
  const booking = await getOwnBooking(ctx, caller, own.id);
  return { booking, refund: usd(refundAmount) };
};
