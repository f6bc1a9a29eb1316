import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { isLive } from './balances/live-payment.ts';
import type { CanceledItem } from './cancel-item.ts';
import { refundLines } from './refund-lines.ts';
import { isOpenBalance } from './rules/balance-states.ts';
import { findBalance } from './store/balances.ts';
import { type LockedOrder, lockOrder, type OrderLine } from './store/orders.ts';

export interface ItemChange {
  orderId: string;
  itemId: string;
  /** Identifies the change: it is refunded once. */
  changeId: string;
  /** Changes what the buyer has, in the transaction that holds the order's lock. Throws to prevent the change. */
  apply(trx: Transaction<DB>): Promise<void>;
  /** What the change takes back from whom: negative amounts go to the buyer, positive ones are paid from the others. */
  settled: readonly OrderLine[];
  /** Cents that were still to be paid when the change was quoted. */
  unpaidAmount: number;
}

/** The cents that are still to be paid of an item; null while a payment of them is under way. */
const unpaidOf = async (
  trx: Transaction<DB>,
  { order, itemId }: { order: LockedOrder; itemId: string },
): Promise<number | null> => {
  if (order.payments.some(isLive)) return null;
  const balance = await findBalance(trx, order.row.id);
  return balance?.item_id === itemId && isOpenBalance(balance.status) ? balance.amount : 0;
};

/**
 * Changes a confirmed item that costs no more than before. What it refunds comes off the balance first; the refund of the rest is sent by
 * a job. Throws NOT_FOUND, INVALID_STATE, and QUOTE_EXPIRED if the balance is another one than was quoted.
 */
export const changeItem = (ctx: Context, change: ItemChange): Promise<CanceledItem> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, change.orderId);
    const item = order?.items.find(({ id }) => id === change.itemId);
    if (!order || !item) throw notFound('This booking');
    if (item.status !== 'CONFIRMED')
      throw new Failure('INVALID_STATE', { detail: 'This booking can no longer be changed.' });
    if ((await unpaidOf(trx, { order, itemId: item.id })) !== change.unpaidAmount)
      throw new Failure('QUOTE_EXPIRED', {
        detail: 'What is left to pay for this booking has changed. Ask for a new price.',
      });
    await change.apply(trx);
    reachStep('order.item-changed.applied');
    const cause = `change:${change.changeId}`;
    const returned = { order, item, cause, reason: 'changed' as const, lines: change.settled };
    const refunded = await refundLines(ctx, trx, returned);
    reachStep('order.item-changed.refund-opened');
    return refunded;
  });
