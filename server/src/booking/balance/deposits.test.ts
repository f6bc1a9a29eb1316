import type { LoginResult } from '@golark/contract/accounts/schemas';
import {
  bookStay,
  cancelBooking,
  confirmPayment,
  payBalance,
  retryCharge,
  updateSavedCard,
} from '@golark/contract/booking/calls';
import { deleteCard, listCards, saveCard } from '@golark/contract/payments/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aDepositGuest,
  aDepositQuote,
  balanceDay,
  balanceDueAt,
  bookWithDeposit,
  type DepositGuest,
  depositBooking,
  depositDates,
  laterGuest,
} from '#testing/deposits';
import { aBookingBody, aQuote, goodCard } from '#testing/factories';
import { chargedFor, passUntil, setCardBehavior } from '#testing/membership';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
/** Most tests move the clock by weeks, so each has its own application. */
beforeEach(async () => {
  await golark?.close();
  golark = await createTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

const maya = 'maya@example.com';
const [dueOn, dueAt] = [balanceDay, balanceDueAt];

type Change = Parameters<typeof aDepositGuest>[1];
const aGuest = (change: Change = {}) => aDepositGuest(golark, change);
const aDeposit = (change: Change = {}) => aDepositQuote(golark, change);
const book = (as: LoginResult, quote: Quote, card = goodCard) => bookWithDeposit(golark, { as, quote, card });
const later = (guest: DepositGuest) => laterGuest(golark, guest);
const bookingOf = (guest: DepositGuest) => depositBooking(golark, guest);

const ledgerOf = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ account: string; amount: number }>`
    SELECT account, sum(amount)::bigint AS amount FROM ledger_entries GROUP BY account HAVING sum(amount) <> 0`.execute(
    golark.ctx.db,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};

test('a quote says what is paid when, at both prices and to the cent', async () => {
  const { quote } = await aDeposit();
  const [full, deposit] = quote.paymentPlans;
  expect(full).toMatchObject({
    paymentPlan: 'full',
    nonMember: [{ dueOn: null, amount: quote.nonMember.total }],
  });
  const { nonMember, member } = deposit ?? { nonMember: [], member: [] };
  expect(nonMember.map(({ dueOn: day }) => day)).toEqual([null, dueOn]);
  expect(nonMember[0]?.amount.amount).toBe(Math.round(quote.nonMember.total.amount * 0.3));
  for (const [parts, price] of [[nonMember, quote.nonMember] as const, [member, quote.member] as const])
    expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.total.amount);
});

test('no deposit: at the non-refundable rate, for a stay that is near, or where the host offers none', async () => {
  const { as, listing } = await aDeposit({ non_refundable_discount_percent: 10 });
  const plansOf = async (change: object) =>
    (await aQuote(golark, listing, { as, ...depositDates, ...change })).paymentPlans.map(
      ({ paymentPlan }) => paymentPlan,
    );
  expect(await plansOf({})).toEqual(['full', 'deposit']);
  expect(await plansOf({ ratePlan: 'non-refundable' })).toEqual(['full']);
  expect(await plansOf({ arriveDay: testDay(15), departDay: testDay(17) })).toEqual(['full']);
  expect(await plansOf({ arriveDay: testDay(16), departDay: testDay(18) })).toEqual(['full', 'deposit']);
  const near = await aQuote(golark, listing, { as, arriveDay: testDay(15), departDay: testDay(17) });
  const refused = await book(as, near);
  expect(refused.problem).toMatchObject({
    code: 'VALIDATION_ERROR',
    errors: [{ path: 'paymentPlan', code: 'deposit_not_offered' }],
  });
});

test('the deposit is charged at the booking and the balance on its day, once, with lines that add up in the ledger', async () => {
  const guest = await aGuest();
  const { total, deposit, balance } = guest;
  expect(await chargedFor(golark, guest.as)).toEqual([deposit]);
  const booked = await bookingOf(guest);
  expect(booked).toMatchObject({
    ...{ status: 'CONFIRMED', total: { amount: total }, orderTotal: { amount: total } },
    charges: [{ purpose: 'deposit', status: 'PAID', amount: { amount: deposit } }],
    balance: {
      status: 'OPEN',
      amount: { amount: balance },
      dueOn,
      deadlineAt: null,
      card: { last4: '4242' },
    },
  });
  expect((await ledgerOf())['gateway:sandbox']).toBe(deposit);
  await passUntil(golark, `${dueOn}T15:59:00Z`);
  expect(await chargedFor(golark, guest.as)).toEqual([deposit]);
  await passUntil(golark, dueAt);
  expect(await chargedFor(golark, guest.as)).toEqual([deposit, balance]);
  const paid = await bookingOf(await later(guest));
  expect(paid.balance?.status).toBe('PAID');
  expect(paid.charges.map(({ purpose, status }) => [purpose, status])).toEqual([
    ['deposit', 'PAID'],
    ['balance', 'PAID'],
  ]);
  // as if it had been paid in full
  expect(await ledgerOf()).toEqual({
    ...{ 'gateway:sandbox': total, 'host:pm-test': -35_000 },
    ...{ 'platform:fees': -3500, 'tax:co': -(total - 38_500) },
  });
});

