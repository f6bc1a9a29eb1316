import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { applyOrderEvent } from './apply-order-event.ts';
import { capturePayment } from './settle-payment.ts';
import { insertOrderEvent, lockOrder } from './store/orders.ts';

const notWaiting = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'This request does not wait for an answer.' });

/**
 * The host accepts a request to book: the authorized payment is captured, which confirms the order. Throws NOT_FOUND,
 * INVALID_STATE, and what the gateway throws; the capture can then be repeated.
 */
export const acceptRequest = async (ctx: Context, orderId: string, actor: string): Promise<void> => {
  const paymentId = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound('This reservation');
    const payment = order.payments.find(({ status }) => status === 'AUTHORIZED');
    if (order.row.status !== 'AWAITING_HOST' || !payment) throw notWaiting();
    await insertOrderEvent(trx, orderId, { type: 'host_accepted', actor, at: ctx.clock.now() });
    return payment.id;
  });
  await capturePayment(ctx, paymentId);
};

/** The host declines: the nights are released and the card is not charged. Throws NOT_FOUND, INVALID_STATE. */
export const declineRequest = (ctx: Context, orderId: string, actor: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound('This reservation');
    if (order.row.status !== 'AWAITING_HOST') throw notWaiting();
    await applyOrderEvent(ctx, trx, {
      order,
      event: { type: 'host_declined', actor, at: ctx.clock.now() },
    });
  });
