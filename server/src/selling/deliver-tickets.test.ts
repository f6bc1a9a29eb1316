import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import {
  changeTicketListing,
  deliverTickets,
  getOwnTicketListing,
  getTicketSale,
  listTicketSales,
  uploadTicketFile,
} from '@golark/contract/selling/calls';
import type { NewTicketListing } from '@golark/contract/selling/schemas';
import { getTicketOrder } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelEvent, moveEvent } from '#events';
import { cancelItem, refundInFull } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, declinedCard, logInAgain } from '#testing/factories';
import { aSellerListing, listingInput, sellTo } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aTicketPdf } from '#testing/ticket-pdfs';
import { aBrowser, aGame, aHold, orderHeld } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';
import { missDeadline } from './miss-deadline.ts';
import { paySeller } from './pay-seller.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const hour = 60;
const day = 24 * hour;

interface Sold {
  as: LoginResult;
  eventId: string;
  listingId: string;
  order: TicketOrder;
}

/** Seats 3 and 4 of four that a seller offers, sold to somebody without an account, for $172. */
const aSale = async (change: Partial<NewTicketListing> = {}, as?: LoginResult): Promise<Sold> => {
  const seller = as ?? (await anAccount(golark));
  const eventId = await aGame(golark);
  const { id: listingId } = await aSellerListing(
    golark,
    await signedIn(seller),
    listingInput(eventId, change),
  );
  return { as: seller, eventId, listingId, order: await sellTo(golark, { listingId, quantity: 2 }) };
};

/** To be uploaded once the seller has them, in ten days. */
const later = (): Partial<NewTicketListing> => ({
  delivery: 'upload',
  inHandOn: new Date(golark.clock.now().getTime() + 10 * day * 60_000).toISOString().slice(0, 10),
});
const transfer = { transfer: { service: 'Ticketmaster', reference: 'TM-123' } };

let login = { at: 0, by: new Map<string, Promise<LoginResult>>() };

/** The same account with a session that is valid now: the clock advances by weeks. */
const signedIn = (as: LoginResult): Promise<LoginResult> => {
  const now = golark.clock.now().getTime();
  if (now - login.at > 600_000) login = { at: now, by: new Map() };
  const { accountId } = as.account;
  const known = login.by.get(accountId) ?? logInAgain(golark, as);
  login.by.set(accountId, known);
  return known;
};

const listingOf = async ({ as, listingId }: Sold) =>
  (await golark.call(getOwnTicketListing, { as: await signedIn(as), params: { listingId } })).body.listing;

const saleOf = async ({ as, order }: Sold) =>
  (await golark.call(getTicketSale, { as: await signedIn(as), params: { orderId: order.id } })).body.sale;

const deliver = async ({ as, order }: Sold, body: object) =>
  // also bodies that the contract rejects
  golark.call(deliverTickets, { as: await signedIn(as), params: { orderId: order.id }, body: body as never });

const orderOf = async ({ order: { id, key } }: Sold) =>
  (await golark.call(getTicketOrder, { params: { orderId: id }, query: { key } })).body.order;

const emailsAbout = async ({ order }: Sold): Promise<string[]> => {
  const { rows } = await sql<{ cause: string; recipient: string }>`SELECT cause, recipient FROM emails
    WHERE cause LIKE ${`%:${order.itemId}%`} AND cause NOT LIKE 'tickets-confirmed%' `.execute(golark.ctx.db);
  return rows.map(({ cause }) => cause.split(':')[0] ?? '').sort();
};

/** The kinds of emails about a sale that its seller can turn off. */
const mutableEmailsAbout = async ({ order }: Sold): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`SELECT kind FROM emails
    WHERE cause LIKE ${`%:${order.itemId}%`} AND kind IS NOT NULL`.execute(golark.ctx.db);
  return rows.map(({ kind }) => kind);
};

const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`SELECT coalesce(sum(amount), 0)::bigint AS balance
    FROM ledger_entries WHERE account = ${account}`.execute(golark.ctx.db);
  return rows[0]?.balance ?? 0;
};

const sellerBalance = ({ as }: Sold) => balanceOf(`seller:${as.account.accountId}`);

/** Until some minutes after an instant, in steps, so that a payment session doesn't expire in between. */
const passUntil = async (at: string | null | undefined, minutesAfter = 1): Promise<void> => {
  const left = (Date.parse(at ?? '') - golark.clock.now().getTime()) / 60_000;
  await golark.passMinutes(Math.ceil(left) + minutesAfter);
};

