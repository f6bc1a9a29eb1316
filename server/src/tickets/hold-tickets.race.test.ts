import { randomUUID } from 'node:crypto';
import { getTicketOrder, holdTickets, releaseHold } from '@golark/contract/tickets/calls';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#platform/context';
import { auditOrders } from '#testing/audit-orders';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from '#testing/tickets';
import { takeSeats } from './take-seats.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

type Browser = ReturnType<typeof aBrowser>;

const tryToHold = async (listingId: string, quantity: number, by: Browser): Promise<Hold | null> => {
  const { status, body, problem } = await golark.call(holdTickets, { body: { listingId, quantity }, ...by });
  if (status === 201) return body.hold;
  expect(problem.code).toBe('TICKETS_UNAVAILABLE');
  return null;
};

test('120 buyers for 40 seats of three rows: every seat is sold, and none twice', async () => {
  const eventId = await aGame(golark);
  const rows: string[] = [];
  for (const rowLabel of ['1', '2', '3', '4']) rows.push(await seatsForSale(golark, { eventId, rowLabel }));
  const sold = await Promise.all(
    Array.from({ length: 120 }, async (_, i) => {
      const by = aBrowser();
      const hold = await tryToHold(rows[i % 4] ?? '', 1, by);
      if (!hold) return 0;
      const order = await orderHeld(golark, hold, { ...by, email: `buyer-${i}@example.com` });
      expect(order.status).toBe(201);
      return 1;
    }),
  );
  expect(sold.filter(Boolean)).toHaveLength(40);
  const tickets = await sql<{ places: number; tickets: number }>`
    SELECT count(DISTINCT (row_label, seat))::integer AS places, count(*)::integer AS tickets FROM tickets
    WHERE event_id = ${eventId}`.execute(golark.ctx.db);
  expect(tickets.rows).toEqual([{ places: 40, tickets: 40 }]);
});

test('one buyer in many tabs holds the same seats once, and never more than the limit', async () => {
  const eventId = await aGame(golark, { ticketLimit: 4 });
  const listingId = await seatsForSale(golark, { eventId });
  const as = await anAccount(golark);
  const tabs = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      golark.call(holdTickets, { body: { listingId, quantity: (i % 4) + 1 }, as }),
    ),
  );
  expect(tabs.filter(({ status }) => status !== 201).map(({ problem }) => problem)).toEqual([]);
  const held = await golark.ctx.db
    .selectFrom('ticket_holds')
    .select('quantity')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'HELD')
    .execute();
  expect(held).toHaveLength(1);
  const counted = await golark.ctx.db
    .selectFrom('ticket_buyers')
    .select('quantity')
    .where('event_id', '=', eventId)
    .where('buyer', '=', `account ${as.account.accountId}`)
    .executeTakeFirstOrThrow();
  expect(counted.quantity).toBe(held[0]?.quantity);
});

test('holds, releases, orders and the end of holds at the same time lose no seat', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 20 }] });
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: 16 }, async (_, i) => {
        const by = aBrowser();
        const hold = await tryToHold(listingId, 2, by);
        if (!hold) return;
        if (i % 3 === 0) await golark.call(releaseHold, { params: { holdId: hold.id }, ...by });
        else if (i % 3 === 1 && round === 2)
          await orderHeld(golark, hold, { ...by, email: `round-${i}@example.com` });
      }),
    );
    await golark.passMinutes(11);
  }
  const { rows } = await sql<{ free: number; sold: number; held: number }>`
    SELECT (SELECT sum(upper(r) - lower(r)) FROM ticket_listings, unnest(free) r WHERE id = ${listingId})::integer AS free,
      (SELECT count(*) FROM tickets WHERE listing_id = ${listingId} AND status = 'VALID')::integer AS sold,
      (SELECT count(*) FROM ticket_holds WHERE listing_id = ${listingId} AND status = 'HELD')::integer AS held`.execute(
    golark.ctx.db,
  );
  const [stock] = rows;
  expect(stock?.held).toBe(0);
  expect((stock?.free ?? 0) + (stock?.sold ?? 0)).toBe(20);
  const counts = await sql<{
    total: number;
  }>`SELECT coalesce(sum(quantity), 0)::integer AS total FROM ticket_buyers
    WHERE event_id = ${eventId} AND buyer LIKE 'email %'`.execute(golark.ctx.db);
  expect(counts.rows[0]?.total).toBe(stock?.sold);
});

test('two orders for one hold: one order, one charge', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const both = await Promise.all([orderHeld(golark, hold, by), orderHeld(golark, hold, by)]);
  const [order] = both.filter(({ status }) => status === 201).map(({ body }) => body.order);
  const { id: orderId = '', key = '' } = order ?? {};
  expect((await golark.call(getTicketOrder, { params: { orderId }, query: { key } })).status).toBe(200);
  const charges =
    await sql`SELECT s.amount FROM sandbox_payments s JOIN payments p ON p.id::text = s.idempotency_key
    JOIN ticket_holds h ON h.id = ${hold.id} JOIN order_items i ON i.id = h.item_id AND i.order_id = p.order_id`.execute(
      golark.ctx.db,
    );
  expect(charges.rows).toEqual([{ amount: 17_200 }]);
});

test('two servers sell the same listing: each seat once, and a buyer of both never more than the limit', async () => {
  const eventId = await aGame(golark, { ticketLimit: 6 });
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 30 }] });
  // requests of one process share a queue, those of another database handle do not
  const servers = [golark.ctx, { ...golark.ctx, db: golark.ctx.db.withTables() }];
  const request = (holder: string, i: number) => ({
    ...{ holdId: randomUUID(), listingId, quantity: 2, holders: [`${holder} ${i}`] },
    by: { accountId: null, deviceId: null },
    buyers: [{ buyer: holder, factor: 1 }],
  });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      takeSeats(servers[i % 2] as Context, eventId, request(i < 20 ? 'greedy' : `buyer ${i}`, i)),
    ),
  );
  const taken = answers.flatMap((answer) => (answer.status === 'TAKEN' ? answer : []));
  const seats = taken.flatMap(({ seats: { from, to } }) =>
    Array.from({ length: to - from }, (_, i) => from + i),
  );
  expect(new Set(seats).size).toBe(seats.length);
  expect(seats).toHaveLength(30);
  const { quantity } = await golark.ctx.db
    .selectFrom('ticket_buyers')
    .select('quantity')
    .where('event_id', '=', eventId)
    .where('buyer', '=', 'greedy')
    .executeTakeFirstOrThrow();
  expect(quantity).toBeLessThanOrEqual(6);
});
