import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { settleRetrySeconds } from './deadlines.ts';
import { settlePaymentJob } from './payment-jobs.ts';
import { insertPayment } from './store/payments.ts';

type Attempt = Pick<
  Parameters<typeof insertPayment>[1],
  'order_id' | 'purpose' | 'amount' | 'capture' | 'card_id' | 'keeps_card' | 'due_on' | 'is_off_session'
> & { device_profile_session_id: string | null };

/** Another payment of an order, with the job that settles it if this process doesn't. Returns its id. */
export const insertAttempt = async (
  ctx: Context,
  trx: Transaction<DB>,
  attempt: Attempt,
): Promise<string> => {
  const now = ctx.clock.now();
  const id = randomUUID();
  await insertPayment(trx, {
    ...attempt,
    id,
    status: 'CREATED',
    gateway: ctx.gateway.name,
    attempts: 1,
    created_at: now,
  });
  const startAfter = new Date(now.getTime() + settleRetrySeconds * 1000);
  await ctx.jobs.enqueue(trx, settlePaymentJob, { data: { paymentId: id }, options: { startAfter } });
  return id;
};
