import { cancelBooking, payBalance } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { ChangeQuote } from '@golark/contract/booking-changes/schemas';
import { getInvoices, issueInvoice } from '@golark/contract/receipts/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aDepositGuest,
  balanceDay,
  type DepositGuest,
  depositBooking,
  depositDates,
  laterGuest,
} from '#testing/deposits';
import { chargedFor, passUntil, setCardBehavior } from '#testing/membership';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { processBalance } from '../../orders/balances/process-balance.ts';
import { recordPayment } from '../../orders/record-payment.ts';

let golark: TestApp;
/** Each test moves the clock by weeks, so each has its own application. */
beforeEach(async () => {
  await golark?.close();
  golark = await createTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

const two = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };

const ask = ({ as, params }: DepositGuest, days: { arriveDay?: string; departDay?: string }) =>
  golark.call(quoteBookingChange, { as, params, body: { ...depositDates, ...two, ...days } });

const accept = async ({ as, params }: DepositGuest, { quoteId }: ChangeQuote) => {
  const answer = await golark.call(changeBooking, { as, params, body: { quoteId } });
  await golark.runJobs();
  return answer;
};

const change = async (guest: DepositGuest, days: Parameters<typeof ask>[1]) => {
  const { body, problem } = await ask(guest, days);
  if (!body.quote) throw new Error(problem.detail);
  const answer = await accept(guest, body.quote);
  if (answer.status !== 200) throw new Error(answer.problem.detail);
  return { quote: body.quote, ...answer.body };
};

const balanceOf = async (guest: DepositGuest): Promise<Booking['balance']> =>
  (await depositBooking(golark, guest)).balance;

test('the balance moves with the trip, and is charged on its new day', async () => {
  const guest = await aDepositGuest(golark);
  const { quote, paid, refund } = await change(guest, { arriveDay: testDay(50), departDay: testDay(53) });
  expect([paid.amount, refund.amount]).toEqual([0, 0]);
  expect(quote.balance).toEqual({
    before: { amount: guest.balance, currency: 'USD' },
    after: { amount: guest.balance, currency: 'USD' },
    dueOn: testDay(36),
    isDueNow: false,
  });
  expect(await balanceOf(guest)).toMatchObject({ status: 'OPEN', dueOn: testDay(36) });
  await passUntil(golark, `${balanceDay}T16:00:00Z`);
  expect(await balanceOf(guest)).toMatchObject({ status: 'OPEN' });
  await passUntil(golark, `${testDay(33)}T16:00:00Z`);
  const { as } = await laterGuest(golark, guest);
  const { email } = (await depositBooking(golark, guest)).guest;
  const reminders = (await subjectsTo(golark, email)).filter((subject) => subject.includes('is due on'));
  expect(reminders).toHaveLength(1);
  await passUntil(golark, `${testDay(36)}T16:00:00Z`);
  expect(await balanceOf(guest)).toMatchObject({ status: 'PAID' });
  expect((await chargedFor(golark, as)).toSorted()).toEqual([guest.deposit, guest.balance].toSorted());
});

test('a stay that is moved to a day near enough is charged at once', async () => {
  const guest = await aDepositGuest(golark);
  const { quote } = await change(guest, { arriveDay: testDay(10), departDay: testDay(13) });
  expect(quote.balance).toMatchObject({ dueOn: testDay(0), isDueNow: true });
  expect(await balanceOf(guest)).toMatchObject({ status: 'PAID' });
});

test('a longer stay is paid with the change, and the balance stays', async () => {
  const guest = await aDepositGuest(golark);
  const { quote, paid } = await change(guest, { departDay: testDay(45) });
  expect(quote.toPay.amount).toBeGreaterThan(0);
  expect(paid).toEqual(quote.toPay);
  expect(await balanceOf(guest)).toMatchObject({ amount: { amount: guest.balance }, dueOn: balanceDay });
  const { as, params } = await laterGuest(golark, guest);
  expect((await golark.call(payBalance, { as, params, body: {} })).status).toBe(200);
  expect((await chargedFor(golark, as)).toSorted()).toEqual(
    [guest.deposit, guest.balance, quote.toPay.amount].toSorted(),
  );
});

test('what a shorter stay refunds comes off the balance, which pays exactly the rest', async () => {
  const guest = await aDepositGuest(golark);
  const { quote, refund, booking } = await change(guest, { departDay: testDay(42) });
  const less = -quote.difference.amount;
  expect([quote.toRefund.amount, refund.amount, booking.refunds]).toEqual([0, 0, []]);
  expect(quote.balance?.after.amount).toBe(guest.balance - less);
  // everything that is paid, and nothing of what is not
  expect(quote.cancellation.schedule[0]?.refundAmount.amount).toBe(guest.deposit);
  expect(booking.changes).toMatchObject([{ settled: { amount: -less }, offBalance: { amount: less } }]);
  expect(await balanceOf(guest)).toMatchObject({ status: 'OPEN', amount: { amount: guest.balance - less } });
  await passUntil(golark, `${balanceDay}T16:00:00Z`);
  const { as } = await laterGuest(golark, guest);
  expect((await chargedFor(golark, as)).toSorted()).toEqual([guest.deposit, guest.balance - less].toSorted());
});

test('the rest of a refund that is greater than the balance is paid out, and nothing is left to pay', async () => {
  const guest = await aDepositGuest(golark, { deposit_percent: 80 });
  const { quote, refund } = await change(guest, { departDay: testDay(41) });
  const less = -quote.difference.amount;
  expect(less).toBeGreaterThan(guest.balance);
  expect([quote.toRefund.amount, refund.amount]).toEqual([less - guest.balance, less - guest.balance]);
  expect(await balanceOf(guest)).toBeNull();
  const { as, params } = await laterGuest(golark, guest);
  const { body } = await golark.call(cancelBooking, { as, params });
  expect(body.refund.amount).toBe(guest.total - less);
});

test('a cancellation after a change refunds what was paid, and the rest is never charged', async () => {
  const guest = await aDepositGuest(golark);
  await change(guest, { departDay: testDay(42) });
  const { as, params } = await laterGuest(golark, guest);
  const { body } = await golark.call(cancelBooking, { as, params });
  expect(body.refund.amount).toBe(guest.deposit);
  await passUntil(golark, `${balanceDay}T16:00:00Z`);
  expect(await chargedFor(golark, as)).toEqual([guest.deposit]);
});

test('once the policy keeps something, a later arrival moves the balance no further', async () => {
  const guest = await aDepositGuest(golark, { cancellation_policy: 'strict', balance_days_before: 2 });
  await passUntil(golark, `${testDay(30)}T16:00:00Z`);
  const later = await laterGuest(golark, guest);
  const { body } = await ask(later, { arriveDay: testDay(60), departDay: testDay(63) });
  expect(body.quote.balance?.dueOn).toBe(testDay(38));
});

test('a change that was quoted before the balance was paid has to be quoted again', async () => {
  const guest = await aDepositGuest(golark);
  const { body } = await ask(guest, { departDay: testDay(42) });
  await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  const { status, problem } = await accept(guest, body.quote);
  expect([status, problem.code]).toEqual([409, 'QUOTE_EXPIRED']);
  expect((await change(guest, { departDay: testDay(42) })).refund.amount).toBe(-body.quote.difference.amount);
});

test('a booking whose balance is overdue, or is being paid, is not changed', async () => {
  const guest = await aDepositGuest(golark);
  await setCardBehavior(golark, guest.as, 'requires_action');
  await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  expect((await ask(guest, { departDay: testDay(42) })).problem.code).toBe('INVALID_STATE');
  await setCardBehavior(golark, guest.as, 'card_declined');
  await passUntil(golark, `${balanceDay}T16:40:00Z`);
  await golark.runRecurring('orders.enqueue-due-balances');
  await golark.runJobs();
  expect(await balanceOf(guest)).toMatchObject({ status: 'OVERDUE' });
  const { problem } = await ask(await laterGuest(golark, guest), { departDay: testDay(42) });
  expect([problem.code, problem.detail]).toEqual(['INVALID_STATE', expect.stringContaining('overdue')]);
});

test('a payment of an earlier balance that the bank confirms late is refunded', async () => {
  const guest = await aDepositGuest(golark);
  await setCardBehavior(golark, guest.as, 'requires_action');
  await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  await setCardBehavior(golark, guest.as, 'succeeds');
  await golark.passMinutes(40);
  const { quote } = await change(guest, { departDay: testDay(42) });
  const late = await golark.ctx.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('purpose', '=', 'balance')
    .executeTakeFirstOrThrow();
  await sql`UPDATE sandbox_payments SET status = 'SUCCEEDED', captured_amount = amount WHERE idempotency_key = ${late.id}`.execute(
    golark.ctx.db,
  );
  const report = await golark.ctx.gateway.find({ key: late.id });
  if (!report) throw new Error('the gateway does not know the payment');
  await recordPayment(golark.ctx, { paymentId: late.id, orderId: late.order_id }, report);
  await golark.runJobs();
  expect(await balanceOf(guest)).toMatchObject({ status: 'OPEN', amount: quote.balance?.after });
  const { refunds } = await depositBooking(golark, guest);
  expect(refunds.map(({ amount }) => amount.amount)).toEqual([guest.balance]);
  await passUntil(golark, `${balanceDay}T16:10:00Z`);
  await processBalance(golark.ctx, { orderId: late.order_id });
  await golark.runJobs();
  expect(await balanceOf(guest)).toMatchObject({ status: 'PAID' });
});

test('a rest of less than a dollar is waived: nothing is left to pay, and nothing is paid out', async () => {
  // a night less is $115.00 less, of a balance of about $115.40
  const guest = await aDepositGuest(golark, { deposit_percent: 70, cleaning_fee_amount: 3450 });
  const { quote, refund } = await change(guest, { departDay: testDay(42) });
  const rest = guest.balance + quote.difference.amount;
  expect([rest > 0 && rest < 100, refund.amount]).toEqual([true, 0]);
  expect(await balanceOf(guest)).toBeNull();
});

test('the database rejects another amount of a balance than its cuts leave', async () => {
  await aDepositGuest(golark);
  const cut = sql`UPDATE order_balances SET amount = amount - 1`.execute(golark.ctx.db);
  await expect(cut).rejects.toThrow(/cannot become/);
});

test('a change and the charge of the balance at once: the guest pays what the changed stay costs', async () => {
  for (let round = 0; round < 4; round++) {
    const guest = await aDepositGuest(golark);
    const { body } = await ask(guest, { departDay: testDay(42) });
    const { orderId } = await depositBooking(golark, guest);
    await golark.ctx.db
      .updateTable('order_balances')
      .set({ next_attempt_at: golark.clock.now() })
      .where('order_id', '=', orderId)
      .execute();
    const [changed] = await Promise.all([
      accept(guest, body.quote),
      processBalance(golark.ctx, { orderId }),
      golark.call(payBalance, { as: guest.as, params: guest.params, body: {} }),
    ]);
    expect([200, 409]).toContain(changed.status);
    await golark.runJobs();
    const booking = await depositBooking(golark, guest);
    const paid = (await chargedFor(golark, guest.as)).reduce((sum, amount) => sum + amount, 0);
    const back = booking.refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(booking.balance?.status).toBe('PAID');
    expect(paid - back).toBe(booking.total.amount);
  }
});

test('an invoice is corrected by a credit note for what came off the balance', async () => {
  const guest = await aDepositGuest(golark);
  const { orderId } = await depositBooking(golark, guest);
  const params = { orderId };
  const details = { companyName: 'Ortega LLC', address: '1 Main St\nDenver, CO', taxNumber: null };
  const { as } = guest;
  const issued = await golark.call(issueInvoice, { as, params, body: details });
  expect(issued.status).toBeLessThan(300);
  const { quote } = await change(guest, { departDay: testDay(42) });
  const { body } = await golark.call(getInvoices, { as, params });
  expect(body.invoices.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['INVOICE', guest.total],
    ['CREDIT_NOTE', -quote.difference.amount],
  ]);
});
