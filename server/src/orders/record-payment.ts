import type { Transaction } from 'kysely';
import { canPaymentBecome, isOpenPayment, keepPaidCard, type PaymentStatus } from '#payments';
import type { Context } from '#platform/context';
import { isTemporaryError } from '#platform/database/is-temporary';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { GatewayPayment } from '#platform/payment-gateway';
import { applyOrderEvent } from './apply-order-event.ts';
import { recordBalance, refundBalance } from './balances/record-balance.ts';
import { refundLatePayment } from './refund-late-payment.ts';
import { hasDeadline } from './rules/order-states.ts';
import { insertOrderEvent, type LockedOrder, lockOrder } from './store/orders.ts';
import { movePayment, type PaymentRow } from './store/payments.ts';

interface Recorded {
  order: LockedOrder;
  payment: PaymentRow;
}

interface PaymentIds {
  paymentId: string;
  orderId: string;
}

/** `isRefunded`: the order could not be confirmed, so that the payment is refunded. */
export type RecordedPayment = PaymentRow & { isRefunded?: true };

/** A success after the stock was released: the same stock is taken again if it is free. */
const acceptLatePayment = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment }: Recorded,
): Promise<void> => {
  if (order.row.status !== 'EXPIRED') return refundLatePayment(ctx, trx, { order, payment });
  const at = ctx.clock.now();
  const event = { type: 'late_payment', actor: 'gateway', at, paymentId: payment.id } as const;
  await applyOrderEvent(ctx, trx, { order, event });
};

const applySuccess = async (ctx: Context, trx: Transaction<DB>, recorded: Recorded): Promise<void> => {
  const { order, payment } = recorded;
  if (!hasDeadline(order.row.status)) return acceptLatePayment(ctx, trx, recorded);
  await applyOrderEvent(ctx, trx, {
    order,
    event: { type: 'payment_succeeded', actor: 'gateway', at: ctx.clock.now(), paymentId: payment.id },
  });
};

const applyFailure = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment }: Recorded,
): Promise<void> => {
  if (order.row.status !== 'PENDING_PAYMENT' && order.row.status !== 'AWAITING_HOST') return;
  const at = ctx.clock.now();
  const data = { failureCode: payment.failure_code };
  await applyOrderEvent(ctx, trx, {
    order,
    event: { type: 'payment_failed', actor: 'gateway', at, data, paymentId: payment.id },
  });
};

const applyAuthorization = async (ctx: Context, trx: Transaction<DB>, { order }: Recorded): Promise<void> => {
  if (order.row.status !== 'PENDING_PAYMENT') return;
  const at = ctx.clock.now();
  await applyOrderEvent(ctx, trx, { order, event: { type: 'payment_authorized', actor: 'gateway', at } });
};

const noteWaiting =
  (type: 'payment_action_required' | 'payment_processing') =>
  (ctx: Context, trx: Transaction<DB>, { order }: Recorded): Promise<void> =>
    insertOrderEvent(trx, order.row.id, { type, actor: 'gateway', at: ctx.clock.now() });

const applyStatus: Record<
  Exclude<PaymentStatus, 'CREATED'>,
  (ctx: Context, trx: Transaction<DB>, recorded: Recorded) => Promise<void>
> = {
  REQUIRES_ACTION: noteWaiting('payment_action_required'),
  PROCESSING: noteWaiting('payment_processing'),
  AUTHORIZED: applyAuthorization,
  SUCCEEDED: applySuccess,
  FAILED: applyFailure,
  CANCELED: applyFailure,
};

/** A payment for which no card can be charged fails without a call of the gateway. */
export const failWithoutCard = (ctx: Context, charge: { id: string; order_id: string }): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, charge.order_id);
    const payment = order?.payments.find(({ id }) => id === charge.id);
    if (!order || payment?.status !== 'CREATED') return;
    const change = { status: 'FAILED', failure_code: 'no_card', settled_at: ctx.clock.now() } as const;
    await movePayment(trx, payment.id, change);
    Object.assign(payment, change);
    await applyFailure(ctx, trx, { order, payment });
  });

