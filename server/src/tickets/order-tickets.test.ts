import {
  confirmTicketPayment,
  getHold,
  getTicketOrder,
  listTicketOrders,
  orderTickets,
} from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelItem } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, declinedCard, makeMember } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { aBrowser, aGame, aHold, aTicketBuyer, orderHeld, seatsForSale } from '#testing/tickets';
import { orderKeyOf } from './order-key.ts';

let golark: FaultyTestApp;
beforeAll(async () => {
  golark = await createFaultyTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const soldSeats = async (listingId: string): Promise<number[]> => {
  const rows = await golark.ctx.db
    .selectFrom('tickets')
    .select('seat')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'VALID')
    .orderBy('seat')
    .execute();
  return rows.map(({ seat }) => seat);
};

const stockOf = (listingId: string) =>
  golark.ctx.db
    .selectFrom('ticket_listings')
    .select(['seats', 'free', 'status'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();

const challengeCard = { cardNumber: '4000 0027 6000 3184', cardExpiry: '12/30', cvc: '123' };

test('a visitor buys held tickets and reads the order with its key', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const { status, body } = await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, by), by);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    ...{ status: 'CONFIRMED', quantity: 2, total: { amount: 17_200 }, buyer: aTicketBuyer },
    tickets: [
      { number: 1, status: 'VALID', isReady: true, place: { section: '108', row: '12', seats: ['1'] } },
      { number: 2, place: { seats: ['2'] } },
    ],
  });
  expect(await soldSeats(listingId)).toEqual([0, 1]);
  expect(await stockOf(listingId)).toMatchObject({ seats: '{[2,10)}', free: '{[2,10)}' });
  const { id, key } = body.order;
  const read = (query: object, caller: object = {}) =>
    golark.call(getTicketOrder, { params: { orderId: id }, query, ...caller });
  expect((await read({ key })).body.order.code).toBe(body.order.code);
  for (const query of [{}, { key: `${key.slice(1)}x` }, { key: '' }])
    expect((await read(query, { as: await anAccount(golark) })).problem.code).toBe('NOT_FOUND');
});

test('an account has its tickets in a list, and nobody else has them', async () => {
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const { body } = await orderHeld(golark, await aHold(golark, { listingId, quantity: 3 }, { as }), { as });
  const list = async (caller: typeof as, when?: 'past') =>
    (await golark.call(listTicketOrders, { as: caller, query: when ? { when } : {} })).body.edges.map(
      ({ node }) => node.id,
    );
  expect(await list(as)).toEqual([body.order.id]);
  expect(await list(as, 'past')).toEqual([]);
  expect(await list(other)).toEqual([]);
});

test('the same hold is ordered once, however often it is sent', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const responses = await Promise.all(Array.from({ length: 8 }, () => orderHeld(golark, hold, by)));
  const ids = new Set(responses.filter(({ status }) => status === 201).map(({ body }) => body.order.id));
  expect(ids.size).toBe(1);
  expect((await orderHeld(golark, hold, by)).body.order.id).toBe([...ids][0]);
  expect(await soldSeats(listingId)).toEqual([0, 1]);
});

test('a declined card leaves the tickets held for another one', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const declined = await orderHeld(golark, hold, { ...by, card: declinedCard });
  expect(declined.problem).toMatchObject({ code: 'CARD_DECLINED', holdExpiresAt: hold.expiresAt });
  const held = await golark.call(getHold, { params: { holdId: hold.id }, ...by });
  expect(held.body.hold).toMatchObject({ status: 'ORDERED', orderId: declined.problem['orderId'] });
  const paid = await orderHeld(golark, hold, by);
  expect(paid.body.order).toMatchObject({ id: declined.problem['orderId'], status: 'CONFIRMED' });
});

test('an order that is not paid gives its seats back when the hold ends', async () => {
  const eventId = await aGame(golark, { ticketLimit: 2 });
  const listingId = await seatsForSale(golark, { eventId });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  await orderHeld(golark, hold, { ...by, card: declinedCard, email: 'jo@example.com' });
  await golark.passMinutes(11);
  expect(await stockOf(listingId)).toMatchObject({ seats: '{[0,10)}', free: '{[0,10)}' });
  expect((await orderHeld(golark, hold, by)).problem.code).toBe('HOLD_EXPIRED');
  // what was given back counts for nobody
  const again = await aHold(golark, { listingId, quantity: 2 }, by);
  expect((await orderHeld(golark, again, { ...by, email: 'jo@example.com' })).status).toBe(201);
});

test('a hold that has ended is not ordered, nor one of another browser', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  expect((await orderHeld(golark, hold, aBrowser())).problem.code).toBe('NOT_FOUND');
  golark.clock.advanceMinutes(10);
  expect((await orderHeld(golark, hold, by)).problem.code).toBe('HOLD_EXPIRED');
  expect(await soldSeats(listingId)).toEqual([]);
});

