import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { settleRetrySeconds } from '../deadlines.ts';
import { settlePaymentJob } from '../payment-jobs.ts';
import type { BalanceRow } from '../store/balances.ts';
import { insertPayment } from '../store/payments.ts';

/** An attempt to pay an open balance, with the job that settles it if this process doesn't. Returns its id. */
export const insertBalancePayment = async (
  ctx: Context,
  trx: Transaction<DB>,
  {
    balance,
    cardId,
    deviceProfileSessionId = null,
    isOffSession,
  }: {
    balance: BalanceRow;
    cardId: string;
    deviceProfileSessionId?: string | null;
    isOffSession: boolean;
  },
): Promise<string> => {
  const now = ctx.clock.now();
  const id = randomUUID();
  await insertPayment(trx, {
    id,
    order_id: balance.order_id,
    purpose: 'balance',
    amount: balance.amount,
    status: 'CREATED',
    capture: 'automatic',
    card_id: cardId,
    device_profile_session_id: deviceProfileSessionId,
    gateway: ctx.gateway.name,
    attempts: 1,
    due_on: balance.due_on,
    is_off_session: isOffSession,
    created_at: now,
  });
  const startAfter = new Date(now.getTime() + settleRetrySeconds * 1000);
  await ctx.jobs.enqueue(trx, settlePaymentJob, { data: { paymentId: id }, options: { startAfter } });
  return id;
};