test('a transfer is due until the end of the day in hand, and the buyer sees how it was made', async () => {
  const sold = await aSale({ inHandOn: '2026-12-01' });
  expect(await saleOf(sold)).toMatchObject({
    ...{ state: 'DUE', delivery: 'transfer', deliveredAt: null, payoutState: 'HELD', quantity: 2 },
    // the end of the day in Denver
    deliverBy: '2026-12-02T06:59:00.000Z',
    transferTo: { name: 'Maya Ortega', email: 'maya@example.com' },
    place: { seats: ['3', '4'] },
    payout: { total: { amount: 13_760 } },
  });
  expect(await orderOf(sold)).toMatchObject({
    ...{
      deliverBy: '2026-12-02T06:59:00.000Z',
      deliveredAt: null,
      tickets: [{ isReady: false }, { isReady: false }],
    },
  });
  const { body } = await deliver(sold, transfer);
  expect(body.sale).toMatchObject({
    state: 'DELIVERED',
    transferTo: null,
    transferredWith: transfer.transfer,
  });
  expect(await orderOf(sold)).toMatchObject({
    ...{
      transferredWith: transfer.transfer,
      isMissed: false,
      tickets: [{ isReady: false }, { isReady: false }],
    },
  });
  expect((await deliver(sold, transfer)).problem.code).toBe('INVALID_STATE');
  await golark.runJobs();
  expect(await emailsAbout(sold)).toEqual(['ticket-sale-sold', 'tickets-delivered']);
  const { rows } = await sql<{ text: string }>`SELECT text FROM emails
    WHERE cause = ${`ticket-sale-sold:${sold.order.itemId}`}`.execute(golark.ctx.db);
  expect(rows[0]?.text).toContain('by Tue, Dec 1, 2026, 11:59 PM MST');
});

test("files that are uploaded after the sale are the buyer's, by seat", async () => {
  const sold = await aSale(later());
  const files = [{ seats: ['3'], content: await aTicketPdf() }];
  const missing = await deliver(sold, { files });
  expect(missing.problem).toMatchObject({ errors: [{ path: 'files', code: 'required' }] });
  const notSold = await deliver(sold, { files: [{ seats: ['5'], content: await aTicketPdf() }] });
  expect(notSold.problem).toMatchObject({ errors: [{ path: 'files.0.seats', code: 'seats_not_listed' }] });
  expect((await deliver(sold, transfer)).problem).toMatchObject({ errors: [{ code: 'delivery_kind' }] });
  const { body } = await deliver(sold, { files: [...files, { seats: ['4'], content: await aTicketPdf() }] });
  expect(body.sale.state).toBe('DELIVERED');
  const order = await orderOf(sold);
  expect(order.tickets).toMatchObject([{ isReady: true }, { isReady: true }]);
  const file = await golark.app.inject({ url: `/v1/tickets/orders/${order.id}/tickets/2?key=${order.key}` });
  expect(file.headers['content-type']).toBe('application/pdf');
});

test('the deadline is that of the day which the buyer was shown, whatever the seller changes until the payment', async () => {
  const as = await anAccount(golark);
  const listing = listingInput(await aGame(golark), { inHandOn: '2026-12-01' });
  const { id: listingId } = await aSellerListing(golark, as, listing);
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  expect((await orderHeld(golark, hold, { ...by, card: declinedCard })).status).toBe(402);
  const params = { listingId };
  const change = { inHandOn: '2026-12-05', disclosures: ['obstructed-view' as const] };
  expect((await golark.call(changeTicketListing, { as, params, body: change })).status).toBe(200);
  const { body } = await orderHeld(golark, hold, by);
  expect(body.order).toMatchObject({ inHandOn: '2026-12-01', disclosures: [] });
  expect(body.order.deliverBy).toBe('2026-12-02T06:59:00.000Z');
});

test('tickets whose files are there are delivered with the sale, others of the listing later', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const { id: listingId } = await aSellerListing(golark, as, listingInput(eventId, later()));
  const file = { seats: ['3', '4'], content: await aTicketPdf(2) };
  await golark.call(uploadTicketFile, { as, params: { listingId }, body: file });
  const first = { as, eventId, listingId, order: await sellTo(golark, { listingId, quantity: 2 }) };
  expect(first.order).toMatchObject({
    delivery: 'instant',
    deliverBy: null,
    tickets: [{ isReady: true }, { isReady: true }],
  });
  expect(await saleOf(first)).toMatchObject({ state: 'DELIVERED', delivery: 'instant', deliverBy: null });
  const second = { ...first, order: await sellTo(golark, { listingId, quantity: 2 }, 'b@example.com') };
  expect(await saleOf(second)).toMatchObject({ state: 'DUE', place: { seats: ['5', '6'] } });
  expect(await listingOf(first)).toMatchObject({ status: 'sold', soldCount: 4 });
  await deliver(second, { files: [{ seats: ['5', '6'], content: await aTicketPdf(2) }] });
});

