import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, confirmPayment } from '@golark/contract/booking/calls';
import { joinMembership, refundMembership } from '@golark/contract/membership/calls';
import { getOrder, listOrders, placeOrder } from '@golark/contract/orders/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  logInAgain,
} from '#testing/factories';
import { chargedFor, membershipOf } from '#testing/membership';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const joining = { kind: 'membership', code: 'GO2025', renewalConsent: true } as const;
const stayOf = (quote: Quote) => {
  const { quoteId, guest } = aBookingBody(quote);
  return { kind: 'stay', quoteId, guest } as const;
};

const order = (as: LoginResult, quote: Quote, card = goodCard) =>
  golark.call(placeOrder, { as, body: { items: [stayOf(quote), joining], card } });

test('joining in the order of a stay gives its member price: one total, one payment, both or none', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  expect(quote.applies).toBe('nonMember');
  const { status, body } = await order(as, quote);
  expect(status).toBe(201);
  const total = quote.member.total.amount + 5900;
  expect(body.order).toMatchObject({
    ...{ status: 'CONFIRMED', total: { amount: total } },
    items: [
      { kind: 'stay', status: 'CONFIRMED', description: 'Cedar cabin', total: quote.member.total },
      { kind: 'membership', status: 'CONFIRMED', description: 'Go+ for one year', total: { amount: 5900 } },
    ],
    payments: [{ purpose: 'purchase', status: 'PAID', amount: { amount: total } }],
  });
  expect(await chargedFor(golark, as)).toEqual([total]);
  const membership = await membershipOf(golark, as);
  expect(membership.subscription).toMatchObject({ status: 'ACTIVE', renews: true });
  // the stay of the same order counts as use
  expect(membership).toMatchObject({ savings: { current: quote.member.savings }, refundableUntil: null });
  expect((await golark.call(refundMembership, { as })).problem.code).toBe('INVALID_STATE');
  await golark.runJobs();
  const subjects = [
    ...(await subjectsTo(golark, as.account.email)),
    ...(await subjectsTo(golark, 'maya@example.com')),
  ];
  expect(subjects).toEqual(expect.arrayContaining(['Welcome to Go+', 'Booked: Cedar cabin']));
});

test('revenue, discount and host have entries of their own in the ledger, which sums to zero', async () => {
  const entriesOf = async (funder: 'host' | 'platform') => {
    const as = await anAccount(golark);
    const listing = await aListing(golark.ctx.db, { member_discount_funder: funder });
    const { body } = await order(as, await aQuote(golark, listing, { as }));
    const { rows } = await sql<{ account: string; amount: number; purpose: string | null }>`
      SELECT e.account, e.amount, e.purpose FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.order_id = ${body.order.id} ORDER BY e.id`.execute(golark.ctx.db);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    return rows.map(({ account, amount, purpose }) => [account, amount, purpose]);
  };
  // three nights at $100.00 and $50.00 cleaning: $30.00 off, 10 % fee, 5 % tax
  const shared = [
    ['platform:fees', -3200, null],
    ['tax:co', -1600, null],
    ['platform:memberships', -5900, null],
  ];
  expect(await entriesOf('host')).toEqual([
    ['gateway:sandbox', 42_700, null],
    ['host:pm-test', -35_000, null],
    ...shared,
    ['host:pm-test', 3000, 'member-discount'],
  ]);
  expect(await entriesOf('platform')).toEqual([
    ['gateway:sandbox', 42_700, null],
    ['host:pm-test', -35_000, null],
    ...shared,
    ['platform:member-discounts', 3000, 'member-discount'],
  ]);
});

test('a decline holds both for another card; then both are paid once', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const declined = await order(as, quote, declinedCard);
  expect(declined.problem).toMatchObject({ code: 'CARD_DECLINED' });
  const params = { orderId: String(declined.problem['orderId']) };
  const held = (await golark.call(getOrder, { as, params })).body.order;
  expect(held.items.map(({ status }) => status)).toEqual(['HELD', 'HELD']);
  expect((await membershipOf(golark, as)).subscription).toBeNull();
  const paid = await order(as, quote);
  expect(paid.body.order).toMatchObject({ id: params.orderId, status: 'CONFIRMED' });
  expect(await chargedFor(golark, as)).toHaveLength(1);
});

test('a consent that is withdrawn with the next card does not renew', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  await order(as, quote, declinedCard);
  const items = [stayOf(quote), { ...joining, renewalConsent: false }];
  const paid = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(paid.status).toBe(201);
  expect((await membershipOf(golark, as)).subscription?.renews).toBe(false);
});

test('an order that is continued without naming its code keeps its price', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  await order(as, quote, declinedCard);
  const items = [stayOf(quote), { kind: 'membership' } as const];
  const paid = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(paid.body.order.total.amount).toBe(quote.member.total.amount + 5900);
});

test('an order is not continued at another price, and booking its stay alone does not pay for Go+', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  await order(as, quote, declinedCard);
  const items = [stayOf(quote), { ...joining, code: 'SPRING' }];
  const other = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  const alone = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  expect([other.problem.code, alone.problem.code]).toEqual(['INVALID_STATE', 'INVALID_STATE']);
  expect(await chargedFor(golark, as)).toEqual([]);
});

