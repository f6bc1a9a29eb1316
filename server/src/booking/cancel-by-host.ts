import { instantInZone } from '@golark/contract/dates/rules';
import { keepNightsClosed } from '#calendars';
import { cancelItem, refundInFull, sendRefundSoon } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { findChangedLines } from './changes/store.ts';
import { statusOf } from './present-booking.ts';
import { returnCouponIfRefunded } from './return-coupon.ts';
import { type BookingView, findBookingView } from './views.ts';

/**
 * Cancels a confirmed stay for its host, until check-in begins: the guest gets everything back, fees and taxes included, and the nights
 * stay closed. Throws INVALID_STATE.
 */
export const cancelByHost = async (ctx: Context, view: BookingView): Promise<void> => {
  const { arrive_day: arriveDay, snapshot } = view;
  if (statusOf(view) !== 'CONFIRMED')
    throw new Failure('INVALID_STATE', { detail: 'Only a confirmed stay can be canceled.' });
  if (ctx.clock.now() >= instantInZone(arriveDay, snapshot.checkInFrom, snapshot.timeZone))
    throw new Failure('INVALID_STATE', { detail: 'This stay has begun. Its guest can end it.' });
  const { refundId } = await cancelItem(ctx, {
    orderId: view.order_id,
    itemId: view.id,
    actor: 'host',
    afterRelease: async (trx) => {
      // read again: a change may have taken effect while this waited for the order
      const now = (await findBookingView(trx, view.id)) ?? view;
      const dates = { arriveDay: now.arrive_day, departDay: now.depart_day };
      await keepNightsClosed(trx, view.id, { rooms: now.snapshot.rooms, ...dates });
    },
    currentLines: (trx) => findChangedLines(trx, view.id),
    refundPerLine: async (lines, trx) => {
      const refunds = refundInFull(lines);
      await returnCouponIfRefunded(trx, view.id, { lines, refunds });
      return refunds;
    },
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
};
