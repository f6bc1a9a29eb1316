import type { Transaction } from 'kysely';
import type { ReceivedEvent } from '#payments';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import type { DB } from '#platform/database/tables';
import { jobType } from '#platform/jobs/job-queue';
import { sendRefundJob } from './payment-jobs.ts';
import { recordPayment } from './record-payment.ts';
import { findPayment } from './store/payments.ts';

export const processPaymentEventJob = jobType<{ gateway: string; eventId: string }>(
  'orders.process-payment-event',
);

/** Stores the job of a webhook in the transaction that stores the webhook. */
export const enqueuePaymentEvent = (
  ctx: Context,
  trx: Transaction<DB>,
  event: ReceivedEvent,
): Promise<void> =>
  ctx.jobs.enqueue(trx, processPaymentEventJob, { data: { gateway: event.gateway, eventId: event.id } });

const pendingRefundsOf = (ctx: Context, gatewayPaymentId: string) =>
  ctx.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.gateway_payment_id', '=', gatewayPaymentId)
    .where('refunds.status', '=', 'PENDING')
    .execute();

const processPayment = async (ctx: Context, gatewayPaymentId: string): Promise<void> => {
  const report = await ctx.gateway.find({ id: gatewayPaymentId });
  const payment = report && isUuid(report.key) ? await findPayment(ctx.db, report.key) : undefined;
  if (!report || !payment) return;
  await recordPayment(ctx, { paymentId: payment.id, orderId: payment.order_id }, report);
};

const processRefund = async (ctx: Context, gatewayPaymentId: string): Promise<void> => {
  const refunds = await pendingRefundsOf(ctx, gatewayPaymentId);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      refunds.map(({ id }) => ({ ...sendRefundJob, data: { refundId: id } })),
    ),
  );
};

/**
 * Applies a webhook. Its content is not trusted beyond the id: the gateway is asked for the current state, so that
 * repeated, late and reordered events have no further effect.
 */
export const processPaymentEvent = async (
  ctx: Context,
  { gateway, eventId }: { gateway: string; eventId: string },
): Promise<void> => {
  const event = await ctx.db
    .selectFrom('payment_events')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (!event) return;
  const id = event.gateway_payment_id;
  if (id && event.type === 'payment') await processPayment(ctx, id);
  if (id && event.type === 'refund') await processRefund(ctx, id);
  await ctx.db
    .updateTable('payment_events')
    .set({ processed_at: ctx.clock.now() })
    .where('gateway', '=', gateway)
    .where('event_id', '=', eventId)
    .execute();
};
