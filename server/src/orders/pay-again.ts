import type { Context } from '#platform/context';
import { chooseCard } from './choose-card.ts';
import type { RecordedPayment } from './record-payment.ts';
import { type Retry, retryPayment } from './retry-payment.ts';
import { chargeNewPayment, giveUpAction, settlePayment } from './settle-payment.ts';
import { findOrder } from './store/orders.ts';
import { listPayments } from './store/payments.ts';

/**
 * Pays a held order whose last payment did not succeed, with the card that the buyer chooses now: a payment that waits for
 * 3-D Secure is canceled first. A payment that the gateway is processing is not replaced: its state is read again. Returns
 * null for an order that waits for no payment. Throws as `chooseCard` and `retryPayment`.
 */
export const payAgain = async (
  ctx: Context,
  { choice, ...retry }: Omit<Retry, 'card'> & { choice: Parameters<typeof chooseCard>[2] },
): Promise<RecordedPayment | null> => {
  const waiting = (await listPayments(ctx.db, retry.orderId)).at(-1);
  if (waiting?.status === 'REQUIRES_ACTION') await giveUpAction(ctx, waiting.id);
  else if (waiting && waiting.status !== 'FAILED' && waiting.status !== 'CANCELED')
    return settlePayment(ctx, waiting.id);
  if ((await findOrder(ctx.db, retry.orderId))?.status !== 'PAYMENT_FAILED') return null;
  const { payer, locale } = retry;
  const card = await chooseCard(ctx, { payer, locale, isNewHold: false }, choice);
  return chargeNewPayment(ctx, await retryPayment(ctx, { ...retry, card }));
};
