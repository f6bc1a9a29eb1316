import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { cancelPaymentJob, processBalanceJob } from '../payment-jobs.ts';
import { isOpenBalance } from '../rules/balance-states.ts';
import { findBalance, moveBalance } from '../store/balances.ts';
import type { LockedOrder, OrderLine } from '../store/orders.ts';
import { movePayment } from '../store/payments.ts';
import { isLive } from './live-payment.ts';
import { outstandingLines } from './outstanding-lines.ts';

/** Processes the balance of an order at an instant; the recurring job finds what this one missed. */
export const scheduleBalance = (
  ctx: Context,
  trx: Transaction<DB>,
  { orderId, at }: { orderId: string; at: Date },
): Promise<void> =>
  ctx.jobs.enqueue(trx, processBalanceJob, {
    data: { orderId },
    options: { startAfter: at, singletonKey: `${orderId} ${at.toISOString()}` },
  });

/** After the item of a balance was moved to other days. */
export const scheduleMovedBalance = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const balance = await findBalance(ctx.db, orderId);
  const at = balance && isOpenBalance(balance.status) ? balance.next_attempt_at : null;
  if (at) await ctx.db.transaction().execute((trx) => scheduleBalance(ctx, trx, { orderId, at }));
};

/** The balance of an order that is confirmed now waits for its day. Does nothing for an order that is paid in full. */
export const openBalance = async (ctx: Context, trx: Transaction<DB>, order: LockedOrder): Promise<void> => {
  if (!order.payments.some(({ purpose }) => purpose === 'deposit')) return;
  const orderId = order.row.id;
  const balance = await findBalance(trx, orderId);
  if (balance?.status !== 'PLANNED') return;
  await moveBalance(trx, orderId, { status: 'OPEN' });
  if (balance.next_attempt_at) await scheduleBalance(ctx, trx, { orderId, at: balance.next_attempt_at });
};

/**
 * Nothing more is charged for an item that is canceled: its balance ends, with a payment of it that is under way. Returns what was still
 * to be paid, line by line.
 */
export const closeBalance = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, itemId }: { order: LockedOrder; itemId: string },
): Promise<OrderLine[]> => {
  if (!order.payments.some(({ purpose }) => purpose === 'deposit')) return [];
  const orderId = order.row.id;
  const balance = await findBalance(trx, orderId);
  if (balance?.item_id !== itemId || !isOpenBalance(balance.status)) return [];
  await moveBalance(trx, orderId, { status: 'CANCELED', next_attempt_at: null });
  for (const payment of order.payments.filter(isLive)) {
    await movePayment(trx, payment.id, { status: 'CANCELED', settled_at: ctx.clock.now() });
    payment.status = 'CANCELED';
    await ctx.jobs.enqueue(trx, cancelPaymentJob, { data: { paymentId: payment.id } });
  }
  return outstandingLines(trx, { order, balance });
};
