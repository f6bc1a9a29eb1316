import type { Context } from '#platform/context';
import { expireOrderJob } from './deadlines.ts';
import { sendRefundJob, settlePaymentJob } from './payment-jobs.ts';

const batch = 500;

/**
 * A safety net: stores jobs for overdue orders, payments without an outcome and unsent refunds, such as those of a
 * release that had no jobs. Work that has a job already is unharmed: every job is idempotent.
 */
export const enqueueOpenWork = async (ctx: Context, minAgeSeconds: number): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - minAgeSeconds * 1000);
  const [orders, payments, refunds] = await Promise.all([
    ctx.db
      .selectFrom('orders')
      .select('id')
      .where('status', 'in', ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'AWAITING_HOST'])
      .where('hold_expires_at', '<', before)
      .limit(batch)
      .execute(),
    ctx.db
      .selectFrom('payments')
      .select('id')
      .where('status', 'in', ['CREATED', 'PROCESSING'])
      .where('created_at', '<', before)
      .limit(batch)
      .execute(),
    ctx.db
      .selectFrom('refunds')
      .select('id')
      .where('status', '=', 'PENDING')
      .where('created_at', '<', before)
      .limit(batch)
      .execute(),
  ]);
  await ctx.db
    .transaction()
    .execute((trx) =>
      ctx.jobs.enqueueAll(trx, [
        ...orders.map(({ id }) => ({ ...expireOrderJob, data: { orderId: id } })),
        ...payments.map(({ id }) => ({ ...settlePaymentJob, data: { paymentId: id } })),
        ...refunds.map(({ id }) => ({ ...sendRefundJob, data: { refundId: id } })),
      ]),
    );
};
