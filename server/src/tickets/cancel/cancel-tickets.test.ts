import { sendTickets } from '@golark/contract/ticket-transfers/calls';
import {
  cancelTickets,
  getTicketOrder,
  listTicketListings,
  previewTicketCancellation,
  scanTicket,
} from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, grantOperator } from '#testing/factories';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';
import { refundCanceledEvent } from '../follow-event-changes.ts';
import { barcodeOf } from '../rules/barcode.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const refundRule = [
  { hoursBefore: 168, percent: 100 },
  { hoursBefore: 24, percent: 75 },
];

let buyers = 0;

/** Tickets at 86.01 each with a facility charge: no line can be divided by the number of tickets. */
const bought = async (quantity = 3, change: object = { refundRule }) => {
  const eventId = await aGame(golark, { ticketLimit: 4, facilityChargeAmount: 301, ...change });
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 4 }], priceAmount: 8601 });
  const by = aBrowser();
  const email = `buyer-${++buyers}@example.com`;
  const { order } = (
    await orderHeld(golark, await aHold(golark, { listingId, quantity }, by), { ...by, email })
  ).body;
  return {
    eventId,
    listingId,
    email,
    order,
    own: { params: { orderId: order.id }, query: { key: order.key } },
  };
};

type Own = Awaited<ReturnType<typeof bought>>['own'];

const preview = (own: Own, tickets: string) =>
  golark.call(previewTicketCancellation, { params: own.params, query: { ...own.query, tickets } });

/** Cancels for what the preview shows. */
const cancel = async (own: Own, tickets: number[]) => {
  const { refund } = (await preview(own, tickets.join())).body;
  return golark.call(cancelTickets, { ...own, body: { tickets, refundAmount: refund?.amount ?? 0 } });
};

const refundsOf = async (orderId: string): Promise<number[]> => {
  const { rows } = await sql<{
    amount: number;
  }>`SELECT r.amount FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.order_id = ${orderId} ORDER BY r.created_at, r.amount`.execute(golark.ctx.db);
  return rows.map(({ amount }) => amount);
};

