import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import { findRefundWithPayment, insertEvent, markRefundPaid } from './store.ts';

/** Sends an open refund through the gateway, once however often it is tried. */
export const settleRefund = async (ctx: Context, refundId: string): Promise<void> => {
  const refund = await findRefundWithPayment(ctx.db, refundId);
  if (refund?.status !== 'PENDING' || !refund.gateway_payment_id) return;
  const by = { key: refund.id, paymentId: refund.gateway_payment_id };
  const sent =
    (await ctx.gateway.findRefund(by)) ?? (await ctx.gateway.refund({ ...by, amount: refund.amount }));
  if (sent.status !== 'SUCCEEDED') return;
  const gatewayRefundId = sent.refundId;
  const at = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await markRefundPaid(trx, { id: refund.id, gatewayRefundId, at }))) return;
    await postTransaction(trx, {
      cause: `refund:${refund.id}`,
      bookingId: refund.booking_id,
      at,
      entries: [
        { account: 'guest_refunds', amount: refund.amount },
        { account: 'gateway', amount: -refund.amount },
      ],
    });
    await insertEvent(trx, { bookingId: refund.booking_id, at, what: 'refunded' });
  });
};