test('the card of a deposit is saved, and the listing may change afterwards', async () => {
  const guest = await aGuest();
  const { body } = await golark.call(listCards, { as: guest.as });
  expect(body.cards).toHaveLength(1);
  await golark.ctx.db.updateTable('listings').set({ deposit_percent: 0, balance_days_before: 0 }).execute();
  await passUntil(golark, dueAt);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});

test('a decline on the day is announced with its deadline, retried as configured, and another card pays', async () => {
  const guest = await aGuest();
  await setCardBehavior(golark, guest.as, 'insufficient_funds');
  await passUntil(golark, dueAt);
  const now = await later(guest);
  const overdue = await bookingOf(now);
  expect(overdue).toMatchObject({ status: 'CONFIRMED', balance: { status: 'OVERDUE' } });
  // 1, 3 and 5 days of attempts and two more, before the stay begins
  expect(overdue.balance?.deadlineAt?.slice(0, 10)).toBe(testDay(37));
  expect(overdue.balance?.nextAttemptAt?.slice(0, 10)).toBe(testDay(27));
  expect(await subjectsTo(golark, maya)).toContain('Payment failed: Cedar cabin');
  const { body } = await golark.call(saveCard, {
    as: now.as,
    body: { ...goodCard, cardNumber: '5555 5555 5555 4444' },
  });
  await golark.call(updateSavedCard, { as: now.as, params: now.params, body: { savedCardId: body.card.id } });
  const failed = overdue.charges.findLast(({ status }) => status === 'FAILED')?.bookingChargeNumber ?? '';
  const paid = await golark.call(retryCharge, {
    as: now.as,
    params: now.params,
    body: { bookingChargeNumber: failed },
  });
  expect(paid.body.booking.balance?.status).toBe('PAID');
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
  await passUntil(golark, `${testDay(39)}T20:00:00Z`);
  expect((await bookingOf(await later(guest))).status).toBe('CONFIRMED');
  expect(await chargedFor(golark, guest.as)).toHaveLength(2);
});

test('the card on file succeeds at a later attempt', async () => {
  const guest = await aGuest();
  await setCardBehavior(golark, guest.as, 'card_declined');
  await passUntil(golark, dueAt);
  await setCardBehavior(golark, guest.as, 'succeeds');
  await passUntil(golark, `${testDay(27)}T16:01:00Z`);
  const paid = await bookingOf(await later(guest));
  expect(paid.balance?.status).toBe('PAID');
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});

test('after the last attempt and its deadline the stay is canceled under its policy, never before, and nothing is charged', async () => {
  const guest = await aGuest({ balance_days_before: 14, cancellation_policy: 'flexible' });
  await setCardBehavior(golark, guest.as, 'card_declined');
  await passUntil(golark, dueAt);
  const deadline = Date.parse((await bookingOf(guest)).balance?.deadlineAt ?? '');
  const instant = (minutes: number) => new Date(deadline + minutes * 60_000).toISOString();
  await passUntil(golark, instant(-2), 1);
  expect((await bookingOf(await later(guest))).status).toBe('CONFIRMED');
  await passUntil(golark, instant(1));
  const over = await bookingOf(await later(guest));
  expect(over).toMatchObject({ status: 'CANCELED', canceledBy: 'system', balance: { status: 'CANCELED' } });
  // all of it is refundable until the day before: what was paid comes back
  expect(over.refunds.map(({ amount }) => amount.amount)).toEqual([guest.deposit]);
  expect(over.charges.filter(({ status }) => status === 'FAILED')).toHaveLength(4);
  expect(await subjectsTo(golark, maya)).toContain('Canceled: Cedar cabin');
  await golark.runJobs();
  expect(await ledgerOf()).toEqual({});
});

test('a balance that needs 3-D Secure fails off session, and is paid with the bank by its guest', async () => {
  const guest = await aGuest();
  await setCardBehavior(golark, guest.as, 'requires_action');
  await passUntil(golark, dueAt);
  const now = await later(guest);
  expect((await bookingOf(now)).balance?.status).toBe('OVERDUE');
  const asked = await golark.call(payBalance, { as: now.as, params: now.params, body: {} });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
  expect((await bookingOf(now)).paymentAction).not.toBeNull();
  await sql`UPDATE sandbox_payments SET status = 'SUCCEEDED', captured_amount = amount
    WHERE status = 'REQUIRES_ACTION'`.execute(golark.ctx.db);
  const { body } = await golark.call(confirmPayment, { as: now.as, params: now.params });
  expect(body.booking.balance?.status).toBe('PAID');
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});

