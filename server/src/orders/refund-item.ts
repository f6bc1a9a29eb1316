import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { CanceledItem } from './cancel-item.ts';
import { refundLines } from './refund-lines.ts';
import { lockOrder, type OrderLine } from './store/orders.ts';
import { findReturnableAmount } from './store/payments.ts';

export interface ItemRefund {
  orderId: string;
  itemId: string;
  reason: 'resold';
  /**
   * What is refunded, decided in the transaction that holds the order's lock; null for nothing. `cause` is refunded once. `lines` have
   * the cents to refund as their amounts, no more than `mostAmount` together.
   */
  decide(
    trx: Transaction<DB>,
    mostAmount: number,
  ): Promise<{ cause: string; lines: readonly OrderLine[] } | null>;
}

/**
 * Refunds something of an item that stays as it is: off its balance first, and of what was paid by a job. Throws NOT_FOUND, and an error
 * while the balance is being paid.
 */
export const refundItem = (ctx: Context, refund: ItemRefund): Promise<CanceledItem> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, refund.orderId);
    const item = order?.items.find(({ id }) => id === refund.itemId);
    if (!order || !item) throw notFound('This order');
    const mostAmount = await findReturnableAmount(trx, item.id);
    if (mostAmount === null) throw new Error(`the balance of item ${item.id} is being paid`);
    const decided = await refund.decide(trx, mostAmount);
    reachStep('order.item-refunded.decided');
    if (!decided) return { refundId: null, refundAmount: 0 };
    const { cause } = decided;
    const lines = decided.lines.map((line) => ({ ...line, amount: -line.amount }));
    const refunded = await refundLines(ctx, trx, { order, item, cause, reason: refund.reason, lines });
    reachStep('order.item-refunded.refund-opened');
    return refunded;
  });
