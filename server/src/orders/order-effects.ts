import { sql, type Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import { isTemporaryError } from '#platform/database/is-temporary';
import type { DB } from '#platform/database/tables';
import type { OrderItem, ReleaseReason } from '#platform/fulfilment';
import { openBalance } from './balances/open-balance.ts';
import { linesPaidBy } from './balances/paid-lines.ts';
import { expireOrderJob, holdMinutes, requestHours, settleRetrySeconds } from './deadlines.ts';
import { followUpFailure } from './follow-up-failure.ts';
import { fulfilmentOf } from './fulfilment-of.ts';
import { cancelPaymentJob, releaseItemJob, settlePaymentJob } from './payment-jobs.ts';
import { entriesOfPayment } from './rules/ledger-entries.ts';
import type { OrderEffect } from './rules/order-states.ts';
import { type LockedOrder, type OrderEventInput, setHoldDeadline } from './store/orders.ts';
import { movePayment } from './store/payments.ts';

interface Cause {
  order: LockedOrder;
  /** The items whose status the event changed. */
  moved: readonly OrderItem[];
  event: OrderEventInput & { paymentId?: string };
}

type Effect = (ctx: Context, trx: Transaction<DB>, cause: Cause) => Promise<void>;

const holdItems: Effect = async (ctx, trx, { moved, event }) => {
  for (const item of moved) await fulfilmentOf(ctx, item).hold(trx, item.id, event.at);
};

const confirmItems: Effect = async (ctx, trx, { moved, event }) => {
  for (const item of moved) await fulfilmentOf(ctx, item).confirm(trx, item.id, event.at);
};

const releaseReasons: Partial<Record<OrderEventInput['type'], ReleaseReason>> = {
  hold_expired: 'hold_expired',
  host_declined: 'declined',
  request_expired: 'declined',
  canceled: 'canceled',
};

const releaseItems: Effect = async (ctx, trx, { moved, event }) => {
  const reason = releaseReasons[event.type] ?? 'canceled';
  for (const item of moved) await fulfilmentOf(ctx, item).release(trx, item.id, { reason, at: event.at });
};

/** What made the order fail may also stand in the way of a release; the buyer's refund does not depend on it, and a job tries it again. */
const releaseWhatCanBe: Effect = async (ctx, trx, { moved, event }) => {
  for (const item of moved) {
    await sql`SAVEPOINT release_item`.execute(trx);
    try {
      await fulfilmentOf(ctx, item).release(trx, item.id, { reason: 'canceled', at: event.at });
    } catch (error) {
      if (isTemporaryError(error)) throw error;
      await sql`ROLLBACK TO SAVEPOINT release_item`.execute(trx);
      const { id: itemId, orderId, kind } = item;
      ctx.log.error({ err: error, itemId, orderId, kind, alert: 'stock-not-released' }, 'stock stays held');
      await ctx.jobs.enqueue(trx, releaseItemJob, { data: { orderId, itemId } });
    }
  }
};

/** Payments that have not succeeded are canceled here at once and at the gateway by a job. */
const cancelPayment: Effect = async (ctx, trx, { order, event }) => {
  const open = order.payments.filter(
    ({ status }) => status !== 'SUCCEEDED' && status !== 'FAILED' && status !== 'CANCELED',
  );
  for (const payment of open) {
    const failure_code = event.type === 'hold_expired' ? 'timeout' : null;
    await movePayment(trx, payment.id, { status: 'CANCELED', failure_code, settled_at: event.at });
    payment.status = 'CANCELED';
  }
  await ctx.jobs.enqueueAll(
    trx,
    open.map(({ id }) => ({ ...cancelPaymentJob, data: { paymentId: id } })),
  );
};

/** The job captures the payment if the process that accepted the request does not. */
const capturePayment: Effect = async (ctx, trx, { order, event }) => {
  const startAfter = new Date(event.at.getTime() + settleRetrySeconds * 1000);
  const authorized = order.payments.filter(({ status }) => status === 'AUTHORIZED');
  for (const { id } of authorized)
    await ctx.jobs.enqueue(trx, settlePaymentJob, { data: { paymentId: id }, options: { startAfter } });
};

const postPayment: Effect = async (_ctx, trx, { order, event }) => {
  const payment = order.payments.find(({ id }) => id === event.paymentId);
  if (!payment) throw new Error(`order ${order.row.id} was paid by an unknown payment`);
  await postTransaction(trx, {
    cause: `payment:${payment.id}`,
    orderId: order.row.id,
    at: event.at,
    entries: entriesOfPayment(payment.gateway, await linesPaidBy(trx, { order, payment })),
  });
};

const scheduleExpiry =
  (minutes: number): Effect =>
  async (ctx, trx, { order, event }) => {
    const startAfter = new Date(event.at.getTime() + minutes * 60_000);
    await setHoldDeadline(trx, order.row.id, startAfter);
    await ctx.jobs.enqueue(trx, expireOrderJob, {
      data: { orderId: order.row.id },
      options: { startAfter },
    });
  };

/** What each effect named in `order-states.ts` does. */
export const orderEffects: Record<OrderEffect, Effect> = {
  'hold-items': holdItems,
  'confirm-items': confirmItems,
  'release-items': releaseItems,
  'release-what-can-be': releaseWhatCanBe,
  'cancel-payment': cancelPayment,
  'capture-payment': capturePayment,
  'post-payment': postPayment,
  'open-balance': (ctx, trx, { order }) => openBalance(ctx, trx, order),
  'schedule-request-expiry': scheduleExpiry(requestHours * 60),
  'schedule-hold-expiry': scheduleExpiry(holdMinutes),
  'retry-scheduled-payment': (ctx, trx, { order, event }) =>
    followUpFailure(ctx, trx, { order, paymentId: event.paymentId }),
  'announce-confirmed': (ctx, trx, { order }) =>
    ctx.events.emit(trx, 'order.confirmed', { orderId: order.row.id }),
  'announce-requested': (ctx, trx, { order }) =>
    ctx.events.emit(trx, 'order.requested', { orderId: order.row.id }),
  'announce-declined': (ctx, trx, { order, event }) =>
    ctx.events.emit(trx, 'order.declined', {
      orderId: order.row.id,
      isExpired: event.type === 'request_expired',
    }),
  'announce-expired': (ctx, trx, { order }) =>
    ctx.events.emit(trx, 'order.expired', { orderId: order.row.id }),
};
