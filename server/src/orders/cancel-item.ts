import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { OrderItem } from '#platform/fulfilment';
import { applyOrderEvent } from './apply-order-event.ts';
import { closeBalance } from './balances/open-balance.ts';
import { fulfilmentOf } from './fulfilment-of.ts';
import { sendRefundJob } from './payment-jobs.ts';
import { buyerOf } from './refund-late-payment.ts';
import { entriesOfRefund } from './rules/ledger-entries.ts';
import { splitRefund, sumOf } from './rules/split-refund.ts';
import {
  insertOrderEvent,
  type LockedOrder,
  lockOrder,
  markItemCanceled,
  type OrderLine,
} from './store/orders.ts';
import { insertRefund, listRefundable, type RefundablePayment } from './store/payments.ts';

export interface Cancellation {
  orderId: string;
  itemId: string;
  /** `system`: its balance was not paid. */
  actor: 'guest' | 'host' | 'operator' | 'system';
  /** Runs first in the transaction, and throws to prevent the cancellation. */
  guard?(trx: Transaction<DB>): Promise<void>;
  /** Runs once the stock of the item is back, before anyone else sees it. */
  afterRelease?(trx: Transaction<DB>): Promise<void>;
  /** The lines that the item has now, if it was changed since it was bought. */
  currentLines?(trx: Transaction<DB>): Promise<readonly OrderLine[] | null>;
  /**
   * Cents to refund of each line of the item, in their order, if all of it was paid; asked in the transaction, once the item is released.
   */
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

interface RefundToOpen {
  order: LockedOrder;
  item: OrderItem;
  cause: string;
  reason?: 'canceled' | 'changed' | 'resold';
  /** What the amounts are of. */
  lines: readonly OrderLine[];
  /** Cents of each line. */
  amounts: readonly number[];
}

/** The part of a refund that goes back to one payment. */
const openPart = async (
  ctx: Context,
  trx: Transaction<DB>,
  {
    order,
    cause,
    reason = 'canceled',
    lines,
    amounts,
    payment,
  }: RefundToOpen & { payment: RefundablePayment },
): Promise<string> => {
  const at = ctx.clock.now();
  const refund = await insertRefund(trx, {
    cause,
    payment_id: payment.id,
    item_id: payment.itemId,
    amount: sumOf(amounts),
    status: 'PENDING',
    reason,
    created_at: at,
  });
  await postTransaction(trx, {
    cause,
    orderId: payment.orderId,
    at,
    entries: entriesOfRefund(
      buyerOf(order),
      lines.map((line, i) => ({ ...line, amount: amounts[i] ?? 0 })),
    ),
  });
  await ctx.jobs.enqueue(trx, sendRefundJob, { data: { refundId: refund.id } });
  await ctx.events.emit(trx, 'order.refund-opened', { orderId: payment.orderId, refundId: refund.id });
  return refund.id;
};

/**
 * Writes the refund, what it takes back from whom, and the job that sends it. An item that was changed was paid with several payments: the
 * last one gives back first, each with a refund of its own.
 */
export const openRefund = async (
  ctx: Context,
  trx: Transaction<DB>,
  refunded: RefundToOpen,
): Promise<CanceledItem> => {
  const { order, item, cause, amounts } = refunded;
  const refundAmount = sumOf(amounts);
  const payments =
    refundAmount > 0 ? await listRefundable(trx, { orderId: order.row.id, itemId: item.id }) : [];
  if (payments.length === 0) return { refundId: null, refundAmount: 0 };
  const parts = splitRefund(
    amounts,
    payments.map(({ remaining }) => remaining),
  );
  const ids: string[] = [];
  for (const [i, part] of parts.entries()) {
    const payment = payments[i];
    if (!payment || sumOf(part) === 0) continue;
    const partCause = ids.length === 0 ? cause : `${cause}:${ids.length + 1}`;
    ids.push(await openPart(ctx, trx, { ...refunded, cause: partCause, amounts: part, payment }));
  }
  return { refundId: ids[0] ?? null, refundAmount };
};

/** Cancels an item whose stock was returned and whose refund was opened, and its order if nothing else is in it. */
export const endItem = async (
  ctx: Context,
  trx: Transaction<DB>,
  ended: {
    order: LockedOrder;
    item: OrderItem;
    actor: Cancellation['actor'];
    refundAmount: number;
    isRefundedInFull: boolean;
  },
): Promise<void> => {
  const { order, item, actor, refundAmount, isRefundedInFull } = ended;
  await markItemCanceled(trx, item.id);
  item.status = 'CANCELED';
  const isLast = order.items.every(({ status }) => status === 'CANCELED');
  const event = { actor, at: ctx.clock.now(), itemId: item.id, data: { refundAmount } };
  if (isLast) await applyOrderEvent(ctx, trx, { order, event: { type: 'canceled', ...event } });
  else await insertOrderEvent(trx, order.row.id, { type: 'item_canceled', ...event });
  const itemCanceled = { orderId: order.row.id, itemId: item.id, refundAmount, isRefundedInFull };
  await ctx.events.emit(trx, 'order.item-canceled', itemCanceled);
};

/**
 * The refund of each line and, taken from it, what was never paid of each. The sum is negative if the policy keeps more than was paid:
 * then nothing goes back.
 */
const lessUnpaid = (refunds: readonly number[], unpaid: readonly OrderLine[]): number[] => [
  ...refunds,
  ...unpaid.map(({ amount }) => -amount),
];

const cancelConfirmedItem = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, item, cancellation }: { order: LockedOrder; item: OrderItem; cancellation: Cancellation },
): Promise<CanceledItem> => {
  const at = ctx.clock.now();
  await fulfilmentOf(ctx, item).release(trx, item.id, { reason: 'canceled', at });
  await cancellation.afterRelease?.(trx);
  reachStep('order.canceled.released');
  const lines =
    (await cancellation.currentLines?.(trx)) ?? order.lines.filter((line) => line.item_id === item.id);
  const refunds = await cancellation.refundPerLine(lines, trx);
  const unpaid = await closeBalance(ctx, trx, { order, itemId: item.id });
  const cause = `cancellation:${item.id}`;
  const refund = { order, item, cause, lines: [...lines, ...unpaid], amounts: lessUnpaid(refunds, unpaid) };
  const canceled = await openRefund(ctx, trx, refund);
  reachStep('order.canceled.refund-opened');
  const { refundAmount } = canceled;
  const isRefundedInFull = sumOf(refunds) === sumOf(lines.map(({ amount }) => amount));
  await endItem(ctx, trx, { order, item, actor: cancellation.actor, refundAmount, isRefundedInFull });
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
      isRefundedInFull: true,
    });
    return { refundId: null, refundAmount: 0 };
  });
