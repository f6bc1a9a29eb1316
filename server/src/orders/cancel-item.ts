import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { OrderItem } from '#platform/fulfilment';
import { applyOrderEvent } from './apply-order-event.ts';
import { fulfilmentOf } from './fulfilment-of.ts';
import { sendRefundJob } from './payment-jobs.ts';
import { buyerOf } from './refund-late-payment.ts';
import { entriesOfRefund } from './rules/ledger-entries.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  markItemCanceled,
  type OrderLine,
} from './store/orders.ts';
import { insertRefund } from './store/payments.ts';

export interface Cancellation {
  orderId: string;
  itemId: string;
  actor: 'guest' | 'host' | 'operator';
  /** Runs first in the transaction, and throws to prevent the cancellation. */
  guard?(trx: Transaction<DB>): Promise<void>;
  /** Runs once the stock of the item is back, before anyone else sees it. */
  afterRelease?(trx: Transaction<DB>): Promise<void>;
  /** Cents to refund of each line of the item, in their order; asked in the transaction, once the item is released. */
  refundPerLine(
    lines: readonly OrderLine[],
    trx: Transaction<DB>,
  ): readonly number[] | Promise<readonly number[]>;
}

/** Every line of the item, fees included. */
export const refundInFull = (lines: readonly { amount: number }[]): number[] =>
  lines.map(({ amount }) => amount);

export interface CanceledItem {
  /** null without a refund. */
  refundId: string | null;
  refundAmount: number;
}

/** Writes the refund, what it takes back from whom, and the job that sends it. */
export const openRefund = async (
  ctx: Context,
  trx: Transaction<DB>,
  refunded: { order: LockedOrder; item: OrderItem; cause: string; amounts: readonly number[] },
): Promise<CanceledItem> => {
  const { order, item, cause, amounts } = refunded;
  const lines = order.lines.filter((line) => line.item_id === item.id);
  const refundAmount = amounts.reduce((sum, amount) => sum + amount, 0);
  const payment = order.payments.find(({ status }) => status === 'SUCCEEDED');
  if (refundAmount <= 0 || !payment) return { refundId: null, refundAmount: 0 };
  const at = ctx.clock.now();
  const refund = await insertRefund(trx, {
    cause,
    payment_id: payment.id,
    item_id: item.id,
    amount: refundAmount,
    status: 'PENDING',
    reason: 'canceled',
    created_at: at,
  });
  await postTransaction(trx, {
    cause,
    orderId: order.row.id,
    at,
    entries: entriesOfRefund(
      buyerOf(order),
      lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0 })),
    ),
  });
  await ctx.jobs.enqueue(trx, sendRefundJob, { data: { refundId: refund.id } });
  await ctx.events.emit(trx, 'order.refund-opened', { orderId: order.row.id, refundId: refund.id });
  return { refundId: refund.id, refundAmount };
};

/** Cancels an item whose stock was returned and whose refund was opened, and its order if nothing else is in it. */
export const endItem = async (
  ctx: Context,
  trx: Transaction<DB>,
  ended: { order: LockedOrder; item: OrderItem; actor: Cancellation['actor']; refundAmount: number },
): Promise<void> => {
  const { order, item, actor, refundAmount } = ended;
  await markItemCanceled(trx, item.id);
  item.status = 'CANCELED';
  const isLast = order.items.every(({ status }) => status === 'CANCELED');
  const event = { actor, at: ctx.clock.now(), itemId: item.id, data: { refundAmount } };
  if (isLast) await applyOrderEvent(ctx, trx, { order, event: { type: 'canceled', ...event } });
  else await insertOrderEvent(trx, order.row.id, { type: 'item_canceled', ...event });
  await ctx.events.emit(trx, 'order.item-canceled', { orderId: order.row.id, itemId: item.id, refundAmount });
};

const cancelConfirmedItem = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, item, cancellation }: { order: LockedOrder; item: OrderItem; cancellation: Cancellation },
): Promise<CanceledItem> => {
  const at = ctx.clock.now();
  await fulfilmentOf(ctx, item).release(trx, item.id, { reason: 'canceled', at });
  await cancellation.afterRelease?.(trx);
  reachStep('order.canceled.released');
  const amounts = await cancellation.refundPerLine(
    order.lines.filter((line) => line.item_id === item.id),
    trx,
  );
  const cause = `cancellation:${item.id}`;
  const canceled = await openRefund(ctx, trx, { order, item, cause, amounts });
  reachStep('order.canceled.refund-opened');
  const { refundAmount } = canceled;
  await endItem(ctx, trx, { order, item, actor: cancellation.actor, refundAmount });
  return canceled;
};

/**
 * Cancels one item of a confirmed order with its refund, or a whole order that is not paid yet, in one transaction.
 * The refund is sent by a job. Throws NOT_FOUND, INVALID_STATE.
 */
export const cancelItem = (ctx: Context, cancellation: Cancellation): Promise<CanceledItem> =>
  ctx.db.transaction().execute(async (trx) => {
    await cancellation.guard?.(trx);
    const order = await lockOrder(trx, cancellation.orderId);
    const item = order?.items.find(({ id }) => id === cancellation.itemId);
    if (!order || !item) throw notFound('This booking');
    if (item.status === 'CONFIRMED') return cancelConfirmedItem(ctx, trx, { order, item, cancellation });
    if (item.status !== 'HELD')
      throw new Failure('INVALID_STATE', { detail: 'This booking can no longer be canceled.' });
    const event = { type: 'canceled', actor: cancellation.actor, at: ctx.clock.now() } as const;
    await applyOrderEvent(ctx, trx, { order, event });
    await ctx.events.emit(trx, 'order.item-canceled', {
      orderId: order.row.id,
      itemId: item.id,
      refundAmount: 0,
    });
    return { refundId: null, refundAmount: 0 };
  });
