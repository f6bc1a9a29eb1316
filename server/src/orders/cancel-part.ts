import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { type CanceledItem, endItem, openRefund } from './cancel-item.ts';
import { insertOrderEvent, lockOrder, type OrderLine } from './store/orders.ts';

export interface PartCancellation {
  orderId: string;
  itemId: string;
  actor: 'guest' | 'operator';
  /** Identifies the part, such as the numbers of tickets: it is refunded once. */
  part: string;
  /**
   * Ends what the buyer has of the part, in the transaction that holds the order's lock. Returns what to refund of each line, and
   * whether nothing is left of the item. Throws to prevent the cancellation.
   */
  release(
    trx: Transaction<DB>,
    lines: readonly OrderLine[],
  ): Promise<{ refundPerLine: readonly number[]; isAll: boolean }>;
}

/**
 * Cancels a part of a confirmed item with its refund; with its last part the item is canceled. The refund is sent by a job.
 * Throws NOT_FOUND, INVALID_STATE.
 */
export const cancelPart = (
  ctx: Context,
  cancellation: PartCancellation,
): Promise<CanceledItem & { isAll: boolean }> =>
  ctx.db.transaction().execute(async (trx) => {
    const { orderId, itemId, part, actor } = cancellation;
    const order = await lockOrder(trx, orderId);
    const item = order?.items.find(({ id }) => id === itemId);
    if (!order || !item) throw notFound('This order');
    if (item.status !== 'CONFIRMED')
      throw new Failure('INVALID_STATE', { detail: 'This order can no longer be canceled.' });
    const lines = order.lines.filter((line) => line.item_id === itemId);
    const { refundPerLine, isAll } = await cancellation.release(trx, lines);
    reachStep('order.part-canceled.released');
    const cause = `cancellation:${itemId}:${part}`;
    const canceled = await openRefund(ctx, trx, { order, item, cause, lines, amounts: refundPerLine });
    reachStep('order.part-canceled.refund-opened');
    const { refundAmount } = canceled;
    if (isAll) await endItem(ctx, trx, { order, item, actor, refundAmount, isRefundedInFull: false });
    else {
      const data = { refundAmount, part };
      await insertOrderEvent(trx, orderId, {
        type: 'item_reduced',
        actor,
        at: ctx.clock.now(),
        itemId,
        data,
      });
    }
    return { ...canceled, isAll };
  });
