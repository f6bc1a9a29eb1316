import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import type { GatewayRefund } from '#platform/payment-gateway';
import { entriesOfPaidRefund } from './rules/ledger-entries.ts';
import { insertOrderEvent, lockOrderOfItem } from './store/orders.ts';
import { countRefundAttempt, findRefund, settleRefund } from './store/payments.ts';

type OpenRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

const askGateway = async (ctx: Context, refund: OpenRefund, paymentId: string): Promise<GatewayRefund> => {
  // an attempt whose answer was lost is looked up; only a first attempt may skip that
  const found = refund.attempts > 0 ? await ctx.gateway.findRefund({ key: refund.id, paymentId }) : null;
  if (found && found.status !== 'FAILED') return found;
  await countRefundAttempt(ctx.db, refund.id);
  return ctx.gateway.refund({ key: refund.id, paymentId, amount: refund.amount });
};

/**
 * Sends an open refund through the gateway, once, however often it is tried. Throws what the gateway throws, and while
 * the gateway is still working on it, so that the job looks again.
 */
export const sendRefund = async (ctx: Context, refundId: string): Promise<void> => {
  const refund = await findRefund(ctx.db, refundId);
  if (refund?.status !== 'PENDING' || !refund.gateway_payment_id) return;
  const { refundId: gatewayRefundId, status } = await askGateway(ctx, refund, refund.gateway_payment_id);
  reachStep('refund.sent');
  if (status === 'PENDING') throw new Error(`the gateway is still working on refund ${refundId}`);
  if (status === 'FAILED') {
    ctx.log.error({ refundId, alert: 'refund-failed' }, 'the gateway could not refund');
    throw new Error(`the gateway could not send refund ${refundId}`);
  }
  const at = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    // the order before the refund: invoices and credit notes lock them in this order
    await lockOrderOfItem(trx, refund.item_id);
    if (!(await settleRefund(trx, { id: refund.id, status, gatewayRefundId, at }))) return;
    const buyer = refund.account_id ?? refund.guest_email ?? '';
    await postTransaction(trx, {
      cause: `refund:${refund.id}`,
      orderId: refund.order_id,
      at,
      entries: entriesOfPaidRefund({ gateway: refund.gateway, buyer }, refund.amount),
    });
    const event = { type: 'refunded', actor: 'gateway', at, itemId: refund.item_id } as const;
    await insertOrderEvent(trx, refund.order_id, event);
    reachStep('refund.recorded.before-commit');
  });
};

/** Sends a refund now; what fails is left to its job. */
export const sendRefundSoon = (ctx: Context, refundId: string): Promise<void> =>
  sendRefund(ctx, refundId).catch((error: unknown) => {
    ctx.log.warn({ err: error, refundId }, 'the refund is left to its job');
  });
