import { cancelItem, refundInFull, sendRefundSoon } from '#orders';
import type { Context } from '#platform/context';
import { matchSale } from '../returned/resale.ts';
import { findBookingView } from '../views.ts';
import { writeChangeEmails } from './change-emails.ts';
import { writeLateChangeEmails } from './late-change-email.ts';
import { findAppliedChange, listChangesOfOrder } from './store.ts';

/**
 * After a change took effect: emails those whom it concerns, announces the new dates, and matches the nights that it added with those that
 * others returned.
 */
export const followUpChange = async (ctx: Context, { changeId }: { changeId: string }): Promise<void> => {
  await writeChangeEmails(ctx, { changeId });
  const change = await findAppliedChange(ctx.db, changeId);
  const sale = change && (await findBookingView(ctx.db, change.bookingId));
  if (!sale) return;
  const moved = { bookingId: sale.id, orderId: sale.order_id };
  await ctx.db.transaction().execute((trx) => ctx.events.emit(trx, 'booking.moved', moved));
  await matchSale(ctx, sale);
};

/**
 * After a change was paid: emails those whom it concerns, or gives the money back if the booking was canceled before the payment
 * arrived.
 */
export const followUpPaidChange = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const { id: itemId, status, itemStatus } of await listChangesOfOrder(ctx.db, orderId)) {
    if (status === 'APPLIED') await followUpChange(ctx, { changeId: itemId });
    else if (itemStatus === 'CONFIRMED') {
      const refund = await cancelItem(ctx, { orderId, itemId, actor: 'guest', refundPerLine: refundInFull });
      if (!refund.refundId) continue;
      await writeLateChangeEmails(ctx, { orderId, refundAmount: refund.refundAmount });
      await sendRefundSoon(ctx, refund.refundId);
    }
  }
};
