import { sql, type Transaction } from 'kysely';
import { canPaymentBecome, isOpenPayment, type PaymentStatus } from '#payments';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { GatewayPayment } from '#platform/payment-gateway';
import { applyOrderEvent } from './apply-order-event.ts';
import { recordBalance } from './balances/record-balance.ts';
import { refundLatePayment } from './refund-late-payment.ts';
import { insertOrderEvent, type LockedOrder, lockOrder } from './store/orders.ts';
import { movePayment, type PaymentRow } from './store/payments.ts';

interface Recorded {
  order: LockedOrder;
  payment: PaymentRow;
}

const stillWaits = ({ row }: LockedOrder): boolean =>
  row.status === 'PENDING_PAYMENT' || row.status === 'AWAITING_HOST' || row.status === 'PAYMENT_FAILED';

/**
 * A success after the stock was released: the same stock is taken again if it is free, otherwise the payment is
 * refunded. The attempt runs in a savepoint, so that stock that is gone leaves the rest of the transaction intact.
 */
const acceptLatePayment = async (
  ctx: Context,
  trx: Transaction<DB>,
  { order, payment }: Recorded,
): Promise<void> => {
  const at = ctx.clock.now();
  if (order.row.status !== 'EXPIRED') return refundLatePayment(ctx, trx, { order, payment });
  await sql`SAVEPOINT late_payment`.execute(trx);
  try {
    const event = { type: 'late_payment', actor: 'gateway', at, paymentId: payment.id } as const;
    await applyOrderEvent(ctx, trx, { order, event });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`ROLLBACK TO SAVEPOINT late_payment`.execute(trx);
    order.row.status = 'EXPIRED';
    for (const item of order.items) item.status = 'RELEASED';
    await refundLatePayment(ctx, trx, { order, payment });
  }
};

const applySuccess = async (ctx: Context, trx: Transaction<DB>, recorded: Recorded): Promise<void> => {
  const { order, payment } = recorded;
  if (!stillWaits(order)) return acceptLatePayment(ctx, trx, recorded);
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

/**
 * Writes what the gateway reports about a payment and applies it to the order, in one transaction. Repeated, late and
 * reordered reports have no further effect.
 */
export const recordPayment = async (
  ctx: Context,
  { paymentId, orderId }: { paymentId: string; orderId: string },
  report: GatewayPayment,
): Promise<PaymentRow> => {
  reachStep('payment.reported');
  const payment = await ctx.db.transaction().execute(async (trx) => {
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
    if (payment.purpose === 'balance') await recordBalance(ctx, trx, { order, payment });
    else await applyStatus[report.status](ctx, trx, { order, payment });
    reachStep('payment.recorded.before-commit');
    return payment;
  });
  reachStep('payment.recorded.after-commit');
  return payment;
};