test('3-D Secure is continued by the key of the order', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 1 }, by);
  const asked = await orderHeld(golark, hold, { ...by, card: challengeCard });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
  const { orderId, key, action } = asked.problem as unknown as {
    orderId: string;
    key: string;
    action: { url: string };
  };
  const returned = await golark.app.inject({
    ...{ method: 'POST', url: `${new URL(action.url).pathname}/complete` },
    headers: { origin: 'http://127.0.0.1:3000', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(returned.headers.location).toContain(
    `/account/tickets/purchased/${orderId}/?key=${key}&payment=returned`,
  );
  const confirmed = await golark.call(confirmTicketPayment, { params: { orderId }, query: { key } });
  expect(confirmed.body.order).toMatchObject({ status: 'CONFIRMED', tickets: [{ status: 'VALID' }] });
});

test.each([
  { isGone: false, status: 'CONFIRMED', seats: [0, 1], refunds: [] },
  { isGone: true, status: 'EXPIRED', seats: [], refunds: [{ amount: 17_200 }] },
])('a payment that arrives after the hold: the same seats again, or a refund ($status)', async (expected) => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 2 }] });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const outage = Array<'timeout-before'>(40).fill('timeout-before');
  golark.faults.plan('createPayment', 'timeout-after', ...outage);
  golark.faults.plan('find', ...outage);
  expect((await orderHeld(golark, hold, by)).status).toBe(500);
  for (let minute = 0; minute < 11; minute++) await golark.passMinutes(1);
  expect(await stockOf(listingId)).toMatchObject({ free: '{[0,2)}' });
  const other = aBrowser();
  const taken = expected.isGone ? await aHold(golark, { listingId, quantity: 2 }, other) : null;
  if (taken) expect((await orderHeld(golark, taken, other)).status).toBe(500);
  golark.faults.clear();
  for (let quarter = 0; quarter < 4; quarter++) await golark.passMinutes(15);
  const { order_id } = await golark.ctx.db
    .selectFrom('ticket_holds')
    .innerJoin('order_items', 'order_items.id', 'ticket_holds.item_id')
    .select('order_items.order_id')
    .where('ticket_holds.id', '=', hold.id)
    .executeTakeFirstOrThrow();
  const key = orderKeyOf(golark.ctx.secret, order_id);
  const { body } = await golark.call(getTicketOrder, { params: { orderId: order_id }, query: { key } });
  expect(body.order.status).toBe(expected.status);
  const { rows } = await sql`SELECT r.amount FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.order_id = ${order_id}`.execute(golark.ctx.db);
  expect(rows).toEqual(expected.refunds);
  // the seats have one owner in either case
  expect(await soldSeats(listingId)).toEqual([0, 1]);
});

test('one card, one email address and one account each have the limit of the event', async () => {
  const eventId = await aGame(golark, { ticketLimit: 2 });
  const listingId = await seatsForSale(golark, { eventId });
  const first = aBrowser();
  await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, first), {
    ...first,
    email: 'Lee@example.com',
  });
  const second = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 1 }, second);
  const sameEmail = await orderHeld(golark, hold, { ...second, email: 'lee@EXAMPLE.com' });
  expect(sameEmail.problem.code).toBe('TICKET_LIMIT');
  expect((await orderHeld(golark, hold, { ...second, email: 'kim@example.com' })).status).toBe(201);
});

test('a member pays less of the service fee, and has to be one still when ordering', async () => {
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId);
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const hold = await aHold(golark, { listingId, quantity: 2 }, { as });
  expect(hold).toMatchObject({ applies: 'member', total: { amount: 17_200 - 2244 } });
  const { body } = await orderHeld(golark, hold, { as });
  expect(body.order.lines.map(({ code }) => code)).toEqual(['tickets', 'ticket_fee', 'ticket_fee_member']);
  expect(body.order.total.amount).toBe(17_200 - 2244);
});

test('the ledger owes the seller the seats without the fee, and nothing after a refund', async () => {
  const seller = await anAccount(golark);
  const sellerAccountId = seller.account.accountId;
  const eventId = await aGame(golark, { facilityChargeAmount: 440 });
  const listingId = await seatsForSale(golark, { eventId, sellerAccountId });
  const as = await anAccount(golark);
  const { body } = await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, { as }), { as });
  const balance = async (account: string) => {
    const { rows } = await sql<{ balance: number }>`SELECT coalesce(sum(amount), 0)::bigint AS balance
      FROM ledger_entries WHERE account = ${account}`.execute(golark.ctx.db);
    return rows[0]?.balance;
  };
  expect(await balance(`seller:${sellerAccountId}`)).toBe(-(14_192 - 1135));
  expect(await balance('seller:venue-v-test')).toBeLessThanOrEqual(-880);
  const { id: orderId, itemId } = body.order;
  await cancelItem(golark.ctx, {
    ...{ orderId, itemId, actor: 'operator' },
    refundPerLine: (lines) => lines.map(({ amount }) => amount),
  });
  await golark.runJobs();
  expect(await balance(`seller:${sellerAccountId}`)).toBe(0);
  expect(await soldSeats(listingId)).toEqual([]);
  expect(await stockOf(listingId)).toMatchObject({ seats: '{[0,10)}', free: '{[0,10)}', status: 'active' });
});

test('bad input names the field', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 1 }, by);
  const { problem } = await golark.call(orderTickets, {
    body: { holdId: hold.id, buyer: { ...aTicketBuyer, email: 'maya@' } } as never,
    ...by,
  });
  const paths = (problem as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path);
  expect(paths.sort()).toEqual(['buyer.email', 'savedCardId']);
});
