import { holdTickets, releaseHold } from '@golark/contract/tickets/calls';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, seatsForSale } from '#testing/tickets';
import { offerSeats } from './offer-seats.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

test('seats that come back while many want them go to the list in its order, none twice and none to others', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, seats: [{ from: 0, to: 12 }] });
  const sellers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const by = aBrowser();
      return { by, hold: await aHold(golark, { listingId, quantity: 2 }, by) };
    }),
  );
  for (let i = 0; i < 8; i++)
    await golark.call(joinWaitingList, {
      params: { eventId },
      body: { quantity: 2, email: `race-${i}@example.com` },
    });
  const rush = Array.from({ length: 24 }, () =>
    golark.call(holdTickets, { body: { listingId, quantity: 2 }, ...aBrowser() }),
  );
  const given = sellers.map(({ by, hold }) =>
    golark.call(releaseHold, { params: { holdId: hold.id }, ...by }),
  );
  const offers = Array.from({ length: 3 }, () => offerSeats(golark.ctx, { eventId }));
  const answers = await Promise.all(rush);
  await Promise.all([...given, ...offers]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  await golark.runJobs();
  const { rows } = await sql<{ email: string; status: string; seats: string | null }>`
    SELECT w.email, w.status, h.seats::text FROM waiting_list w LEFT JOIN ticket_holds h ON h.id = w.hold_id AND h.status = 'HELD'
    WHERE w.event_id = ${eventId} ORDER BY w.number`.execute(golark.ctx.db);
  expect(rows.map(({ status }) => status)).toEqual([...Array(6).fill('OFFERED'), 'WAITING', 'WAITING']);
  expect(new Set(rows.flatMap(({ seats }) => seats ?? [])).size).toBe(6);
});
