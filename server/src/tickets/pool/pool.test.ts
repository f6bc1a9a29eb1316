import { nodesOf } from '@golark/contract/paging/rules';
import { sendTickets } from '@golark/contract/ticket-transfers/calls';
import {
  getTicketOrder,
  holdTickets,
  listTicketListings,
  offerTicketsAgain,
  returnTickets,
  scanTicket,
  takeTicketsBack,
} from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cancelEvent } from '#events';
import { auditOrders } from '#testing/audit-orders';
import { anAccount, grantOperator } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';
import { barcodeOf } from '../rules/barcode.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

let buyers = 0;

const bought = async (change: object = {}, quantity = 4, event: object = {}) => {
  const eventId = await aGame(golark, { facilityChargeAmount: 301, ...event });
  const seats = [{ from: 0, to: quantity }];
  const listingId = await seatsForSale(golark, { eventId, seats, priceAmount: 8601, ...change });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity }, by);
  const email = `giver-${++buyers}@example.com`;
  const { order } = (await orderHeld(golark, hold, { ...by, email })).body;
  const own = { params: { orderId: order.id }, query: { key: order.key } };
  return { eventId, listingId, order, own };
};

type Own = Awaited<ReturnType<typeof bought>>['own'];

const offer = (own: Own, tickets: number[]) => golark.call(offerTicketsAgain, { ...own, body: { tickets } });
const orderOf = async (own: Own): Promise<TicketOrder> => (await golark.call(getTicketOrder, own)).body.order;

const onSale = async (eventId: string, quantity = 1) =>
  nodesOf((await golark.call(listTicketListings, { params: { eventId }, query: { quantity } })).body);

const buy = async (listingId: string, quantity: number) => {
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity }, by);
  return orderHeld(golark, hold, { ...by, email: `next-${++buyers}@example.com` });
};

const refundsOf = async (orderId: string): Promise<number[]> => {
  const { rows } = await sql<{
    amount: number;
  }>`SELECT r.amount FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.order_id = ${orderId} ORDER BY r.amount`.execute(golark.ctx.db);
  return rows.map(({ amount }) => amount);
};

const venueBalance = async (): Promise<number> => {
  const { rows } = await sql<{
    sum: number;
  }>`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_entries
    WHERE account LIKE 'seller:venue-%'`.execute(golark.ctx.db);
  return rows[0]?.sum ?? 0;
};

