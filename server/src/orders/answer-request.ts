import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { applyOrderEvent } from './apply-order-event.ts';
import { settlePayment } from './settle-payment.ts';
import { lockOrder } from './store/orders.ts';

interface AnsweredBy {
  actor: string;
}

const notWaiting = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'This request does not wait for an answer.' });

/**
 * The host accepts a request to book: the authorized payment is captured, which confirms the order. When the gateway does
 * not answer, a job finishes the capture. Throws NOT_FOUND, INVALID_STATE.
 */
export const acceptRequest = async (ctx: Context, orderId: string, { actor }: AnsweredBy): Promise<void> => {
  const paymentId = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound('This reservation');
    const payment = order.payments.find(({ status }) => status === 'AUTHORIZED');
    if (order.row.status !== 'AWAITING_HOST' || !payment) throw notWaiting();
    const event = { type: 'host_accepted', actor, at: ctx.clock.now() } as const;
    await applyOrderEvent(ctx, trx, { order, event });
    return payment.id;
  });
  await settlePayment(ctx, paymentId).catch((error: unknown) => {
    ctx.log.warn({ err: error, orderId, paymentId }, 'the capture is left to its job');
  });
};

/**
 * The host declines: the nights are released and the card is not charged. `store` writes the reason in the same transaction. Throws NOT_FOUND,
 * INVALID_STATE.
 */
export const declineRequest = (
  ctx: Context,
  orderId: string,
  { actor, store }: AnsweredBy & { store?: (trx: Transaction<DB>) => Promise<void> },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound('This reservation');
    if (order.row.status !== 'AWAITING_HOST') throw notWaiting();
    await applyOrderEvent(ctx, trx, {
      order,
      event: { type: 'host_declined', actor, at: ctx.clock.now() },
    });
    await store?.(trx);
  });
