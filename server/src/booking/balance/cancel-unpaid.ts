import { cancelItem, isUnpaidForGood, sendRefundSoon } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { refundPerLineAt } from '#pricing';
import { returnCouponIfRefunded } from '../return-coupon.ts';
import { returnCanceledNights } from '../returned/return-nights.ts';
import { findBookingView } from '../views.ts';

/** The refund of the policy follows the deadline, whenever the job that finds it runs. */
const deadlineOf = (ctx: Context, deadline: string | null | undefined): Date =>
  deadline ? new Date(deadline) : ctx.clock.now();

/**
 * Cancels a stay whose balance was not paid until its deadline: what was paid beyond what the policy keeps is refunded. Leaves alone one
 * that was paid or canceled meanwhile.
 */
export const cancelUnpaid = async (ctx: Context, bookingId: string): Promise<void> => {
  const view = await findBookingView(ctx.db, bookingId);
  if (view?.item_status !== 'CONFIRMED') return;
  const at = deadlineOf(ctx, view.balance?.deadline_at);
  let isPaid = false;
  try {
    const { refundId } = await cancelItem(ctx, {
      ...{ orderId: view.order_id, itemId: view.id, actor: 'system' },
      guard: async (trx) => {
        isPaid = !(await isUnpaidForGood(ctx, trx, view.order_id));
        if (isPaid) throw new Failure('INVALID_STATE', { detail: 'The balance is no longer unpaid.' });
      },
      refundPerLine: async (lines, trx) => {
        const refunds = refundPerLineAt(view.cancellation, lines, at);
        await returnCanceledNights(trx, { view, lines, refunds, now: ctx.clock.now() });
        await returnCouponIfRefunded(trx, view.id, { lines, refunds });
        return refunds;
      },
    });
    if (refundId) await sendRefundSoon(ctx, refundId);
  } catch (error) {
    if (!isPaid) throw error;
  }
};
