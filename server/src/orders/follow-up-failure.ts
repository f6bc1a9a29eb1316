import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { fulfilmentOf } from './fulfilment-of.ts';
import { retryScheduledPaymentJob } from './payment-jobs.ts';
import { nextAttemptOf } from './rules/next-attempt.ts';
import { countScheduledRetries, type LockedOrder } from './store/orders.ts';
import { type PaymentRow, setNextAttempt } from './store/payments.ts';

/** Announces the failure, and stores when the card on file is tried again; null if it is not. */
export const scheduleNextAttempt = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment }: { order: LockedOrder; payment: PaymentRow },
): Promise<void> => {
  const orderId = order.row.id;
  const attempt = await countScheduledRetries(trx, orderId);
  const nextAttemptAt = nextAttemptOf({
    attempt,
    failedAt: ctx.clock.now(),
    planned: order.payments.flatMap(({ next_attempt_at: at }) => (at ? [at] : [])),
    delaysInDays: ctx.config.paymentRetryDays,
    deadline: order.row.hold_expires_at,
  });
  if (nextAttemptAt) {
    await setNextAttempt(trx, payment.id, nextAttemptAt);
    await ctx.jobs.enqueue(trx, retryScheduledPaymentJob, {
      data: { orderId, attempt },
      options: { startAfter: nextAttemptAt, singletonKey: `${orderId} ${attempt}` },
    });
  }
  await ctx.events.emit(trx, 'order.scheduled-payment-failed', { orderId, paymentId: payment.id });
};

/** Marks the items of a scheduled payment that failed as unpaid, and plans the next attempt. Does nothing for a checkout, or for a balance, whose order stays confirmed. */
export const followUpFailure = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, paymentId }: { order: LockedOrder; paymentId: string | undefined },
): Promise<void> => {
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (payment?.purpose !== 'renewal') return;
  const at = ctx.clock.now();
  const until = { at, heldUntil: order.row.hold_expires_at ?? at };
  for (const item of order.items) await fulfilmentOf(ctx, item).markUnpaid?.(trx, item.id, until);
  await scheduleNextAttempt(ctx, trx, { order, payment });
};
