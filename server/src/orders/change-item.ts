import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { type CanceledItem, openRefund } from './cancel-item.ts';
import { buyerOf } from './refund-late-payment.ts';
import { entriesOfRefund } from './rules/ledger-entries.ts';
import { lockOrder, type OrderLine } from './store/orders.ts';

export interface ItemChange {
  orderId: string;
  itemId: string;
  /** Identifies the change: it is refunded once. */
  changeId: string;
  /** Changes what the buyer has, in the transaction that holds the order's lock. Throws to prevent the change. */
  apply(trx: Transaction<DB>): Promise<void>;
  /** What the change takes back from whom: negative amounts go to the buyer, positive ones are paid from the others. */
  settled: readonly OrderLine[];
}

/**
 * Changes a confirmed item that costs no more than before, with its refund. The refund is sent by a job. Throws NOT_FOUND,
 * INVALID_STATE.
 */
export const changeItem = (ctx: Context, change: ItemChange): Promise<CanceledItem> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, change.orderId);
    const item = order?.items.find(({ id }) => id === change.itemId);
    if (!order || !item) throw notFound('This booking');
    if (item.status !== 'CONFIRMED')
      throw new Failure('INVALID_STATE', { detail: 'This booking can no longer be changed.' });
    await change.apply(trx);
    reachStep('order.item-changed.applied');
    const { settled: lines } = change;
    const amounts = lines.map(({ amount }) => -amount);
    const cause = `change:${change.changeId}`;
    const refunded = await openRefund(ctx, trx, { order, item, cause, reason: 'changed', lines, amounts });
    // money that moves between the parties alone
    if (!refunded.refundId && lines.length > 0)
      await postTransaction(trx, {
        cause,
        orderId: order.row.id,
        at: ctx.clock.now(),
        entries: entriesOfRefund(
          buyerOf(order),
          lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0 })),
        ),
      });
    reachStep('order.item-changed.refund-opened');
    return refunded;
  });
