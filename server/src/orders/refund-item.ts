import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { type CanceledItem, openRefund } from './cancel-item.ts';
import { lockOrder, type OrderLine } from './store/orders.ts';

export interface ItemRefund {
  orderId: string;
  itemId: string;
  reason: 'resold';
  /**
   * What is refunded, decided in the transaction that holds the order's lock; null for nothing. `cause` is refunded once. `lines` have
   * the cents to refund as their amounts.
   */
  decide(trx: Transaction<DB>): Promise<{ cause: string; lines: readonly OrderLine[] } | null>;
}

/** Refunds something of an item that stays as it is. The refund is sent by a job. Throws NOT_FOUND. */
export const refundItem = (ctx: Context, refund: ItemRefund): Promise<CanceledItem> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, refund.orderId);
    const item = order?.items.find(({ id }) => id === refund.itemId);
    if (!order || !item) throw notFound('This order');
    const decided = await refund.decide(trx);
    reachStep('order.item-refunded.decided');
    if (!decided) return { refundId: null, refundAmount: 0 };
    const { cause, lines } = decided;
    const amounts = lines.map(({ amount }) => amount);
    const { reason } = refund;
    const refunded = await openRefund(ctx, trx, { order, item, cause, reason, lines, amounts });
    reachStep('order.item-refunded.refund-opened');
    return refunded;
  });