test('joining alone neither pays for the stay of a held order nor ends its hold', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const declined = await order(as, quote, declinedCard);
  for (const code of ['GO2025', undefined]) {
    const body = { card: goodCard, ...(code ? { code } : {}) };
    expect((await golark.call(joinMembership, { as, body })).problem.code).toBe('INVALID_STATE');
  }
  const params = { orderId: String(declined.problem['orderId']) };
  const held = (await golark.call(getOrder, { as, params })).body.order;
  expect(held.items.map(({ status }) => status)).toEqual(['HELD', 'HELD']);
  expect(await chargedFor(golark, as)).toEqual([]);
});

test('when the nights are gone, no membership is bought and its code is not used', async () => {
  const listing = await aListing(golark.ctx.db);
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const quote = await aQuote(golark, listing, { as });
  const others = await aQuote(golark, listing, { as: other });
  await golark.call(bookStay, { as: other, body: aBookingBody(others) });
  const lost = await order(as, quote);
  expect(lost.problem.code).toBe('DATES_UNAVAILABLE');
  expect(await membershipOf(golark, as)).toMatchObject({ subscription: null, invoices: [] });
  expect(await chargedFor(golark, as)).toEqual([]);
  const next = await aQuote(golark, await aListing(golark.ctx.db), { as });
  expect((await order(as, next)).status).toBe(201);
});

test('an order whose hold ends unpaid releases both', async () => {
  const listing = await aListing(golark.ctx.db);
  const as = await anAccount(golark);
  await order(as, await aQuote(golark, listing, { as }), declinedCard);
  await golark.passMinutes(16);
  const { body } = await golark.call(listOrders, { as, query: {} });
  expect(body.edges[0]?.node).toMatchObject({
    ...{ status: 'EXPIRED', items: [{ status: 'RELEASED' }, { status: 'RELEASED' }] },
  });
  expect((await order(as, await aQuote(golark, listing, { as }))).status).toBe(201);
});

test('a request to book joins when the host accepts, not before', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db, { is_instant_book: false }), { as });
  const { body } = await order(as, quote);
  expect(body.order).toMatchObject({ status: 'AWAITING_HOST', payments: [{ status: 'AUTHORIZED' }] });
  expect((await membershipOf(golark, as)).subscription).toBeNull();
  await golark.passMinutes(24 * 60 + 1);
  const later = await logInAgain(golark, as);
  const over = await golark.call(getOrder, { as: later, params: { orderId: body.order.id } });
  expect(over.body.order.status).toBe('DECLINED');
  expect(await chargedFor(golark, as)).toEqual([]);
});

test('canceling the stay refunds the stay and leaves the membership', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { body } = await order(as, quote);
  const bookingId = body.order.items[0]?.id ?? '';
  const canceled = await golark.call(cancelBooking, { as, params: { bookingId } });
  expect(canceled.body.refund).toEqual(quote.member.total);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
});

test('a member cannot join in an order again, and nobody twice in one', async () => {
  const as = await anAccount(golark);
  await order(as, await aQuote(golark, await aListing(golark.ctx.db), { as }));
  const again = await order(as, await aQuote(golark, await aListing(golark.ctx.db), { as }));
  expect(again.problem.code).toBe('INVALID_STATE');
  const other = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as: other });
  const items = [stayOf(quote), joining, joining];
  const twice = await golark.call(placeOrder, { as: other, body: { items, card: goodCard } });
  expect(twice.problem).toMatchObject({ code: 'BAD_INPUT', errors: [{ path: 'items' }] });
});

test('two stays are one order, and the quote of somebody else does not exist', async () => {
  const as = await anAccount(golark);
  const quotes = [
    await aQuote(golark, await aListing(golark.ctx.db), { as }),
    await aQuote(golark, await aListing(golark.ctx.db), { as }),
  ] as const;
  const items = quotes.map(stayOf);
  const both = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(both.body.order.total.amount).toBe(quotes[0].nonMember.total.amount * 2);
  const stranger = await anAccount(golark);
  const stolen = await golark.call(placeOrder, { as: stranger, body: { items, card: goodCard } });
  expect(stolen.problem.code).toBe('NOT_FOUND');
  const params = { orderId: both.body.order.id };
  expect((await golark.call(getOrder, { as: stranger, params })).problem.code).toBe('NOT_FOUND');
});

test('the bank sends the buyer of a stay with Go+ back to the trip, whose payment confirms both', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const asked = await order(as, quote, { ...goodCard, cardNumber: '4000 0027 6000 3184' });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
  const { rows } = await sql<{ return_url: string; id: string }>`
    SELECT return_url, id FROM sandbox_payments WHERE status = 'REQUIRES_ACTION'`.execute(golark.ctx.db);
  const bookingId = /trips\/([\w-]+)\//.exec(rows[0]?.return_url ?? '')?.[1] ?? '';
  await sql`UPDATE sandbox_payments SET status = 'SUCCEEDED', captured_amount = amount WHERE id = ${rows[0]?.id}`.execute(
    golark.ctx.db,
  );
  const { body } = await golark.call(confirmPayment, { as, params: { bookingId } });
  expect(body.booking.status).toBe('CONFIRMED');
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
});
