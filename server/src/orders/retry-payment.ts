import type { Locale } from '@golark/contract/locale/rules';
import type { Payer } from '#payments';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { assertMayPay, countedFingerprint } from './assert-may-pay.ts';
import { insertNextPayment } from './insert-next-payment.ts';
import { actionMinutes, giveUpActionJob } from './payment-jobs.ts';
import type { CardToCharge } from './place-order.ts';
import { lockOrder } from './store/orders.ts';
import { insertPaymentAttempt } from './store/payment-attempts.ts';
import { findPayment, type NewCharge } from './store/payments.ts';

export interface Retry {
  orderId: string;
  card: CardToCharge;
  payer: Payer;
  locale: Locale;
}

const insertRetry = (ctx: Context, { orderId, card, payer, locale }: Retry): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    const { fingerprint } = card;
    await assertMayPay(ctx, trx, { payer, locale, fingerprint, isNewHold: false });
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound('This order');
    const now = ctx.clock.now();
    const isScheduled = order.payments.at(-1)?.purpose === 'renewal';
    const { keepsCard = false, device_profile_session_id: deviceProfileSessionId = null } = card;
    const next = { order, cardId: card.id, keepsCard, deviceProfileSessionId, actor: 'guest' } as const;
    const id = await insertNextPayment(ctx, trx, next);
    await insertPaymentAttempt(trx, {
      paymentId: id,
      payer,
      fingerprint: countedFingerprint(ctx, fingerprint),
      at: now,
    });
    // a checkout ends with its hold, but this order is held for days, in which the card on file has to be tried again
    if (isScheduled) {
      const startAfter = new Date(now.getTime() + actionMinutes * 60_000);
      await ctx.jobs.enqueue(trx, giveUpActionJob, { data: { paymentId: id }, options: { startAfter } });
    }
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
