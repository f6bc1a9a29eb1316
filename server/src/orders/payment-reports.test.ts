import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { findCardToCharge } from '#payments';
import type { GatewayPayment } from '#platform/payment-gateway';
import { auditOrders } from '#testing/audit-orders';
import { type BookedOrder, eventsOf, orderStatus, placeBooking } from '#testing/booked-orders';
import { aBookingBody, declinedCard } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { untilWaiting } from '#testing/until-waiting';
import { acceptRequest } from './answer-request.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import { completeOrder } from './complete-orders.ts';
import { expireOrder } from './expire-order.ts';
import { recordPayment } from './record-payment.ts';
import { type Retry, retryPayment } from './retry-payment.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { lockOrder } from './store/orders.ts';

let golark: FaultyTestApp;
beforeAll(async () => {
  golark = await createFaultyTestApp();
});
beforeEach(() => {
  golark.faults.clear();
  golark.faults.calls.length = 0;
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const callsOf = (method: string): number => golark.faults.calls.filter((call) => call === method).length;

const reportOf = async ({ paymentId }: BookedOrder): Promise<GatewayPayment> => {
  const report = await golark.ctx.gateway.find({ key: paymentId });
  if (!report) throw new Error('the gateway does not know the payment');
  return report;
};

const retryOf = async ({ paymentId, orderId, as }: BookedOrder): Promise<Retry> => {
  const { card_id: cardId } = await golark.ctx.db
    .selectFrom('payments')
    .select('card_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { accountId } = as.account;
  const card = await findCardToCharge(golark.ctx.db, { accountId, cardId, gateway: 'sandbox' });
  if (!card) throw new Error('the card of the payment is gone');
  return { orderId, card, payer: { accountId, address: null, deviceId: null }, locale: 'en' };
};

test('a report that is older than what is known changes nothing', async () => {
  const order = await placeBooking(golark);
  const before = await eventsOf(golark, order.orderId);
  for (const status of ['PROCESSING', 'FAILED', 'SUCCEEDED'] as const) {
    const old = { ...(await reportOf(order)), status };
    expect((await recordPayment(golark.ctx, order, old)).status).toBe('SUCCEEDED');
  }
  expect(await orderStatus(golark, order.orderId)).toBe('CONFIRMED');
  expect(await eventsOf(golark, order.orderId)).toEqual(before);
});

test('an order has one live payment, whatever the code does', async () => {
  const order = await placeBooking(golark);
  const second =
    sql`INSERT INTO payments (id, order_id, purpose, amount, status, card_id, gateway, attempts, due_on, created_at)
    SELECT gen_random_uuid(), order_id, purpose, amount, 'CREATED', card_id, gateway, 1, due_on, created_at
    FROM payments WHERE id = ${order.paymentId}`.execute(golark.ctx.db);
  await expect(second).rejects.toThrow(/payments_one_live/);
});

test('a charge whose answer was lost reaches the gateway once', async () => {
  golark.faults.plan('createPayment', 'timeout-after');
  const order = await placeBooking(golark);
  await settlePayment(golark.ctx, order.paymentId);
  expect(await orderStatus(golark, order.orderId)).toBe('CONFIRMED');
  expect(callsOf('createPayment')).toBe(1);
});

test('a capture whose answer was lost reaches the gateway once', async () => {
  const order = await placeBooking(golark, { listing: { is_instant_book: false } });
  golark.faults.plan('capture', 'timeout-after');
  await acceptRequest(golark.ctx, order.orderId, { actor: 'host' });
  await settlePayment(golark.ctx, order.paymentId);
  expect(await orderStatus(golark, order.orderId)).toBe('CONFIRMED');
  expect(callsOf('capture')).toBe(1);
});

test('a charge that is still on its way when its hold ends is found and takes the nights again', async () => {
  golark.faults.plan('createPayment', 'timeout-before', 'timeout-before');
  const order = await placeBooking(golark);
  golark.clock.advanceMinutes(16);
  await expireOrder(golark.ctx, order.orderId);
  expect(await orderStatus(golark, order.orderId)).toBe('EXPIRED');
  // the job that cancels the payment at the gateway finds nothing yet
  await golark.runJobs();
  golark.faults.clear();
  const { rows } = await sql<{ token: string; customer_id: string; amount: number }>`
    SELECT c.gateway_token AS token, k.customer_id, p.amount FROM payments p JOIN saved_cards c ON c.id = p.card_id
    JOIN payment_customers k ON k.account_id = c.account_id WHERE p.id = ${order.paymentId}`.execute(
    golark.ctx.db,
  );
  const [sent] = rows;
  await golark.ctx.gateway.createPayment({
    key: order.paymentId,
    token: sent?.token ?? '',
    customerId: sent?.customer_id ?? '',
    amount: sent?.amount ?? 0,
    description: 'late',
    capture: 'automatic',
    returnUrl: 'http://127.0.0.1/',
  });
  for (let minute = 0; minute < 5; minute++) await golark.passMinutes(1);
  expect(await orderStatus(golark, order.orderId)).toBe('CONFIRMED');
});

test('a payment that succeeded without an answer confirms its order at the end of the hold', async () => {
  golark.faults.plan('createPayment', 'timeout-after');
  const order = await placeBooking(golark);
  golark.clock.advanceMinutes(16);
  await expireOrder(golark.ctx, order.orderId);
  expect(await orderStatus(golark, order.orderId)).toBe('CONFIRMED');
  expect(await eventsOf(golark, order.orderId)).not.toContain('hold_expired');
});

test('an order that is not due is left alone, and the gateway is not asked', async () => {
  golark.faults.plan('createPayment', 'timeout-after');
  const order = await placeBooking(golark);
  golark.faults.calls.length = 0;
  await expireOrder(golark.ctx, order.orderId);
  expect(await orderStatus(golark, order.orderId)).toBe('PENDING_PAYMENT');
  expect(golark.faults.calls).toEqual([]);
  await settlePayment(golark.ctx, order.paymentId);
});

test('a confirmed order takes no other payment', async () => {
  const order = await placeBooking(golark);
  await expect(retryPayment(golark.ctx, await retryOf(order))).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
  expect(callsOf('createPayment')).toBe(1);
});

test('a failed payment cannot be retried after the hold, even before its job has run', async () => {
  const order = await placeBooking(golark, { card: declinedCard });
  golark.clock.advanceMinutes(16);
  const body = aBookingBody({ quoteId: order.quoteId } as Parameters<typeof aBookingBody>[0]);
  const again = await golark.call(bookStay, { body, as: order.as });
  expect([again.status, again.problem.code]).toEqual([409, 'INVALID_STATE']);
  expect(await orderStatus(golark, order.orderId)).toBe('PAYMENT_FAILED');
});

test('the host of an accepted request is not asked again because the card failed', async () => {
  const order = await placeBooking(golark, { listing: { is_instant_book: false } });
  golark.faults.plan('capture', 'timeout-before');
  await acceptRequest(golark.ctx, order.orderId, { actor: 'host' });
  const failed = { ...(await reportOf(order)), status: 'FAILED', failureCode: 'card_declined' } as const;
  await recordPayment(golark.ctx, order, failed);
  expect(await orderStatus(golark, order.orderId)).toBe('PAYMENT_FAILED');
  const body = aBookingBody({ quoteId: order.quoteId } as Parameters<typeof aBookingBody>[0]);
  expect((await golark.call(bookStay, { body, as: order.as })).body.booking.status).toBe('CONFIRMED');
  // what the first attempt authorized
  await golark.ctx.gateway.cancel(failed.id);
});

const cancelWith = async (order: BookedOrder, fault?: 'timeout-after' | 'late'): Promise<string> => {
  if (fault) golark.faults.plan('refund', fault);
  await golark.call(cancelBooking, { params: { bookingId: order.bookingId }, as: order.as });
  const refund = await golark.ctx.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', order.paymentId)
    .executeTakeFirstOrThrow();
  return refund.id;
};

const sentRefunds = async (order: BookedOrder): Promise<string[]> => {
  const { rows } = await sql<{ idempotency_key: string }>`SELECT r.idempotency_key FROM sandbox_refunds r
    JOIN sandbox_payments s ON s.id = r.payment_id WHERE s.idempotency_key = ${order.paymentId}`.execute(
    golark.ctx.db,
  );
  return rows.map((row) => row.idempotency_key);
};

test('a refund whose answer was lost is looked up under its own key and sent once', async () => {
  const order = await placeBooking(golark);
  const refundId = await cancelWith(order, 'timeout-after');
  await sendRefund(golark.ctx, refundId);
  expect(await sentRefunds(order)).toEqual([refundId]);
  expect(callsOf('refund')).toBe(1);
});

test('a refund that was sent never reaches the gateway again', async () => {
  const order = await placeBooking(golark);
  const refundId = await cancelWith(order);
  golark.faults.calls.length = 0;
  await sendRefund(golark.ctx, refundId);
  expect(golark.faults.calls).toEqual([]);
});

test('a refund that two processes send is written once', async () => {
  const order = await placeBooking(golark);
  const refundId = await cancelWith(order, 'timeout-after');
  await Promise.all([sendRefund(golark.ctx, refundId), sendRefund(golark.ctx, refundId)]);
  const events = await eventsOf(golark, order.orderId);
  expect(events.filter((type) => type === 'refunded')).toHaveLength(1);
});

test('an order that was canceled is not completed, and its job does not fail', async () => {
  const order = await placeBooking(golark);
  await cancelWith(order);
  await completeOrder(golark.ctx, order.orderId);
  expect(await orderStatus(golark, order.orderId)).toBe('CANCELED');
});

test.skipIf(!inject('postgresUrl'))(
  'a change of an order waits for another one and then works on what that one left',
  async () => {
    const order = await placeBooking(golark, { card: declinedCard });
    const retry = await retryOf(order);
    const { db } = golark.ctx;
    let retried: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, order.orderId);
      if (!locked) throw new Error('the order is gone');
      retried = retryPayment(golark.ctx, retry).catch((error: unknown) => error);
      const waits = untilWaiting(db, 1).then(() => 'waits');
      expect(await Promise.race([retried, waits])).toBe('waits');
      const event = { type: 'canceled', actor: 'guest', at: golark.clock.now() } as const;
      await applyOrderEvent(golark.ctx, trx, { order: locked, event });
    });
    expect(await retried).toMatchObject({ code: 'INVALID_STATE' });
  },
);
