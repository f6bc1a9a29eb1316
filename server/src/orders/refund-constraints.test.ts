import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, aQuote, declinedCard } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const aPaidStay = async (card?: typeof declinedCard) => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  const { body, problem } = await golark.call(bookStay, { body: aBookingBody(quote, card), as });
  const bookingId = body.booking?.id ?? String(problem['bookingId']);
  const payment = await golark.ctx.db
    .selectFrom('payments')
    .innerJoin('order_items', 'order_items.order_id', 'payments.order_id')
    .select(['payments.id', 'payments.amount'])
    .where('order_items.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { as, bookingId, payment };
};
type PaidStay = Awaited<ReturnType<typeof aPaidStay>>;

const refund = (
  { bookingId, payment }: PaidStay,
  amount: number,
  cause = `operator:${amount}:${bookingId}`,
) => ({
  payment_id: payment.id,
  item_id: bookingId,
  amount,
  status: 'PENDING',
  reason: 'operator',
  cause,
  created_at: golark.clock.now(),
});
const insert = (row: ReturnType<typeof refund>) => golark.ctx.db.insertInto('refunds').values(row).execute();

test('the database refuses refunds that add up to more than the charge, one by one, at once or by a change', async () => {
  const stay = await aPaidStay();
  const { amount } = stay.payment;
  const beyond = { constraint: 'refunds_within_payment' };
  await expect(insert(refund(stay, amount + 1))).rejects.toMatchObject(beyond);
  await insert(refund(stay, amount - 100));
  await expect(insert(refund(stay, 101))).rejects.toMatchObject(beyond);
  const atOnce = await Promise.allSettled([60, 61, 62, 63].map((cents) => insert(refund(stay, cents))));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const raise = golark.ctx.db
    .updateTable('refunds')
    .set({ amount })
    .where('payment_id', '=', stay.payment.id)
    .where('amount', '<', 100);
  await expect(raise.execute()).rejects.toMatchObject(beyond);
});

test('the database refuses the refund of a payment that took nothing, and counts no refund that failed', async () => {
  const declined = await aPaidStay(declinedCard);
  await expect(insert(refund(declined, 1))).rejects.toMatchObject({ constraint: 'refunds_within_payment' });
  const paid = await aPaidStay();
  await insert({ ...refund(paid, paid.payment.amount, `first:${paid.bookingId}`), status: 'FAILED' });
  await insert(refund(paid, paid.payment.amount));
});

test('the database refuses a second refund for the same cause', async () => {
  const stay = await aPaidStay();
  await insert(refund(stay, 1, 'cancellation:twice'));
  await expect(insert(refund(stay, 2, 'cancellation:twice'))).rejects.toMatchObject({
    constraint: 'refunds_one_per_cause',
  });
});

/** Removes the row lock of orders in the database of this test. */
const removeRowLock = async (): Promise<void> => {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_functiondef('lock_order'::regproc) AS text`.execute(golark.ctx.db);
  const text = rows[0]?.text ?? '';
  expect(text).toContain('FOR UPDATE');
  await sql.raw(text.replace('FOR UPDATE', '')).execute(golark.ctx.db);
};

test('without the row lock one cancellation from ten tabs still refunds once', async () => {
  const stay = await aPaidStay();
  await removeRowLock();
  const params = { bookingId: stay.bookingId };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => golark.call(cancelBooking, { params, as: stay.as })),
  );
  const codes = answers.map(({ status, problem }) => (status === 200 ? 'canceled' : problem.code));
  expect(codes.filter((code) => code === 'canceled')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['canceled', 'INVALID_STATE']));
  await golark.runJobs();
  const refunds = await golark.ctx.db
    .selectFrom('refunds')
    .innerJoin('sandbox_refunds', 'sandbox_refunds.id', 'refunds.gateway_refund_id')
    .select(['refunds.status', 'cause'])
    .where('item_id', '=', stay.bookingId)
    .execute();
  expect(refunds).toEqual([{ status: 'SUCCEEDED', cause: `cancellation:${stay.bookingId}` }]);
  const { rows } = await sql<{ booked: number }>`SELECT DISTINCT n.booked FROM nights n
    JOIN booking_rooms r ON r.room_type_id = n.room_type_id WHERE r.booking_id = ${stay.bookingId}`.execute(
    golark.ctx.db,
  );
  expect(rows).toEqual([{ booked: 0 }]);
});
