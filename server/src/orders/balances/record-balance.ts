import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { PaymentStatus } from '#payments';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { refundLatePayment } from '../refund-late-payment.ts';
import { balanceDeadlineOf } from '../rules/balance-deadline.ts';
import { isOpenBalance } from '../rules/balance-states.ts';
import { entriesOfPayment } from '../rules/ledger-entries.ts';
import { nextAttemptOf } from '../rules/next-attempt.ts';
import { type BalanceRow, findBalance, moveBalance } from '../store/balances.ts';
import { insertOrderEvent, type LockedOrder } from '../store/orders.ts';
import type { PaymentRow } from '../store/payments.ts';
import { scheduleBalance } from './open-balance.ts';
import { linesPaidBy } from './paid-lines.ts';

interface Recorded {
  order: LockedOrder;
  payment: PaymentRow;
  balance: BalanceRow;
}

const recordSuccess = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment, balance }: Recorded,
): Promise<void> => {
  const orderId = order.row.id;
  const { item_id: itemId } = balance;
  // given up at the bank and paid there nevertheless, when a change has made it less
  const isOutdated = payment.amount !== balance.amount;
  if (isOutdated || !isOpenBalance(balance.status))
    return refundLatePayment(ctx, trx, { order, payment, itemId });
  const at = ctx.clock.now();
  await moveBalance(trx, orderId, { status: 'PAID', next_attempt_at: null });
  await postTransaction(trx, {
    cause: `payment:${payment.id}`,
    orderId,
    at,
    entries: entriesOfPayment(payment.gateway, await linesPaidBy(trx, { order, payment })),
  });
  await insertOrderEvent(trx, orderId, { type: 'balance_paid', actor: 'gateway', at, itemId });
  await ctx.events.emit(trx, 'order.balance-paid', { orderId, itemId, paymentId: payment.id });
};

/**
 * The card on file could not be charged: plans the next attempt and sets, with the first failure, the deadline after which the item is
 * canceled. Announces both.
 */
export const failBalance = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, balance, failureCode }: Omit<Recorded, 'payment'> & { failureCode: string | null },
): Promise<void> => {
  const orderId = order.row.id;
  const { item_id: itemId, attempts, begins_at: beginsAt } = balance;
  const at = ctx.clock.now();
  const delaysInDays = ctx.config.paymentRetryDays;
  const deadline = balance.deadline_at ?? balanceDeadlineOf({ failedAt: at, beginsAt, delaysInDays });
  const failed = { attempt: attempts - 1, failedAt: at, planned: [], delaysInDays, deadline };
  const next = nextAttemptOf(failed);
  await moveBalance(trx, orderId, { status: 'OVERDUE', deadline_at: deadline, next_attempt_at: next });
  await insertOrderEvent(trx, orderId, {
    ...{ type: 'balance_failed', actor: 'gateway', at, itemId },
    data: { failureCode },
  });
  if (next) await scheduleBalance(ctx, trx, { orderId, at: next });
  if (!balance.deadline_at) await scheduleBalance(ctx, trx, { orderId, at: deadline });
  await ctx.events.emit(trx, 'order.balance-failed', { orderId, itemId, attempt: attempts });
};

/** A guest whose own attempt fails sees that at once; what is planned for the card on file stays. */
const recordFailure = async (ctx: Context, trx: Transaction<DB>, recorded: Recorded): Promise<void> => {
  const { payment, balance } = recorded;
  if (!payment.is_off_session || !isOpenBalance(balance.status)) return;
  await failBalance(ctx, trx, { ...recorded, failureCode: payment.failure_code });
};

const noteWaiting =
  (type: 'payment_action_required' | 'payment_processing') =>
  (ctx: Context, trx: Transaction<DB>, { order }: Recorded): Promise<void> =>
    insertOrderEvent(trx, order.row.id, { type, actor: 'gateway', at: ctx.clock.now() });

const recordStatus: Partial<
  Record<PaymentStatus, (ctx: Context, trx: Transaction<DB>, recorded: Recorded) => Promise<void>>
> = {
  REQUIRES_ACTION: noteWaiting('payment_action_required'),
  PROCESSING: noteWaiting('payment_processing'),
  SUCCEEDED: recordSuccess,
  FAILED: recordFailure,
  CANCELED: recordFailure,
};

const withBalance = async (
  trx: Transaction<DB>,
  { order, payment }: Omit<Recorded, 'balance'>,
): Promise<Recorded> => {
  const balance = await findBalance(trx, order.row.id);
  if (!balance) throw new Error(`payment ${payment.id} pays no balance`);
  return { order, payment, balance };
};

/** Applies the new status of a payment to the balance that it pays. The order itself stays as it is. */
export const recordBalance = async (
  ctx: Context,
  trx: Transaction<DB>,
  paid: Omit<Recorded, 'balance'>,
): Promise<void> => {
  await recordStatus[paid.payment.status]?.(ctx, trx, await withBalance(trx, paid));
};

/** Refunds a payment whose success could not be recorded. The balance stays open: it is an attempt that failed. */
export const refundBalance = async (
  ctx: Context,
  trx: Transaction<DB>,
  paid: Omit<Recorded, 'balance'>,
): Promise<void> => {
  const recorded = await withBalance(trx, paid);
  await refundLatePayment(ctx, trx, { ...paid, itemId: recorded.balance.item_id });
  await recordFailure(ctx, trx, recorded);
};
