import { instantInZone } from '@golark/contract/dates/rules';
import { keepNightsClosed } from '#calendars';
import { cancelItem, refundInFull, sendRefundSoon } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { statusOf } from './present-booking.ts';
import type { BookingView } from './views.ts';

/**
 * Cancels a confirmed stay for its host, until check-in begins: the guest gets everything back, fees and taxes included, and the nights
 * stay closed. Throws INVALID_STATE.
 */
export const cancelByHost = async (ctx: Context, view: BookingView): Promise<void> => {
  const { arrive_day: arriveDay, depart_day: departDay, snapshot } = view;
  if (statusOf(view) !== 'CONFIRMED')
    throw new Failure('INVALID_STATE', { detail: 'Only a confirmed stay can be canceled.' });
  if (ctx.clock.now() >= instantInZone(arriveDay, snapshot.checkInFrom, snapshot.timeZone))
    throw new Failure('INVALID_STATE', { detail: 'This stay has begun. Its guest can end it.' });
  const { refundId } = await cancelItem(ctx, {
    orderId: view.order_id,
    itemId: view.id,
    actor: 'host',
    afterRelease: (trx) => keepNightsClosed(trx, view.id, { rooms: snapshot.rooms, arriveDay, departDay }),
    refundPerLine: refundInFull,
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
};
