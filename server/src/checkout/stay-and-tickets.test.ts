import { bookStay } from '@golark/contract/booking/calls';
import { getOrder, placeOrder } from '@golark/contract/orders/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aListing, anAccount, aQuote, declinedCard, goodCard } from '#testing/factories';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, aTicketBuyer, orderHeld, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const guest = aTicketBuyer;

/** A quoted stay and held seats of one buyer. */
const aTrip = async () => {
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db);
  const { quoteId } = await aQuote(golark, listing, { as });
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const hold = await aHold(golark, { listingId, quantity: 2 }, { as });
  const items = [
    { kind: 'tickets' as const, holdId: hold.id, buyer: { ...guest, email: as.account.email } },
    { kind: 'stay' as const, quoteId, guest },
  ];
  return { as, listing, quoteId, listingId, hold, items };
};

const freeSeats = async (listingId: string): Promise<string> =>
  (
    await golark.ctx.db
      .selectFrom('ticket_listings')
      .select('free')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow()
  ).free;

test('a stay and seats are one total and one payment, and both are confirmed', async () => {
  const { as, items, hold } = await aTrip();
  const { status, body } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(status).toBe(201);
  expect(body.order.items.map(({ kind, status: state }) => [kind, state])).toEqual([
    ['tickets', 'CONFIRMED'],
    ['stay', 'CONFIRMED'],
  ]);
  expect(body.order.payments).toHaveLength(1);
  expect(body.order.items[0]).toMatchObject({ description: '2 tickets: Rail v. Kings', total: hold.total });
  expect(body.order.payments[0]?.amount).toEqual(body.order.total);
  await golark.runJobs();
  expect(
    (await subjectsTo(golark, as.account.email)).filter((s) => s.startsWith('Your tickets')),
  ).toHaveLength(1);
});

test('when the nights are gone, nothing is charged and the seats stay held', async () => {
  const { as, items, quoteId, listing, listingId } = await aTrip();
  const other = await anAccount(golark);
  const taken = await aQuote(golark, listing, { as: other });
  await golark.call(bookStay, { as: other, body: { quoteId: taken.quoteId, guest, card: goodCard } });
  const { problem } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(problem.code).toBe('DATES_UNAVAILABLE');
  expect(quoteId).not.toBe(taken.quoteId);
  expect(await freeSeats(listingId)).toBe('{[2,10)}');
  await golark.passMinutes(11);
  expect(await freeSeats(listingId)).toBe('{[0,10)}');
});

test('when the hold of the seats has ended, no night is taken', async () => {
  const { as, items, listing } = await aTrip();
  golark.clock.advanceMinutes(10);
  const { problem } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(problem.code).toBe('HOLD_EXPIRED');
  const again = await aQuote(golark, listing, { as });
  const booked = await golark.call(bookStay, { as, body: { quoteId: again.quoteId, guest, card: goodCard } });
  expect(booked.status).toBe(201);
});

test('a declined order is paid as a whole, with another card, and neither part alone', async () => {
  const { as, items, hold, quoteId } = await aTrip();
  const declined = await golark.call(placeOrder, { as, body: { items, card: declinedCard } });
  expect(declined.problem.code).toBe('CARD_DECLINED');
  expect((await orderHeld(golark, hold, { as, email: as.account.email })).problem.code).toBe('INVALID_STATE');
  const alone = await golark.call(bookStay, { as, body: { quoteId, guest, card: goodCard } });
  expect(alone.problem.code).toBe('INVALID_STATE');
  const paid = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  expect(paid.body.order).toMatchObject({ id: declined.problem['orderId'], status: 'CONFIRMED' });
});

test('an order that is not paid releases both', async () => {
  const { as, items, listingId, listing } = await aTrip();
  const declined = await golark.call(placeOrder, { as, body: { items, card: declinedCard } });
  await golark.passMinutes(16);
  const params = { orderId: String(declined.problem['orderId']) };
  const { order } = (await golark.call(getOrder, { as, params })).body;
  expect(order.items.map(({ status }) => status)).toEqual(['RELEASED', 'RELEASED']);
  expect(await freeSeats(listingId)).toBe('{[0,10)}');
  expect((await aQuote(golark, listing, { as })).quoteId).toBeTruthy();
});

test('tickets of two holds are two orders: the page of an order, its emails and its files show one', async () => {
  const { as, items, hold } = await aTrip();
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const { id: holdId } = await aHold(golark, { listingId, quantity: 1 }, { as });
  const both = [...items, { kind: 'tickets' as const, holdId }];
  const { problem } = await golark.call(placeOrder, { as, body: { items: both, card: goodCard } });
  expect(problem).toMatchObject({
    code: 'BAD_INPUT',
    errors: [{ path: 'items', code: 'one_tickets_item' }],
  });
  expect((await orderHeld(golark, hold, { as, email: as.account.email })).status).toBe(201);
});

test('the same hold twice, or one of another browser, is refused', async () => {
  const { as, items } = await aTrip();
  const [tickets] = items;
  const twice = await golark.call(placeOrder, {
    as,
    body: { items: [tickets, tickets] as never, card: goodCard },
  });
  expect(twice.problem.code).toBe('BAD_INPUT');
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const { id: holdId } = await aHold(golark, { listingId, quantity: 1 }, aBrowser());
  const foreign = await golark.call(placeOrder, {
    as,
    body: { items: [{ kind: 'tickets', holdId }], card: goodCard },
  });
  expect(foreign.problem.code).toBe('NOT_FOUND');
});