test('a guest who leaves at the bank is charged off session on the day all the same', async () => {
  const guest = await aGuest();
  await passUntil(golark, `${dueOn}T15:50:00Z`);
  const now = await later(guest);
  await setCardBehavior(golark, guest.as, 'requires_action');
  const asked = await golark.call(payBalance, { as: now.as, params: now.params, body: {} });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
  await setCardBehavior(golark, guest.as, 'succeeds');
  await passUntil(golark, `${dueOn}T16:40:00Z`);
  await golark.runRecurring('orders.enqueue-due-balances');
  await golark.runJobs();
  expect((await bookingOf(await later(guest))).balance?.status).toBe('PAID');
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});

test('the balance can be paid early, once', async () => {
  const guest = await aGuest();
  const { body } = await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  expect(body.booking.balance?.status).toBe('PAID');
  const again = await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  expect(again.problem.code).toBe('INVALID_STATE');
  await passUntil(golark, dueAt);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});

test('the database rejects a second charge of a balance, whoever writes it', async () => {
  const guest = await aGuest();
  await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  const again = sql`
    INSERT INTO payments (id, order_id, purpose, amount, status, capture, card_id, gateway, attempts, due_on, is_off_session, created_at)
    SELECT gen_random_uuid(), order_id, purpose, amount, 'CREATED', capture, card_id, gateway, 1, due_on, true, created_at
    FROM payments WHERE purpose = 'balance'`;
  await expect(again.execute(golark.ctx.db)).rejects.toThrow(/no open balance/);
});

test('an early attempt that is declined changes nothing of what is planned', async () => {
  const guest = await aGuest();
  await setCardBehavior(golark, guest.as, 'card_declined');
  const declined = await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  expect(declined.problem.code).toBe('CARD_DECLINED');
  expect((await bookingOf(guest)).balance).toMatchObject({ status: 'OPEN', deadlineAt: null });
  await setCardBehavior(golark, guest.as, 'succeeds');
  await passUntil(golark, dueAt);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});

test.each([
  { policy: 'flexible', daysLater: 0, kept: 0 },
  // half of the nights
  { policy: 'strict', daysLater: 30, kept: 15_000 },
] as const)('canceling before the balance is paid refunds what the policy does not keep: %o', async (of) => {
  const change = { cancellation_policy: of.policy, deposit_percent: 60, balance_days_before: 1 };
  const guest = await aGuest(change);
  if (of.daysLater > 0) await passUntil(golark, `${testDay(of.daysLater)}T18:00:00Z`);
  const now = await later(guest);
  const shown = (await bookingOf(now)).refundIfCanceledNow;
  const { body } = await golark.call(cancelBooking, { as: now.as, params: now.params });
  expect(body.refund).toEqual(shown);
  expect(body.refund.amount).toBe(guest.deposit - of.kept);
  expect(body.booking.balance?.status).toBe('CANCELED');
  await passUntil(golark, `${testDay(41)}T18:00:00Z`);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit]);
});

test('a policy that keeps more than the deposit refunds nothing, and charges nothing either', async () => {
  const guest = await aGuest({ cancellation_policy: 'strict', deposit_percent: 10, balance_days_before: 1 });
  await passUntil(golark, `${testDay(38)}T18:00:00Z`);
  const now = await later(guest);
  const { body } = await golark.call(cancelBooking, { as: now.as, params: now.params });
  expect(body.refund.amount).toBe(0);
  await passUntil(golark, `${testDay(41)}T18:00:00Z`);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit]);
});

test('without a card on file the attempt fails, and the default card of then is charged next', async () => {
  const guest = await aGuest();
  const { body } = await golark.call(listCards, { as: guest.as });
  for (const { id } of body.cards) await golark.call(deleteCard, { as: guest.as, params: { cardId: id } });
  await passUntil(golark, dueAt);
  const now = await later(guest);
  expect((await bookingOf(now)).balance?.status).toBe('OVERDUE');
  await golark.call(saveCard, { as: now.as, body: { ...goodCard, cardNumber: '5555 5555 5555 4444' } });
  await passUntil(golark, `${testDay(27)}T16:01:00Z`);
  expect((await bookingOf(await later(guest))).balance?.status).toBe('PAID');
});

test('a declined deposit is paid with another card, as it was ordered', async () => {
  const { as, quote } = await aDeposit();
  const declined = await book(as, quote, { ...goodCard, cardNumber: '4000 0000 0000 0002' });
  expect(declined.problem.code).toBe('CARD_DECLINED');
  const other = await golark.call(bookStay, { as, body: { ...aBookingBody(quote), paymentPlan: 'full' } });
  expect(other.problem.code).toBe('INVALID_STATE');
  const paid = await book(as, quote);
  const deposit = quote.paymentPlans[1]?.nonMember[0]?.amount.amount;
  expect(paid.body.booking.balance?.status).toBe('OPEN');
  expect(await chargedFor(golark, as)).toEqual([deposit]);
});
