import type { Context } from '#platform/context';
import { applyOrderEvent } from './apply-order-event.ts';
import { needsGateway } from './rules/needs-gateway.ts';
import { hasDeadline } from './rules/order-states.ts';
import { settlePayment } from './settle-payment.ts';
import { findOrder, lockOrder } from './store/orders.ts';
import { listPayments } from './store/payments.ts';

/** Asks the gateway one last time about a payment that has no outcome; an unreachable gateway doesn't stop the expiry. */
const settleOpenPayment = async (ctx: Context, orderId: string): Promise<void> => {
  const open = (await listPayments(ctx.db, orderId)).find(({ status }) =>
    needsGateway(status, 'PENDING_PAYMENT'),
  );
  if (!open) return;
  await settlePayment(ctx, open.id).catch((error: unknown) => {
    ctx.log.error(
      { err: error, orderId, paymentId: open.id, alert: 'payment-without-outcome' },
      'the gateway gave no outcome before the hold ended; the stock is released',
    );
  });
};

/**
 * Ends the hold of an order whose deadline has passed: the stock is released and an open payment is canceled. A
 * request to book that the host did not answer is declined.
 */
export const expireOrder = async (ctx: Context, orderId: string): Promise<void> => {
  const seen = await findOrder(ctx.db, orderId);
  const now = ctx.clock.now();
  if (!seen?.hold_expires_at || seen.hold_expires_at > now || !hasDeadline(seen.status)) return;
  if (seen.status === 'PENDING_PAYMENT') await settleOpenPayment(ctx, orderId);
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const deadline = order?.row.hold_expires_at;
    if (!order || !deadline || deadline > now || !hasDeadline(order.row.status)) return;
    const type = order.row.status === 'AWAITING_HOST' ? 'request_expired' : 'hold_expired';
    await applyOrderEvent(ctx, trx, { order, event: { type, actor: 'system', at: now } });
  });
};
