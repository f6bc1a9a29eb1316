import type { Locale } from '@golark/contract/locale/rules';
import type { Payer } from '#payments';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { assertMayPay, countedFingerprint } from '../assert-may-pay.ts';
import { chooseCard } from '../choose-card.ts';
import { actionMinutes, giveUpActionJob } from '../payment-jobs.ts';
import type { CardToCharge } from '../place-order.ts';
import type { RecordedPayment } from '../record-payment.ts';
import { isOpenBalance } from '../rules/balance-states.ts';
import { chargeNewPayment, giveUpAction, settlePayment } from '../settle-payment.ts';
import { findBalance } from '../store/balances.ts';
import { lockOrder } from '../store/orders.ts';
import { insertPaymentAttempt } from '../store/payment-attempts.ts';
import { findPayment, listPayments } from '../store/payments.ts';
import { insertBalancePayment } from './insert-balance-payment.ts';
import { isLive } from './live-payment.ts';

interface Paying {
  orderId: string;
  payer: Payer;
  locale: Locale;
}

const insertOwnAttempt = (
  ctx: Context,
  { orderId, payer, locale, card }: Paying & { card: CardToCharge },
): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    const { fingerprint } = card;
    await assertMayPay(ctx, trx, { payer, locale, fingerprint, isNewHold: false });
    const order = await lockOrder(trx, orderId);
    const balance = await findBalance(trx, orderId);
    if (!order || !balance) throw notFound('This balance');
    if (!isOpenBalance(balance.status))
      throw new Failure('INVALID_STATE', { detail: 'Nothing is left to pay.' });
    if (order.payments.some(isLive))
      throw new Failure('INVALID_STATE', { detail: 'This balance is being paid. Look again in a minute.' });
    const id = await insertBalancePayment(ctx, trx, {
      ...{ balance, cardId: card.id, keepsCard: card.keepsCard ?? false, isOffSession: false },
      deviceProfileSessionId: card.device_profile_session_id ?? null,
    });
    const at = ctx.clock.now();
    await insertPaymentAttempt(trx, {
      ...{ paymentId: id, payer, at },
      fingerprint: countedFingerprint(ctx, fingerprint),
    });
    // the card on file has to be charged on its day, whether the buyer comes back from the bank or not
    const startAfter = new Date(at.getTime() + actionMinutes * 60_000);
    await ctx.jobs.enqueue(trx, giveUpActionJob, { data: { paymentId: id }, options: { startAfter } });
    return id;
  });

/**
 * The buyer pays an open balance, on its day or before, with the card chosen now. A payment that waits for 3-D Secure is canceled first;
 * one that the gateway is processing is not replaced: its state is read again. Throws NOT_FOUND, INVALID_STATE when nothing is left to
 * pay, RATE_LIMITED.
 */
export const payBalance = async (
  ctx: Context,
  { choice, ...paying }: Paying & { choice: Parameters<typeof chooseCard>[2] },
): Promise<RecordedPayment> => {
  const { orderId, payer, locale } = paying;
  const live = (await listPayments(ctx.db, orderId)).find(isLive);
  if (live?.status === 'REQUIRES_ACTION') await giveUpAction(ctx, live.id);
  else if (live) return settlePayment(ctx, live.id);
  const card = await chooseCard(ctx, { payer, locale, isNewHold: false }, choice);
  const charge = await findPayment(ctx.db, await insertOwnAttempt(ctx, { ...paying, card }));
  if (!charge) throw new Error(`the new payment of order ${orderId} does not exist`);
  return chargeNewPayment(ctx, charge);
};