const scan = async ({ eventId, order }: { eventId: string; order: TicketOrder }, number: number) => {
  const as = await anAccount(golark);
  await grantOperator(golark, as.account.accountId);
  const { id: ticketId, version } = await golark.ctx.db
    .selectFrom('tickets')
    .select(['id', 'version'])
    .where('item_id', '=', order.itemId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const barcode = barcodeOf(golark.ctx.secret, { ticketId, version });
  return (await golark.call(scanTicket, { as, body: { eventId, barcode } })).body.result;
};

test('tickets are sold again seat by seat, and each is refunded exactly when somebody has bought it', async () => {
  const { eventId, order, own } = await bought();
  const before = await venueBalance();
  const { body } = await offer(own, [2, 3, 4]);
  expect(body.order.tickets.map(({ status, isInPool }) => [status, isInPool])).toEqual([
    ['VALID', false],
    ['VALID', true],
    ['VALID', true],
    ['VALID', true],
  ]);
  const [listing] = await onSale(eventId, 2);
  expect(listing).toMatchObject({ price: { amount: 8601 }, isResale: false, place: { seats: ['2', '3'] } });
  const next = (await buy(listing?.id ?? '', 2)).body.order;
  await golark.runJobs();
  const after = await orderOf(own);
  expect(after.tickets.map(({ status }) => status)).toEqual(['VALID', 'VOID', 'VOID', 'VALID']);
  expect(await refundsOf(order.id)).toEqual([17_202]);
  expect(next.tickets.map(({ place, status }) => [place.seats[0], status])).toEqual([
    ['2', 'VALID'],
    ['3', 'VALID'],
  ]);
  // what the venue gets for the new sale is what it returned for the old one
  expect(await venueBalance()).toBe(before);
  expect([await scan({ eventId, order }, 2), await scan({ eventId, order: next }, 1)]).toEqual([
    'REVOKED',
    'VALID',
  ]);
});

test('the last one that is sold again ends the order, and everything was refunded', async () => {
  const { eventId, order, own } = await bought({}, 2);
  await offer(own, [1, 2]);
  for (let i = 0; i < 2; i++) {
    await buy((await onSale(eventId))[0]?.id ?? '', 1);
    await golark.runJobs();
  }
  expect(await orderOf(own)).toMatchObject({ status: 'CANCELED', refunded: order.total });
  expect((await refundsOf(order.id)).reduce((sum, amount) => sum + amount, 0)).toBe(order.total.amount);
});

test('what nobody has bought is taken back, and is valid as before', async () => {
  const { eventId, own, order } = await bought();
  await offer(own, [1, 2]);
  expect(await scan({ eventId, order }, 1)).toBe('PENDING');
  const [listing] = await onSale(eventId);
  const by = aBrowser();
  await aHold(golark, { listingId: listing?.id ?? '', quantity: 1 }, by);
  const { body } = await golark.call(takeTicketsBack, own);
  expect(body.order.tickets.map(({ isInPool }) => isInPool)).toEqual([true, false, false, false]);
  expect((await golark.call(takeTicketsBack, own)).problem.code).toBe('INVALID_STATE');
  expect(await onSale(eventId)).toEqual([]);
  expect(await scan({ eventId, order }, 2)).toBe('VALID');
});

test('offered tickets are not given away, returned or offered twice; those of a seller or used ones are not offered', async () => {
  const { own, eventId, order } = await bought();
  await offer(own, [1]);
  const lee = { name: 'Lee', email: 'lee@example.com' };
  const given = await golark.call(sendTickets, { ...own, body: { tickets: [1], ...lee } });
  expect(given.problem.code).toBe('INVALID_STATE');
  expect((await offer(own, [1])).problem.code).toBe('INVALID_STATE');
  expect((await golark.call(returnTickets, own)).problem.code).toBe('INVALID_STATE');
  expect((await offer(own, [9])).problem).toMatchObject({ errors: [{ path: 'tickets' }] });
  expect(await scan({ eventId, order }, 3)).toBe('VALID');
  expect((await offer(own, [3])).problem.code).toBe('INVALID_STATE');
  const { account } = await anAccount(golark);
  const resale = await bought({ sellerAccountId: account.accountId });
  expect((await offer(resale.own, [1])).problem.detail).toMatch(/A seller sold/);
});

const aBay = { companions: 3, rowLabel: 'Bay 108A' };

test('a wheelchair space and its companion seats are offered and sold together', async () => {
  const { own, eventId, order } = await bought(aBay, 3);
  expect((await offer(own, [1, 2])).problem.detail).toMatch(/together/);
  expect((await offer(own, [1, 2, 3])).status).toBe(200);
  for (const quantity of [1, 2]) expect(await onSale(eventId, quantity)).toEqual([]);
  const [listing] = await onSale(eventId, 3);
  expect(listing).toMatchObject({ quantities: [3] });
  expect(listing?.place).toMatchObject({ isAccessible: true, seats: ['1', '2', '3'], spaces: ['1'] });
  await buy(listing?.id ?? '', 3);
  await golark.runJobs();
  expect(await orderOf(own)).toMatchObject({ status: 'CANCELED', refunded: order.total });
});

test('a companion seat that is given back alone is sold once companion seats are released', async () => {
  const startsAt = new Date(golark.clock.now().getTime() + 48 * 3_600_000);
  const { own, eventId } = await bought({ ...aBay }, 4, { startsAt });
  expect((await offer(own, [3])).status).toBe(200);
  expect(await onSale(eventId)).toEqual([]);
  golark.clock.advanceMinutes(24 * 60);
  const [listing] = await onSale(eventId);
  expect(listing?.place).toMatchObject({ isAccessible: true, seats: ['3'], spaces: [] });
  const hold = { listingId: listing?.id ?? '', quantity: 1 };
  expect((await golark.call(holdTickets, { body: hold, ...aBrowser() })).problem.code).toBe(
    'TICKETS_UNAVAILABLE',
  );
  const by = aBrowser();
  await orderHeld(golark, await aHold(golark, { ...hold, companionsOnly: true }, by), by);
  await golark.runJobs();
  expect((await orderOf(own)).tickets.map(({ status }) => status)).toEqual([
    'VALID',
    'VALID',
    'VOID',
    'VALID',
  ]);
});

test('who waits gets them first', async () => {
  const { own, eventId } = await bought();
  const as = await anAccount(golark);
  await golark.call(joinWaitingList, { as, params: { eventId }, body: { quantity: 2 } });
  await offer(own, [1, 2]);
  const [listing] = await onSale(eventId, 2);
  const snatch = listing && (await buy(listing.id, 2).catch(() => null));
  expect(snatch ?? null).toBeNull();
  await golark.runJobs();
  const held = await golark.ctx.db
    .selectFrom('ticket_holds')
    .select('quantity')
    .where('account_id', '=', as.account.accountId)
    .execute();
  expect(held).toEqual([{ quantity: 2 }]);
});

test('a canceled event refunds the first buyer for the rest and the second one in full', async () => {
  const { own, eventId, order } = await bought();
  await offer(own, [1, 2]);
  const next = (await buy((await onSale(eventId))[0]?.id ?? '', 1)).body.order;
  await cancelEvent(golark.ctx, eventId);
  await golark.runJobs();
  const total = async (orderId: string) =>
    (await refundsOf(orderId)).reduce((sum, amount) => sum + amount, 0);
  expect([await total(order.id), await total(next.id)]).toEqual([order.total.amount, next.total.amount]);
  expect((await orderOf(own)).tickets.every(({ status }) => status === 'VOID')).toBe(true);
});

test('taking back, buying, scanning and offering at the same moment: each ticket has one owner and is refunded once', async () => {
  for (let round = 0; round < 5; round++) {
    const { own, eventId, order } = await bought({}, 2);
    await offer(own, [1, 2]);
    const [listing] = await onSale(eventId);
    await Promise.allSettled([
      buy(listing?.id ?? '', 1),
      golark.call(takeTicketsBack, own),
      buy(listing?.id ?? '', 1),
      scan({ eventId, order }, 1),
      offer(own, [1]),
    ]);
    await golark.runJobs();
    const { rows } = await sql<{ owners: number }>`SELECT count(*)::integer AS owners FROM tickets
      WHERE event_id = ${eventId} AND status <> 'VOID' GROUP BY seat ORDER BY seat`.execute(golark.ctx.db);
    expect(rows).toEqual([{ owners: 1 }, { owners: 1 }]);
    const voided = (await orderOf(own)).tickets.filter(({ status }) => status === 'VOID').length;
    const refunded = (await refundsOf(order.id)).reduce((sum, amount) => sum + amount, 0);
    expect(refunded).toBe(voided * 8601);
  }
});

const useTicket = (db: typeof golark.ctx.db, itemId: string, number: number) =>
  db
    .updateTable('tickets')
    .set({ status: 'USED', used_at: golark.clock.now() })
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .execute();

// the embedded database has one connection, so nothing waits there
test.skipIf(!inject('postgresUrl'))('a ticket that is being scanned cannot be offered again', async () => {
  const { eventId, order, own } = await bought();
  const { answer } = await golark.ctx.db.transaction().execute(async (trx) => {
    await useTicket(trx, order.itemId, 2);
    const answer = offer(own, [1, 2]);
    await untilWaiting(golark.ctx.db, 1);
    return { answer };
  });
  expect((await answer).problem.code).toBe('INVALID_STATE');
  expect((await onSale(eventId)).filter(({ place }) => place.seats.includes('2'))).toEqual([]);
});

test('who buys a ticket that was used in the meantime gets the money back', async () => {
  const { eventId, order, own } = await bought();
  await offer(own, [1, 2]);
  const [listing] = await onSale(eventId, 2);
  const by = aBrowser();
  const hold = await aHold(golark, { listingId: listing?.id ?? '', quantity: 2 }, by);
  await useTicket(golark.ctx.db, order.itemId, 2);
  const { status, problem } = await orderHeld(golark, hold, { ...by, email: `next-${++buyers}@example.com` });
  expect([status, problem.code]).toEqual([409, 'INVALID_STATE']);
  // this is foreseen, and no fault that an operator has to look at
  expect(golark.logged.filter((line) => line.includes('paid-order-not-confirmed'))).toEqual([]);
  await golark.runJobs();
  const { rows } = await sql<{ status: string; captured: number; refunded: number }>`
    SELECT o.status, s.captured_amount AS captured, s.refunded_amount AS refunded FROM ticket_holds h
    JOIN order_items i ON i.id = h.item_id JOIN orders o ON o.id = i.order_id JOIN payments p ON p.order_id = o.id
    JOIN sandbox_payments s ON s.idempotency_key = p.id::text WHERE h.id = ${hold.id}`.execute(golark.ctx.db);
  expect(rows).toEqual([{ status: 'EXPIRED', captured: 17_202, refunded: 17_202 }]);
  expect(await refundsOf(order.id)).toEqual([]);
  expect((await orderOf(own)).tickets.map(({ status }) => status)).toEqual([
    'VALID',
    'USED',
    'VALID',
    'VALID',
  ]);
});