const applyReport = async (ctx: Context, trx: Transaction<DB>, recorded: Recorded): Promise<void> => {
  const status = recorded.payment.status as keyof typeof applyStatus;
  if (recorded.payment.purpose === 'balance') await recordBalance(ctx, trx, recorded);
  else await applyStatus[status](ctx, trx, recorded);
};

/** Ends an order that is paid and cannot be confirmed, and refunds its payment. */
const refundUnconfirmed = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment }: Recorded,
): Promise<void> => {
  if (payment.purpose === 'balance') return refundBalance(ctx, trx, { order, payment });
  const at = ctx.clock.now();
  if (hasDeadline(order.row.status))
    await applyOrderEvent(ctx, trx, { order, event: { type: 'confirmation_failed', actor: 'system', at } });
  await refundLatePayment(ctx, trx, { order, payment });
};

/** The buyer asked for it, or the payment has a balance, which is charged to the same card. */
const keepsCard = ({ keeps_card, purpose }: PaymentRow): boolean => keeps_card || purpose === 'deposit';

/** The bank has agreed, even if the host has to accept before the money is captured. */
const hasPaid = ({ status }: PaymentRow): boolean => status === 'SUCCEEDED' || status === 'AUTHORIZED';

const keepCardOf = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment }: Recorded,
): Promise<void> => {
  const { account_id: accountId } = order.row;
  if (accountId) await keepPaidCard(ctx, trx, { accountId, cardId: payment.card_id });
};

/** What a report says is written to the payment and then applied to its order, in one transaction. */
const writeReport = (
  ctx: Context,
  { paymentId, orderId }: PaymentIds,
  { report, apply }: { report: GatewayPayment; apply: typeof applyReport },
): Promise<PaymentRow> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const payment = order?.payments.find(({ id }) => id === paymentId);
    if (!order || !payment) throw new Error(`payment ${paymentId} does not exist`);
    if (!canPaymentBecome(payment.status, report.status)) return payment;
    const change = {
      status: report.status,
      gateway_payment_id: report.id,
      failure_code: report.failureCode,
      action: report.action ? JSON.stringify(report.action) : null,
      settled_at: isOpenPayment(report.status) ? null : ctx.clock.now(),
    };
    await movePayment(trx, payment.id, change);
    Object.assign(payment, change, { action: report.action });
    // before the stock is locked: a purchase locks the account of its buyer first, too
    if (keepsCard(payment) && hasPaid(payment)) await keepCardOf(ctx, trx, { order, payment });
    await apply(ctx, trx, { order, payment });
    reachStep('payment.recorded.before-commit');
    return payment;
  });

/**
 * A buyer whose money was taken gets what was bought, or the money: an error that would happen again is no reason to keep both.
 * A `Failure` is stock that was sold meanwhile; anything else needs a person.
 */
const giveMoneyBack = async (
  ctx: Context,
  ids: PaymentIds,
  { report, error }: { report: GatewayPayment; error: unknown },
): Promise<RecordedPayment> => {
  if (report.status !== 'SUCCEEDED' || isTemporaryError(error)) throw error;
  if (!(error instanceof Failure)) {
    ctx.log.error(
      { err: error, ...ids, alert: 'paid-order-not-confirmed' },
      'an order is paid and cannot be confirmed; its payment is refunded',
    );
  }
  const payment = await writeReport(ctx, ids, { report, apply: refundUnconfirmed });
  return { ...payment, isRefunded: true };
};

/**
 * Writes what the gateway reports about a payment and applies it to the order, in one transaction. Repeated, late and
 * reordered reports have no further effect. A payment whose order cannot be confirmed is refunded.
 */
export const recordPayment = async (
  ctx: Context,
  ids: PaymentIds,
  report: GatewayPayment,
): Promise<RecordedPayment> => {
  reachStep('payment.reported');
  const payment = await writeReport(ctx, ids, { report, apply: applyReport }).catch((error: unknown) =>
    giveMoneyBack(ctx, ids, { report, error }),
  );
  reachStep('payment.recorded.after-commit');
  return payment;
};
