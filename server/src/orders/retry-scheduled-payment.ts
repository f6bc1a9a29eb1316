import { findCardOnFile } from '#payments';
import type { Context } from '#platform/context';
import { scheduleNextAttempt } from './follow-up-failure.ts';
import { insertNextPayment } from './insert-next-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { countScheduledRetries, insertOrderEvent, lockOrder } from './store/orders.ts';

const insertAttempt = (
  ctx: Context,
  { orderId, attempt }: { orderId: string; attempt: number },
): Promise<string | null> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const failed = order?.payments.at(-1);
    if (!order || !failed || order.row.status !== 'PAYMENT_FAILED') return null;
    if (!order.row.hold_expires_at || order.row.hold_expires_at <= ctx.clock.now()) return null;
    if ((await countScheduledRetries(trx, orderId)) !== attempt) return null;
    const card = await findCardOnFile(trx, {
      accountId: order.row.account_id ?? '',
      cardId: order.row.card_id ?? failed.card_id,
      gateway: ctx.gateway.name,
    });
    if (card) return insertNextPayment(ctx, trx, { order, cardId: card.id, actor: 'system' });
    // counts as an attempt, so that a card that is added before the next one is charged then
    const data = { failureCode: 'no_card' };
    const event = { type: 'payment_retried', actor: 'system', at: ctx.clock.now(), data } as const;
    await insertOrderEvent(trx, orderId, event);
    await scheduleNextAttempt(ctx, trx, { order, payment: failed });
    return null;
  });

/** Tries the card on file again, unless the order was paid, canceled or tried in the meantime. */
export const retryScheduledPayment = async (
  ctx: Context,
  job: { orderId: string; attempt: number },
): Promise<void> => {
  const paymentId = await insertAttempt(ctx, job);
  if (paymentId) await settlePayment(ctx, paymentId);
};
