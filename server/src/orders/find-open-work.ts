import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { JobOptions } from '#platform/jobs/job-queue';
import { expireOrderJob } from './deadlines.ts';
import { sendRefundJob, settlePaymentJob } from './payment-jobs.ts';
import { statusesWithDeadline } from './rules/order-states.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 500;

/** How far back open work is looked for, and what limits it to one job per item. */
export interface OpenWork {
  minAgeSeconds: number;
  /** Items have at most one job per key. */
  key: string;
}

/** Payments that the gateway can bring to an outcome; one in 3-D Secure waits for the buyer. */
const listWaitingPayments = (db: Database, before: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where((eb) =>
      eb.or([
        eb('payments.status', 'in', ['CREATED', 'PROCESSING']),
        eb.and([eb('payments.status', '=', 'AUTHORIZED'), eb('orders.status', '=', 'PENDING_PAYMENT')]),
      ]),
    )
    .where('payments.created_at', '<=', before)
    .limit(batch)
    .execute();

/**
 * A safety net: stores jobs for overdue orders, payments without an outcome and unsent refunds, such as those of a
 * release that had no jobs, at most one per item and key. Every job is idempotent, so a second one is harmless.
 */
export const enqueueOpenWork = async (ctx: Context, { minAgeSeconds, key }: OpenWork): Promise<void> => {
  const oncePerKey = (id: string): JobOptions => ({ singletonKey: `${id} ${key}` });
  const before = new Date(ctx.clock.now().getTime() - minAgeSeconds * 1000);
  const [orders, payments, refunds] = await Promise.all([
    ctx.db
      .selectFrom('orders')
      .select('id')
      .where('status', 'in', statusesWithDeadline)
      .where('hold_expires_at', '<', before)
      .limit(batch)
      .execute(),
    listWaitingPayments(ctx.db, before),
    ctx.db
      .selectFrom('refunds')
      .select('id')
      .where('status', '=', 'PENDING')
      .where('created_at', '<', before)
      .limit(batch)
      .execute(),
  ]);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(trx, [
      ...orders.map(({ id }) => ({ ...expireOrderJob, data: { orderId: id }, options: oncePerKey(id) })),
      ...payments.map(({ id }) => ({
        ...settlePaymentJob,
        data: { paymentId: id },
        options: oncePerKey(id),
      })),
      ...refunds.map(({ id }) => ({
        ...sendRefundJob,
        data: { refundId: id },
        options: oncePerKey(id),
      })),
    ]),
  );
};

/**
 * Finishes the payments and refunds that a killed process left open. For the start on an embedded database, where no
 * other process can be working on them. What fails is left to its job.
 */
export const finishOpenWork = async (ctx: Context): Promise<void> => {
  const [payments, refunds] = await Promise.all([
    listWaitingPayments(ctx.db, ctx.clock.now()),
    ctx.db.selectFrom('refunds').select('id').where('status', '=', 'PENDING').limit(batch).execute(),
  ]);
  const leave = (error: unknown): void => ctx.log.warn({ err: error }, 'open work is left to its job');
  for (const { id } of payments) await settlePayment(ctx, id).catch(leave);
  for (const { id } of refunds) await sendRefund(ctx, id).catch(leave);
};
