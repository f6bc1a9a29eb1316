import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import { hiddenContact } from '@golark/contract/conversations/rules';
import { getObjection, objectToDelivery, withdrawObjection } from '@golark/contract/objections/calls';
import { mostAnswers, mostObjections, type ObjectionKind } from '@golark/contract/objections/rules';
import {
  answerObjection,
  deliverTickets,
  getTicketSale,
  uploadTicketFile,
} from '@golark/contract/selling/calls';
import { getTicketOrder } from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelEvent, moveEvent } from '#events';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, logInAgain } from '#testing/factories';
import { aSellerListing, aTransferredSale, type DeliveredSale, listingInput, sellTo } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aTicketPdf } from '#testing/ticket-pdfs';
import { aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { paySeller } from '../pay-seller.ts';
import { decideObjection } from './decide-objection.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const day = 24 * 60;
const reason = 'The venue confirms it.';

const linkOf = ({ order }: Pick<DeliveredSale, 'order'>) => ({
  params: { orderId: order.id },
  query: { key: order.key },
});

const object = (sold: DeliveredSale, kind: ObjectionKind = 'not-received', text: string | null = null) =>
  golark.call(objectToDelivery, { ...linkOf(sold), body: { kind, text } });

const withdraw = (sold: DeliveredSale) => golark.call(withdrawObjection, linkOf(sold));
const objectionOf = async (sold: DeliveredSale) => (await golark.call(getObjection, linkOf(sold))).body;
const orderOf = async (sold: DeliveredSale) => (await golark.call(getTicketOrder, linkOf(sold))).body.order;

const asSeller = async ({ as, order }: DeliveredSale) => ({
  as: await logInAgain(golark, as),
  params: { orderId: order.id },
});
const saleOf = async (sold: DeliveredSale) =>
  (await golark.call(getTicketSale, await asSeller(sold))).body.sale;
const answer = async (sold: DeliveredSale, text: string) =>
  golark.call(answerObjection, { ...(await asSeller(sold)), body: { text } });

const decide = (sold: DeliveredSale, winner: 'buyer' | 'seller') =>
  decideObjection(golark.ctx, { itemId: sold.order.itemId, orderId: sold.order.id }, { winner, reason });

const passUntil = (at: string, minutesAfter = 1) =>
  golark.passMinutes(Math.ceil((Date.parse(at) - golark.clock.now().getTime()) / 60_000) + minutesAfter);

/** The kinds of emails about a sale that were written after the delivery, with their recipients. */
const emailsAbout = async ({ order, as }: DeliveredSale): Promise<string[]> => {
  await golark.runJobs();
  const { rows } = await sql<{ cause: string; recipient: string }>`SELECT cause, recipient FROM emails
    WHERE cause LIKE ${`%:${order.itemId}%`} AND cause ~ '(bjec|Again)'`.execute(golark.ctx.db);
  const roleOf = (recipient: string) => (recipient === as.account.email ? 'seller' : 'buyer');
  return rows.map(({ cause, recipient }) => `${roleOf(recipient)} ${cause.split(':')[0]}`).sort();
};

const textOf = async ({ order }: DeliveredSale, cause: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`SELECT text FROM emails
    WHERE cause LIKE ${`${cause}:${order.itemId}%`}`.execute(golark.ctx.db);
  return rows.map(({ text }) => text).join('\n');
};

const sellerBalance = async ({ as }: DeliveredSale): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`SELECT coalesce(sum(amount), 0)::bigint AS balance
    FROM ledger_entries WHERE account = ${`seller:${as.account.accountId}`}`.execute(golark.ctx.db);
  return rows[0]?.balance ?? 0;
};

