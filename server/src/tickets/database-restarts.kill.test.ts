import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#platform/database/open-database';
import { idempotencyLockSeconds } from '#platform/idempotency';
import { auditOrders } from '#testing/audit-orders';
import { anEvent, aTicketListing } from '#testing/event-factories';
import { goodCard } from '#testing/factories';
import { freePort } from '#testing/free-port';
import { insist } from '#testing/insist';
import { isThorough } from '#testing/is-thorough';
import { openRestartableCluster } from '#testing/kill-places';
import type { Cluster } from '#testing/postgres-cluster';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { nowOnTestClock } from '#testing/test-now';

const restarts = isThorough ? 10 : 2;
const buyersAtOnce = 8;
const seatsPerRow = 400;
const buyer = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };

let cluster: Cluster | null;
let dir: string;
let server: StartedServer | undefined;
beforeAll(async () => {
  cluster = await openRestartableCluster('empty');
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-restarts-'));
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  cluster?.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

interface AnswerBody {
  code?: string;
  hold?: { id: string };
  order?: { id: string; status: string };
}

/** A buyer who asks again while the database is away, with the same key. */
const send = (method: string, address: string, { body, device }: { body: object; device: string }) => {
  const key = randomUUID();
  return insist<AnswerBody>(() =>
    fetch(`${server?.url}${address}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: `${deviceIdCookieName}=${device}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    }),
  );
};

/** Buys pairs of seats until stopped; returns the orders that the buyers saw confirmed. */
const buyUntil = async (isOver: () => boolean, listingIds: readonly string[]): Promise<string[]> => {
  const confirmed: string[] = [];
  const one = async (): Promise<void> => {
    while (!isOver()) {
      const device = randomUUID();
      const listingId = listingIds[randomInt(listingIds.length)];
      const held = await send('POST', '/v1/tickets/holds', {
        body: { listingId, quantity: 2 },
        device,
      });
      const holdId = held.body.hold?.id;
      if (!holdId) continue;
      const email = `${device}@example.com`;
      const body = { holdId, buyer: { ...buyer, email }, card: goodCard };
      const { order } = (await send('PUT', '/v1/tickets/orders', { body, device })).body;
      if (order?.status === 'CONFIRMED') confirmed.push(order.id);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, one));
  return confirmed;
};

test('restarts of PostgreSQL under buyers lose no ticket that somebody has, and sell no seat twice', async ({
  skip,
}) => {
  if (!cluster) return skip('PostgreSQL is not installed');
  const { url, restart } = cluster;
  const environment = {
    DATA_DIR: dir,
    DATABASE_URL: url,
    PORT: String(await freePort()),
    GOLARK_CATALOG_SIZE: '0',
    LIMIT_ADDRESS_FACTOR: '1000',
  };
  server = await startKillableServer(environment);
  const database = openPostgres(url, 2);
  const eventId = await anEvent(database.db, { startsAt: new Date('2027-03-01T03:00:00Z') });
  const listingIds: string[] = [];
  for (const rowLabel of ['1', '2', '3'])
    listingIds.push(
      await aTicketListing(database.db, eventId, { rowLabel, seats: [{ from: 0, to: seatsPerRow }] }),
    );
  await database.close();
  let isOver = false;
  const buying = buyUntil(() => isOver, listingIds);
  for (let i = 0; i < restarts; i++) {
    await wait(300 + randomInt(500));
    restart();
  }
  await wait(500);
  isOver = true;
  // a lost database leaves keys locked: a later clock ends their locks without a wait
  await server.stop('SIGKILL');
  const later = nowOnTestClock().getTime() + (idempotencyLockSeconds + 1) * 1000;
  server = await startKillableServer({ ...environment, GOLARK_NOW: new Date(later).toISOString() });
  const confirmed = await buying;
  const after = openPostgres(url, 2);
  try {
    const open = sql<{
      n: number;
    }>`SELECT count(*)::integer AS n FROM payments WHERE status IN ('CREATED', 'PROCESSING')`;
    await expect
      .poll(async () => (await open.execute(after.db)).rows[0]?.n, { timeout: 60_000, interval: 250 })
      .toBe(0);
    const { rows } = await sql<{ id: string; tickets: number }>`
      SELECT o.id, (SELECT count(*) FROM tickets t JOIN order_items i ON i.id = t.item_id WHERE i.order_id = o.id)::integer AS tickets
      FROM orders o WHERE o.status = 'CONFIRMED'`.execute(after.db);
    const ticketsOf = new Map(rows.map(({ id, tickets }) => [id, tickets]));
    expect(confirmed.length).toBeGreaterThan(restarts);
    expect(confirmed.filter((id) => ticketsOf.get(id) !== 2)).toEqual([]);
    expect(await auditOrders(after.db)).toEqual([]);
    recordCounts('database restarts under buyers of tickets', { restarts, 'orders seen': confirmed.length });
  } finally {
    await after.close();
  }
});