test('what is not delivered is refunded in full, the seller owes a quarter, and the seats stay off sale', async () => {
  const sold = await aSale(later());
  await golark.runJobs();
  const { deliverBy } = await saleOf(sold);
  await passUntil(deliverBy, -12 * hour);
  await passUntil(deliverBy);
  expect(await saleOf(sold)).toMatchObject({ state: 'MISSED', payoutState: 'REVERSED' });
  expect(await orderOf(sold)).toMatchObject({
    ...{
      status: 'CANCELED',
      isMissed: true,
      refunded: { amount: 17_200 },
      tickets: [{ status: 'VOID' }, { status: 'VOID' }],
    },
  });
  expect(await sellerBalance(sold)).toBe(4300);
  expect(await listingOf(sold)).toMatchObject({ remainingCount: 2, place: { seats: ['5', '6'] } });
  expect(await emailsAbout(sold)).toEqual([
    ...['ticket-sale-missed', 'ticket-sale-reminder', 'ticket-sale-sold', 'tickets-deliveryMissed'],
  ]);
  expect(await mutableEmailsAbout(sold)).toEqual(['saleReminders']);
  expect((await deliver(sold, transfer)).problem.code).toBe('INVALID_STATE');
});

test('a listing of which nothing is left after a missed delivery is removed', async () => {
  const sold = await aSale({ ...later(), seats: { from: '3', to: '4' } });
  await passUntil((await saleOf(sold)).deliverBy);
  expect(await listingOf(sold)).toMatchObject({ status: 'removed', remainingCount: 0, soldCount: 0 });
});

test('a delivery in time counts, one at the deadline does not, and both at once have one outcome', async () => {
  const [early, late] = [await aSale({ inHandOn: '2026-12-30' }), await aSale({ inHandOn: '2026-12-30' })];
  const sales = await Promise.all(Array.from({ length: 6 }, () => aSale({ inHandOn: '2026-12-30' })));
  const { deliverBy } = await saleOf(late);
  const left = Date.parse(deliverBy ?? '') - golark.clock.now().getTime();
  golark.clock.advanceMinutes(Math.floor(left / 60_000) - 1);
  expect((await deliver(early, transfer)).status).toBe(200);
  const racing = Promise.all(
    sales.map(async (sold, i) => {
      const miss = () => missDeadline(golark.ctx, { itemId: sold.order.itemId });
      const both = [() => deliver(sold, transfer), miss];
      if (i % 2) both.reverse();
      // the deadline passes while both are on their way
      golark.clock.advanceMinutes(i === 2 ? 2 : 0);
      await Promise.all(both.map((run) => run()));
      await miss();
    }),
  );
  await racing;
  await golark.runJobs();
  for (const sold of sales) {
    const { state } = await saleOf(sold);
    const { status, refunded, transferredWith } = await orderOf(sold);
    const outcome = [state, status, refunded.amount, transferredWith !== null];
    expect([
      ['DELIVERED', 'CONFIRMED', 0, true],
      ['MISSED', 'CANCELED', 17_200, false],
    ]).toContainEqual(outcome);
  }
  expect((await deliver(late, transfer)).problem.code).toBe('INVALID_STATE');
  await missDeadline(golark.ctx, { itemId: early.order.itemId });
  expect(await saleOf(early)).toMatchObject({ state: 'DELIVERED', payoutState: 'HELD' });
});

test('the seller is paid once, three days after the event, and the ledger owes nothing more', async () => {
  const sold = await aSale();
  await deliver(sold, transfer);
  const { itemId } = sold.order;
  await paySeller(golark.ctx, { itemId });
  expect(await saleOf(sold)).toMatchObject({ payoutState: 'HELD' });
  await passUntil((await saleOf(sold)).event.startsAt, 4 * day);
  await Promise.all([1, 2, 3].map(() => paySeller(golark.ctx, { itemId })));
  expect(await saleOf(sold)).toMatchObject({ payoutState: 'PAID', payout: { total: { amount: 13_760 } } });
  expect(await sellerBalance(sold)).toBe(0);
  expect(await balanceOf(`payouts:${sold.as.account.accountId}`)).toBe(-13_760);
  expect((await golark.call(listTicketSales, { as: await signedIn(sold.as), query: {} })).body).toMatchObject(
    {
      ...{ held: { amount: 0 }, paid: { amount: 13_760 }, pageInfo: { totalCount: 1 } },
    },
  );
  expect(await emailsAbout(sold)).toContain('ticket-sale-paid');
});

