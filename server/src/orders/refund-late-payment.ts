import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { linesPaidBy } from './balances/paid-lines.ts';
import { sendRefundJob } from './payment-jobs.ts';
import { entriesOfPayment, entriesOfRefund } from './rules/ledger-entries.ts';
import { insertOrderEvent, type LockedOrder } from './store/orders.ts';
import { insertRefund, markReturned, type PaymentRow } from './store/payments.ts';

/** The party of the ledger account `buyer:…`. */
export const buyerOf = ({ row }: LockedOrder): string => row.account_id ?? row.guest_email ?? '';

/** Refunds a payment in full whose stock can no longer be given, or whose item (the first one if absent) was canceled; announces it. */
export const refundLatePayment = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment, itemId }: { order: LockedOrder; payment: PaymentRow; itemId?: string },
): Promise<void> => {
  const at = ctx.clock.now();
  const orderId = order.row.id;
  const item = order.items.find(({ id }) => !itemId || id === itemId);
  if (!item) throw new Error(`order ${orderId} has no items`);
  const lines = await linesPaidBy(trx, { order, payment });
  await postTransaction(trx, {
    cause: `payment:${payment.id}`,
    orderId,
    at,
    entries: entriesOfPayment(payment.gateway, lines),
  });
  const cause = `late-payment:${payment.id}`;
  const refund = await insertRefund(trx, {
    cause,
    payment_id: payment.id,
    item_id: item.id,
    amount: payment.amount,
    status: 'PENDING',
    reason: 'late_payment',
    created_at: at,
  });
  await postTransaction(trx, {
    cause,
    orderId,
    at,
    entries: entriesOfRefund(buyerOf(order), lines),
  });
  await markReturned(trx, payment.id);
  await insertOrderEvent(trx, orderId, { type: 'payment_refunded', actor: 'system', at });
  await ctx.jobs.enqueue(trx, sendRefundJob, { data: { refundId: refund.id } });
  await ctx.events.emit(trx, 'order.payment-refunded', { orderId, refundAmount: payment.amount });
};