const stockOf = (listingId: string) =>
  golark.ctx.db
    .selectFrom('ticket_listings')
    .select(['seats', 'free', 'status'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();

test('one ticket is refunded in full, its seat is for sale again, and the others stay valid', async () => {
  const { eventId, listingId, email, order, own } = await bought(4);
  expect(order.refundStep).toMatchObject({ percent: 100 });
  expect(await stockOf(listingId)).toMatchObject({ seats: '{}', status: 'sold' });
  expect((await preview(own, '2')).body).toMatchObject({
    ...{ tickets: [2], percent: 100, refund: { amount: 8601 }, paid: { amount: 8601 } },
  });
  const { body } = await cancel(own, [2]);
  expect(body).toMatchObject({ refund: { amount: 8601 }, order: { status: 'CONFIRMED' } });
  expect(body.order.tickets.map(({ status, canCancel }) => [status, canCancel])).toEqual([
    ['VALID', true],
    ['VOID', false],
    ['VALID', true],
    ['VALID', true],
  ]);
  expect(await stockOf(listingId)).toMatchObject({ seats: '{[1,2)}', free: '{[1,2)}', status: 'active' });
  const offers = await golark.call(listTicketListings, { params: { eventId }, query: { quantity: 1 } });
  expect(offers.body.edges[0]?.node.place.seats).toEqual(['2']);
  // adjacent seats merge, and returned seats count toward no buyer's limit
  await cancel(own, [3]);
  const again = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, again);
  expect(hold.place.seats).toEqual(['2', '3']);
  expect((await orderHeld(golark, hold, { ...again, email })).status).toBe(201);
  await golark.runJobs();
  expect((await subjectsTo(golark, email)).filter((s) => s.startsWith('Refund for a ticket'))).toHaveLength(
    2,
  );
});

test('tickets that are canceled one by one refund exactly what was paid, and then the order is canceled', async () => {
  const { listingId, email, order, own } = await bought(3);
  for (const number of [3, 1, 2]) await cancel(own, [number]);
  const refunds = await refundsOf(order.id);
  expect(refunds).toHaveLength(3);
  expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(order.total.amount);
  const { body } = await golark.call(getTicketOrder, own);
  expect(body.order).toMatchObject({ status: 'CANCELED', refunded: order.total });
  expect(await stockOf(listingId)).toMatchObject({ seats: '{[0,4)}', free: '{[0,4)}' });
  await golark.runJobs();
  expect((await subjectsTo(golark, email)).filter((s) => s === 'Refund for Rail v. Kings')).toHaveLength(1);
});

test('the refund follows the rule of the event, and another one than the buyer saw cancels nothing', async () => {
  const { own, order } = await bought(2);
  const { refund } = (await preview(own, '1')).body;
  golark.clock.advanceMinutes(24 * 1440);
  const body = { tickets: [1], refundAmount: refund.amount };
  expect((await golark.call(cancelTickets, { ...own, body })).problem.detail).toMatch(/refund has changed/);
  expect((await preview(own, '1,2')).body).toMatchObject({
    ...{ percent: 75, paid: order.total, refund: { amount: Math.round(order.total.amount * 0.75) } },
  });
  await cancel(own, [1]);
  golark.clock.advanceMinutes(5 * 1440);
  expect((await preview(own, '2')).problem.code).toBe('INVALID_STATE');
  expect(await refundsOf(order.id)).toEqual([6451]);
});

test('what is left is refunded when the event is canceled', async () => {
  const { own, order } = await bought(3);
  golark.clock.advanceMinutes(24 * 1440);
  await cancel(own, [1]);
  await refundCanceledEvent(golark.ctx, { orderId: order.id, itemId: order.itemId });
  const [one = 0, rest = 0] = await refundsOf(order.id);
  expect([one, rest]).toEqual([6451, order.total.amount - 8601]);
});

test('tickets of a seller, of somebody else, used or unknown ones, and those without a rule are not canceled', async () => {
  const { account } = await anAccount(golark);
  const eventId = await aGame(golark, { refundRule });
  const listingId = await seatsForSale(golark, { eventId, sellerAccountId: account.accountId });
  const by = aBrowser();
  const resale = (await orderHeld(golark, await aHold(golark, { listingId, quantity: 1 }, by), by)).body
    .order;
  const ofResale = { params: { orderId: resale.id }, query: { key: resale.key } };
  expect((await preview(ofResale, '1')).problem.detail).toMatch(/A seller sold/);
  expect((await preview((await bought(1, {})).own, '1')).problem.code).toBe('INVALID_STATE');
  const { own, order, eventId: event } = await bought(3);
  await golark.call(sendTickets, { ...own, body: { tickets: [1], name: 'Lee', email: 'lee@example.com' } });
  const scanner = await anAccount(golark);
  await grantOperator(golark, scanner.account.accountId);
  const { id: ticketId } = await golark.ctx.db
    .selectFrom('tickets')
    .select('id')
    .where('item_id', '=', order.itemId)
    .where('number', '=', 2)
    .executeTakeFirstOrThrow();
  const barcode = barcodeOf(golark.ctx.secret, { ticketId, version: 1 });
  await golark.call(scanTicket, { as: scanner, body: { eventId: event, barcode } });
  for (const tickets of ['1', '2', '2,3'])
    expect((await preview(own, tickets)).problem.code).toBe('INVALID_STATE');
  expect((await preview(own, '9')).problem).toMatchObject({ errors: [{ path: 'tickets' }] });
  expect((await preview({ ...own, query: { key: 'x' } }, '3')).problem.code).toBe('NOT_FOUND');
  expect((await cancel(own, [3])).status).toBe(200);
});

test('two tabs, a scanner and a transfer at the same moment: each ticket is refunded, used or given away once', async () => {
  const { own, order, listingId } = await bought(4);
  const { refund } = (await preview(own, '1')).body;
  const tab = (ticket: number) => () =>
    golark.call(cancelTickets, { ...own, body: { tickets: [ticket], refundAmount: refund.amount } });
  const give = () =>
    golark.call(sendTickets, { ...own, body: { tickets: [1], name: 'Lee', email: 'lee@example.com' } });
  const all = [tab(1), tab(1), tab(2), tab(3), give];
  const start = () => all.map((run) => run());
  if (inject('postgresUrl')) {
    const { runs } = await golark.ctx.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM ticket_holds WHERE item_id = ${order.itemId} FOR UPDATE`.execute(trx);
      const started = start();
      await untilWaiting(golark.ctx.db, all.length);
      return { runs: started };
    });
    await Promise.allSettled(runs);
  } else await Promise.allSettled(start());
  const { tickets, status } = (await golark.call(getTicketOrder, own)).body.order;
  const [first] = tickets;
  // either refunded or offered
  expect(first?.status === 'VOID').toBe(first?.transfer === null);
  expect(tickets.slice(1).map((ticket) => ticket.status)).toEqual(['VOID', 'VOID', 'VALID']);
  const refunded = tickets.filter((ticket) => ticket.status === 'VOID').length;
  expect([status, await refundsOf(order.id)]).toEqual(['CONFIRMED', Array(refunded).fill(8601)]);
  const { free } = await stockOf(listingId);
  expect(free).toBe(first?.status === 'VOID' ? '{[0,3)}' : '{[1,3)}');
});