test('an objection stops the payout, without contact details, and both parties get an email', async () => {
  const sold = await aTransferredSale(golark);
  const { event } = await orderOf(sold);
  const before = await objectionOf(sold);
  expect(before).toMatchObject({ kinds: ['not-received', 'wrong-tickets', 'refused'], objection: null });
  expect(Date.parse(before.until ?? '')).toBeGreaterThan(Date.parse(event.startsAt) + 2 * day * 60_000);

  const text = 'Nothing in the app. Call me: 503-555-0142';
  const { status, body } = await object(sold, 'not-received', text);
  expect(status).toBe(201);
  const stored = { kind: 'not-received', text: `Nothing in the app. Call me: ${hiddenContact}` };
  expect(body).toMatchObject({ kinds: [], until: null, objection: { ...stored, state: 'OPEN' } });
  expect(await saleOf(sold)).toMatchObject({
    ...{ state: 'DELIVERED', payoutState: 'STOPPED', canAnswer: true, canDeliver: true },
    ...{ objection: stored, transferTo: { email: 'maya@example.com' } },
  });
  expect(await emailsAbout(sold)).toEqual(['buyer tickets-objected', 'seller ticket-sale-objected']);
  const told = await textOf(sold, 'ticket-sale-objected');
  expect(told).toContain('nothing arrived');
  // what it says is on the page, and erased with the account of the buyer
  expect(told).not.toContain('Nothing in the app.');

  await passUntil(event.startsAt, 10 * day);
  await paySeller(golark.ctx, { itemId: sold.order.itemId });
  expect(await saleOf(sold)).toMatchObject({ payoutState: 'STOPPED', canDeliver: false });
  await decide(sold, 'seller');
});

