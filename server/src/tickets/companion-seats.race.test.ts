import { randomUUID } from 'node:crypto';
import { holdTickets } from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Context } from '#platform/context';
import { auditOrders } from '#testing/audit-orders';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, bayForSale, orderHeld, seatsForSale } from '#testing/tickets';
import { untilWaiting } from '#testing/until-waiting';
import { takeSeats } from './take-seats.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const companions = 3;
const block = 1 + companions;
const hourMilliseconds = 3_600_000;

const aGameSoon = () =>
  aGame(golark, { startsAt: new Date(golark.clock.now().getTime() + 25 * hourMilliseconds), ticketLimit: 8 });

interface Sold {
  row_label: string;
  seats: number[];
}

const soldIn = async (eventId: string): Promise<Sold[]> =>
  (
    await sql<Sold>`SELECT row_label, array_agg(seat ORDER BY seat) AS seats FROM tickets
      WHERE event_id = ${eventId} AND status = 'VALID' GROUP BY row_label, item_id`.execute(golark.ctx.db)
  ).rows;

/** Buyers of spaces with 0 to 3 companions, of companion seats without a space, and of seats in a row, all at once. */
const rush = (of: { eventId: string; bay: string; row: string }, buyers: number) =>
  Promise.all(
    Array.from({ length: buyers }, async (_, i) => {
      const by = aBrowser();
      const quantity = 1 + (i % 4);
      const listingId = i % 5 === 4 ? of.row : of.bay;
      const body = { listingId, quantity, companionsOnly: i % 5 > 2 };
      const held = await golark.call(holdTickets, { body, ...by });
      if (held.status !== 201) return held.problem.code;
      const email = `rush-${of.eventId}-${i}-${randomUUID().slice(0, 4)}@example.com`;
      return (await orderHeld(golark, held.body.hold, { ...by, email })).status;
    }),
  );

test('buyers of spaces with 0 to 3 companions, of companion seats and of a row: no seat twice, and before the release none without its space', async () => {
  const eventId = await aGameSoon();
  const row = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 20 }] });
  const bay = await bayForSale(golark, { eventId, spaces: 6 });
  expect(new Set(await rush({ eventId, bay, row }, 60))).toEqual(new Set([201, 'TICKETS_UNAVAILABLE']));
  const before = await soldIn(eventId);
  const inBay = before.filter(({ row_label }) => row_label === 'Bay 108A');
  for (const { seats } of inBay) expect(seats[0] ?? -1).toSatisfy((seat: number) => seat % block === 0);
  // every space found a buyer
  expect(inBay.flatMap(({ seats }) => seats).filter((seat) => seat % block === 0)).toHaveLength(6);

  golark.clock.advanceMinutes(60);
  await rush({ eventId, bay, row }, 60);
  // what no group took
  const single = { listingId: bay, quantity: 1, companionsOnly: true };
  for (let by = aBrowser(); ; by = aBrowser()) {
    const { status, body } = await golark.call(holdTickets, { body: single, ...by });
    if (status !== 201) break;
    await orderHeld(golark, body.hold, { ...by, email: `${randomUUID()}@example.com` });
  }
  const all = (await soldIn(eventId)).flatMap(({ row_label, seats }) =>
    seats.map((seat) => `${row_label} ${seat}`),
  );
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((seat) => seat.startsWith('Bay'))).toHaveLength(6 * block);
});

test('two servers sell the same bay: no seat twice, and none of a space that is not sold', async () => {
  const eventId = await aGameSoon();
  const listingId = await bayForSale(golark, { eventId, spaces: 5 });
  golark.clock.advanceMinutes(60);
  const servers = [golark.ctx, { ...golark.ctx, db: golark.ctx.db.withTables() }];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      takeSeats(servers[i % 2] as Context, eventId, {
        ...{ holdId: randomUUID(), listingId, quantity: 1 + (i % 3), companionsOnly: i % 4 < 2 },
        ...{ holders: [`buyer ${i}`], by: { accountId: null, deviceId: null }, buyers: [] },
      }),
    ),
  );
  const taken = answers.flatMap((answer) => (answer.status === 'TAKEN' ? answer.seats : []));
  const seats = taken.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  expect(new Set(seats).size).toBe(seats.length);
  // held spaces are not sold yet
  const alone = taken.filter(({ from }) => from % block !== 0);
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter(({ from, to }) => from % block === 1 || to % block === 1)).toEqual([]);
});

// the embedded database has one connection, so nothing waits there
test.skipIf(!inject('postgresUrl'))(
  'who asked before the release and waited for a lock until after it gets no companion seat; the next one does',
  async () => {
    const eventId = await aGameSoon();
    const listingId = await bayForSale(golark, { eventId, spaces: 1 });
    const by = aBrowser();
    await orderHeld(golark, await aHold(golark, { listingId, quantity: 2 }, by), {
      ...by,
      email: 'early@example.com',
    });
    golark.clock.set(new Date(golark.clock.now().getTime() + hourMilliseconds - 1).toISOString());
    const body = { listingId, quantity: 1, companionsOnly: true };
    const { first, next } = await golark.ctx.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM ticket_listings WHERE id = ${listingId} FOR UPDATE`.execute(trx);
      const first = golark.call(holdTickets, { body, ...aBrowser() });
      await untilWaiting(golark.ctx.db, 1);
      golark.clock.set(new Date(golark.clock.now().getTime() + 1).toISOString());
      return { first, next: golark.call(holdTickets, { body, ...aBrowser() }) };
    });
    expect((await first).problem.code).toBe('TICKETS_UNAVAILABLE');
    expect((await next).body.hold.place).toMatchObject({ seats: ['4'], spaces: [] });
  },
);