/** Starts payouts together: none of them is marked as paid before all have looked at the debt, or wait for the one that does. */
const atOnce = async (pay: () => Promise<void>[]): Promise<void> => {
  const { db, kind } = golark.database;
  if (kind === 'embedded') return void (await Promise.all(pay()));
  const paid = await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ticket_payouts IN SHARE MODE`.execute(trx);
    const payouts = pay();
    await untilWaiting(db, payouts.length);
    return payouts;
  });
  await Promise.all(paid);
};

test('what a seller owes is kept from the next payouts, however many are made at once', async () => {
  const as = await anAccount(golark);
  const first = await aSale({}, as);
  await deliver(first, transfer);
  await passUntil((await saleOf(first)).event.startsAt, 4 * day);
  const refund = { orderId: first.order.id, itemId: first.order.itemId, actor: 'operator' as const };
  await cancelItem(golark.ctx, { ...refund, refundPerLine: refundInFull });
  expect(await saleOf(first)).toMatchObject({ state: 'CANCELED', payoutState: 'REVERSED' });
  expect(await sellerBalance(first)).toBe(13_760);
  const next = [await aSale({ priceAmount: 5000 }, as), await aSale({ priceAmount: 5000 }, as)];
  for (const sold of next) await deliver(sold, transfer);
  const each = (await saleOf(next[0] as Sold)).payout.total.amount;
  const untilPayout =
    Date.parse((await saleOf(next[1] as Sold)).event.startsAt) - golark.clock.now().getTime();
  golark.clock.advanceMinutes(untilPayout / 60_000 + 4 * day);
  await atOnce(() => next.map(({ order }) => paySeller(golark.ctx, { itemId: order.itemId })));
  for (const { order } of next) await paySeller(golark.ctx, { itemId: order.itemId });
  expect(await balanceOf(`payouts:${as.account.accountId}`)).toBe(-13_760 - (2 * each - 13_760));
  const { body } = await golark.call(listTicketSales, { as: await signedIn(as), query: {} });
  expect(body.paid.amount).toBe(2 * each - 13_760);
  expect(await sellerBalance(first)).toBe(0);
});

test('a canceled event reverses the payout, a moved one moves the deadline and the payout', async () => {
  const [canceled, moved] = [await aSale(), await aSale()];
  await cancelEvent(golark.ctx, canceled.eventId);
  const startsAt = new Date(golark.clock.now().getTime() + 60 * day * 60_000);
  await moveEvent(golark.ctx, { eventId: moved.eventId, startsAt });
  await golark.runJobs();
  expect(await saleOf(canceled)).toMatchObject({ state: 'CANCELED', payoutState: 'REVERSED' });
  expect(await sellerBalance(canceled)).toBe(0);
  expect(await saleOf(moved)).toMatchObject({
    ...{ state: 'DUE', deliverBy: new Date(startsAt.getTime() - day * 60_000).toISOString() },
  });
  await golark.passMinutes(31 * day);
  expect(await saleOf(moved)).toMatchObject({ state: 'DUE' });
  await deliver(moved, transfer);
  await golark.passMinutes(27 * day);
  expect(await saleOf(moved)).toMatchObject({ payoutState: 'HELD' });
  await passUntil(startsAt.toISOString(), 4 * day);
  expect(await saleOf(moved)).toMatchObject({ payoutState: 'PAID' });
});

test('tickets that the buyer has got are not sold again after a refund, others are', async () => {
  const [delivered, due] = [await aSale(), await aSale()];
  await deliver(delivered, transfer);
  for (const { order } of [delivered, due])
    await cancelItem(golark.ctx, {
      ...{ orderId: order.id, itemId: order.itemId, actor: 'operator', refundPerLine: refundInFull },
    });
  const remaining = async (sold: Sold) => (await listingOf(sold)).remainingCount;
  expect(await remaining(delivered)).toBe(2);
  expect(await remaining(due)).toBe(4);
});

test('a sale is of its seller only', async () => {
  const sold = await aSale();
  const other = await anAccount(golark);
  expect((await deliver({ ...sold, as: other }, transfer)).problem.code).toBe('NOT_FOUND');
  const params = { orderId: sold.order.id };
  expect((await golark.call(getTicketSale, { as: other, params })).problem.code).toBe('NOT_FOUND');
});

test('an account that is still to be paid can not be deleted', async () => {
  const sold = await aSale();
  await deliver(sold, transfer);
  const remove = async () =>
    golark.call(deleteAccount, { as: await signedIn(sold.as), body: { password: 'metolius-at-nine' } });
  expect((await remove()).problem).toMatchObject({ code: 'INVALID_STATE', reason: 'COMING_EVENT' });
  const { startsAt } = (await saleOf(sold)).event;
  await passUntil(startsAt);
  expect((await remove()).problem).toMatchObject({ code: 'INVALID_STATE', reason: 'COMING_PAYOUT' });
  await passUntil(startsAt, 4 * day);
  expect((await remove()).status).toBe(204);
});