test('a sale that is decided for the buyer is refunded in full, as if nothing had been delivered', async () => {
  const sold = await aTransferredSale(golark);
  await object(sold, 'refused');
  await decide(sold, 'buyer');
  expect(await emailsAbout(sold)).toEqual([
    ...['buyer tickets-objected', 'buyer tickets-objectionUpheld'],
    ...['seller ticket-sale-objected', 'seller ticket-sale-objectionUpheld'],
  ]);
  expect(await textOf(sold, 'tickets-objectionUpheld')).toContain('$172.00');
  for (const cause of ['tickets-objectionUpheld', 'ticket-sale-objectionUpheld'])
    expect(await textOf(sold, cause)).toContain(reason);
  expect(await textOf(sold, 'tickets-deliveryMissed')).toBe('');
  expect(await orderOf(sold)).toMatchObject({
    ...{ status: 'CANCELED', isMissed: true, refunded: { amount: 17_200 } },
    tickets: [{ status: 'VOID' }, { status: 'VOID' }],
  });
  expect(await saleOf(sold)).toMatchObject({
    ...{ state: 'MISSED', payoutState: 'REVERSED', canAnswer: false, canDeliver: false },
    objection: { state: 'UPHELD', reason },
  });
  expect(await sellerBalance(sold)).toBe(4300);
  const { rows } = await sql<{ seats: string }>`SELECT seats::text FROM ticket_listings
    WHERE id = ${sold.listingId}`.execute(golark.ctx.db);
  expect(rows[0]?.seats).toBe('{[4,6)}');
  await expect(decide(sold, 'seller')).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('a sale that is decided for the seller is paid when it is due, or at once if that is over', async () => {
  const [early, late] = [await aTransferredSale(golark), await aTransferredSale(golark)];
  const { startsAt } = (await orderOf(early)).event;
  for (const sold of [early, late]) await object(sold);
  await decide(early, 'seller');
  await golark.runJobs();
  expect(await saleOf(early)).toMatchObject({
    ...{ state: 'DELIVERED', payoutState: 'HELD' },
    objection: { state: 'REJECTED', reason },
  });
  expect((await object(early)).problem).toMatchObject({ code: 'INVALID_STATE' });
  await passUntil(startsAt, 4 * day);
  expect((await saleOf(early)).payoutState).toBe('PAID');
  expect((await saleOf(late)).payoutState).toBe('STOPPED');
  await decide(late, 'seller');
  await golark.runJobs();
  expect((await saleOf(late)).payoutState).toBe('PAID');
  expect(await sellerBalance(late)).toBe(0);
  expect(await emailsAbout(late)).toContain('buyer tickets-objectionRejected');
});

test('what has arrived after all is paid as planned, and can still be refused at the door', async () => {
  const sold = await aTransferredSale(golark);
  await object(sold);
  const { body } = await withdraw(sold);
  expect(body).toMatchObject({ objection: { state: 'WITHDRAWN' } });
  expect(body.kinds).toContain('refused');
  expect((await saleOf(sold)).payoutState).toBe('HELD');
  expect((await withdraw(sold)).problem.code).toBe('INVALID_STATE');
  expect(await emailsAbout(sold)).toEqual([
    ...['buyer tickets-objected', 'buyer tickets-objectionWithdrawn'],
    ...['seller ticket-sale-objected', 'seller ticket-sale-objectionWithdrawn'],
  ]);
  for (let i = 1; i < mostObjections; i++) {
    expect((await object(sold, 'refused')).status).toBe(201);
    await withdraw(sold);
  }
  expect((await object(sold, 'refused')).problem.code).toBe('INVALID_STATE');
  await passUntil((await orderOf(sold)).event.startsAt, 4 * day);
  expect((await saleOf(sold)).payoutState).toBe('PAID');
});

test('the seller answers without contact details, or delivers again before the event; the buyer hears of each', async () => {
  const sold = await aTransferredSale(golark);
  await object(sold);
  expect((await answer(sold, 'See your spam, or write to me@example.com')).status).toBe(200);
  const again = { transfer: { service: 'AXS', reference: 'AX-9' } };
  const deliver = async (body: object) =>
    golark.call(deliverTickets, { ...(await asSeller(sold)), body: body as never });
  expect((await deliver(again)).body.sale).toMatchObject({
    transferredWith: again.transfer,
    payoutState: 'STOPPED',
  });
  const files = [{ seats: ['3', '4'], content: await aTicketPdf(2) }];
  expect((await deliver({ files })).body.sale).toMatchObject({ transferredWith: null });
  expect((await orderOf(sold)).tickets).toMatchObject([{ isReady: true }, { isReady: true }]);
  expect((await objectionOf(sold)).objection).toMatchObject({
    answer: { text: `See your spam, or write to ${hiddenContact}` },
  });
  expect(await emailsAbout(sold)).toEqual([
    ...['buyer tickets-deliveredAgain', 'buyer tickets-objected', 'buyer tickets-objectionAnswered'],
    'seller ticket-sale-objected',
  ]);
  for (let i = 3; i < mostAnswers; i++) await answer(sold, `Answer ${i}`);
  expect((await answer(sold, 'Once more')).problem.code).toBe('INVALID_STATE');
  await decide(sold, 'seller');
  expect((await answer(sold, 'Thanks')).problem.code).toBe('INVALID_STATE');
  expect((await deliver(again)).problem.code).toBe('INVALID_STATE');
});

test('files of a seller can be wrong or refused; tickets that were issued here or are due can not be objected to', async () => {
  const as = await anAccount(golark);
  const eventId = await aGame(golark);
  const inHandOn = new Date(golark.clock.now().getTime() + 10 * day * 60_000).toISOString().slice(0, 10);
  const later = { delivery: 'upload' as const, inHandOn };
  const { id: listingId } = await aSellerListing(golark, as, listingInput(eventId, later));
  const file = { seats: ['3', '4'], content: await aTicketPdf(2) };
  await golark.call(uploadTicketFile, { as, params: { listingId }, body: file });
  const sold = { as, eventId, listingId, order: await sellTo(golark, { listingId, quantity: 2 }) };
  expect((await objectionOf(sold)).kinds).toEqual(['wrong-tickets', 'refused']);
  expect((await object(sold, 'not-received')).problem.errors).toMatchObject([
    { path: 'kind', code: 'delivery_kind' },
  ]);
  expect((await object(sold, 'wrong-tickets')).status).toBe(201);
  expect((await object(sold, 'refused')).problem.detail).toMatch(/already/);
  await decide(sold, 'buyer');

  const due = { ...sold, order: await sellTo(golark, { listingId, quantity: 2 }, 'due@example.com') };
  expect(await objectionOf(due)).toEqual({ kinds: [], until: null, objection: null });
  expect((await object(due)).problem.code).toBe('INVALID_STATE');
  const officeListing = await seatsForSale(golark, { eventId });
  const office = { ...sold, order: await sellTo(golark, { listingId: officeListing, quantity: 1 }) };
  expect((await object(office)).problem.code).toBe('INVALID_STATE');
  const sellerAccountId = as.account.accountId;
  const issued = await seatsForSale(golark, { eventId: await aGame(golark), sellerAccountId });
  const instant = { ...sold, order: await sellTo(golark, { listingId: issued, quantity: 1 }) };
  expect((await object(instant, 'refused')).problem.code).toBe('INVALID_STATE');
  await passUntil((await orderOf(due)).deliverBy ?? '');
});

test('it is too late once the payout is due, even before its job has run', async () => {
  const sold = await aTransferredSale(golark);
  const { until } = await objectionOf(sold);
  const left = Date.parse(until ?? '') - golark.clock.now().getTime();
  golark.clock.advanceMinutes(left / 60_000);
  expect(await objectionOf(sold)).toEqual({ kinds: [], until: null, objection: null });
  expect((await object(sold)).problem).toMatchObject({ code: 'INVALID_STATE' });
  await golark.runJobs();
  await paySeller(golark.ctx, { itemId: sold.order.itemId });
  expect((await object(sold)).problem.detail).toMatch(/paid by now/);
});

test('a canceled event ends the objection with the refund, a moved one moves the time to decide', async () => {
  const [canceled, moved] = [await aTransferredSale(golark), await aTransferredSale(golark)];
  for (const sold of [canceled, moved]) await object(sold);
  await cancelEvent(golark.ctx, canceled.eventId);
  const startsAt = new Date(golark.clock.now().getTime() + 60 * day * 60_000);
  await moveEvent(golark.ctx, { eventId: moved.eventId, startsAt });
  await golark.runJobs();
  expect(await saleOf(canceled)).toMatchObject({
    ...{ state: 'CANCELED', payoutState: 'REVERSED' },
    objection: { state: 'ENDED', reason: null },
  });
  expect(await sellerBalance(canceled)).toBe(0);
  expect((await saleOf(moved)).payoutState).toBe('STOPPED');
  const { body } = await withdraw(moved);
  expect(Date.parse(body.until ?? '')).toBeGreaterThan(startsAt.getTime());
});

test('only the buyer of an order, or a person with its link, objects and withdraws', async () => {
  const sold = await aTransferredSale(golark);
  const stranger = await anAccount(golark);
  const own = { params: { orderId: sold.order.id }, query: {} };
  for (const caller of [{ as: stranger }, {}, { as: sold.as }]) {
    const body = { kind: 'not-received' as const, text: null };
    expect((await golark.call(objectToDelivery, { ...own, ...caller, body })).status).toBe(404);
    expect((await golark.call(getObjection, { ...own, ...caller })).status).toBe(404);
  }
  await object(sold);
  expect((await golark.call(withdrawObjection, { ...own, as: stranger })).status).toBe(404);
  const answered = golark.call(answerObjection, {
    as: stranger,
    params: own.params,
    body: { text: 'Hello' },
  });
  expect((await answered).status).toBe(404);
  await decide(sold, 'seller');
});

test('a buyer who deletes the account is still refunded; a seller can not delete it before the decision', async () => {
  const [as, buyer] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const { id: listingId } = await aSellerListing(golark, as, listingInput(eventId));
  const hold = await aHold(golark, { listingId, quantity: 2 }, { as: buyer });
  const { order } = (await orderHeld(golark, hold, { as: buyer })).body;
  const sold = { as, eventId, listingId, order };
  const transfer = { service: 'Ticketmaster', reference: 'TM-1' };
  await golark.call(deliverTickets, { as, params: { orderId: order.id }, body: { transfer } });
  const said = { kind: 'refused' as const, text: 'Sent home at the gate' };
  await golark.call(objectToDelivery, { as: buyer, params: { orderId: order.id }, query: {}, body: said });
  await passUntil(order.event.startsAt, 10 * day);
  const exported = await golark.call(exportAccount, { as: await logInAgain(golark, buyer) });
  expect(exported.body).toMatchObject({ ticketObjections: [{ code: order.code, ...said }] });
  const remove = async (who: typeof as) =>
    golark.call(deleteAccount, {
      as: await logInAgain(golark, who),
      body: { password: 'metolius-at-nine' },
    });
  expect((await remove(as)).problem).toMatchObject({ code: 'INVALID_STATE', reason: 'COMING_PAYOUT' });
  expect((await remove(buyer)).status).toBe(204);
  expect((await saleOf(sold)).objection).toMatchObject({ kind: 'refused', text: null, state: 'OPEN' });
  await decide(sold, 'buyer');
  await golark.runJobs();
  expect(await orderOf(sold)).toMatchObject({ status: 'CANCELED', refunded: { amount: 17_200 } });
});
