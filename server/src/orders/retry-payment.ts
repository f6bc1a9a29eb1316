import { randomUUID } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { Payer } from '#payments';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { applyOrderEvent } from './apply-order-event.ts';
import { assertMayPay, countedFingerprint } from './assert-may-pay.ts';
import { settleRetrySeconds } from './deadlines.ts';
import { settlePaymentJob } from './payment-jobs.ts';
import type { CardToCharge } from './place-order.ts';
import { lockOrder } from './store/orders.ts';
import { insertPaymentAttempt } from './store/payment-attempts.ts';
import { findPayment, insertPayment, type NewCharge } from './store/payments.ts';

export interface Retry {
  orderId: string;
  card: CardToCharge;
  payer: Payer;
  locale: Locale;
}

/** The host of a request is not asked again because the card failed. */
const isAccepted = async (trx: Transaction<DB>, orderId: string): Promise<boolean> =>
  (await trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('type', '=', 'host_accepted')
    .limit(1)
    .executeTakeFirst()) !== undefined;

const insertRetry = (ctx: Context, { orderId, card, payer, locale }: Retry): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    const { fingerprint } = card;
    await assertMayPay(ctx, trx, { payer, locale, fingerprint, isNewHold: false });
    const order = await lockOrder(trx, orderId);
    const now = ctx.clock.now();
    if (!order?.row.hold_expires_at || order.row.hold_expires_at <= now) {
      throw new Failure('INVALID_STATE', { detail: 'This price is no longer held. Ask for a new one.' });
    }
    const failed = order.payments.at(-1);
    await applyOrderEvent(ctx, trx, { order, event: { type: 'payment_retried', actor: 'guest', at: now } });
    const id = randomUUID();
    await insertPayment(trx, {
      id,
      order_id: orderId,
      purpose: 'purchase',
      amount: order.row.total_amount,
      status: 'CREATED',
      capture: (await isAccepted(trx, orderId)) ? 'automatic' : (failed?.capture ?? 'automatic'),
      card_id: card.id,
      gateway: ctx.gateway.name,
      attempts: 1,
      due_on: failed?.due_on ?? now.toISOString().slice(0, 10),
      created_at: now,
    });
    await insertPaymentAttempt(trx, {
      paymentId: id,
      payer,
      fingerprint: countedFingerprint(ctx, fingerprint),
      at: now,
    });
    const startAfter = new Date(now.getTime() + settleRetrySeconds * 1000);
    await ctx.jobs.enqueue(trx, settlePaymentJob, { data: { paymentId: id }, options: { startAfter } });
    return id;
  });

/**
 * Another attempt to pay an order whose stock is still held, with the same card or another one. Returns the new payment,
 * which `chargeNewPayment` charges. Throws RATE_LIMITED, and INVALID_STATE when the hold is over.
 */
export const retryPayment = async (ctx: Context, retry: Retry): Promise<NewCharge> => {
  const charge = await findPayment(ctx.db, await insertRetry(ctx, retry));
  if (!charge) throw new Error(`the new payment of order ${retry.orderId} does not exist`);
  return charge;
};
