import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { cancelPaymentJob, processBalanceJob } from '../payment-jobs.ts';
import { isOpenBalance } from '../rules/balance-states.ts';
import { findBalance, moveBalance } from '../store/balances.ts';
import type { LockedOrder } from '../store/orders.ts';
import { movePayment } from '../store/payments.ts';
import { isLive } from './live-payment.ts';

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
 * Nothing more is charged for an item that is canceled: its balance ends, with a payment of it that is under way. Returns the cents
 * that were still to be paid.
 */
export const closeBalance = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, itemId }: { order: LockedOrder; itemId: string },
): Promise<number> => {
  if (!order.payments.some(({ purpose }) => purpose === 'deposit')) return 0;
  const orderId = order.row.id;
  const balance = await findBalance(trx, orderId);
  if (balance?.item_id !== itemId || !isOpenBalance(balance.status)) return 0;
  await moveBalance(trx, orderId, { status: 'CANCELED', next_attempt_at: null });
  for (const payment of order.payments.filter(isLive)) {
    await movePayment(trx, payment.id, { status: 'CANCELED', settled_at: ctx.clock.now() });
    payment.status = 'CANCELED';
    await ctx.jobs.enqueue(trx, cancelPaymentJob, { data: { paymentId: payment.id } });
  }
  return balance.amount;
};
