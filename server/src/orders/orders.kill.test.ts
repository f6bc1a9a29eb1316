import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openPostgres } from '#platform/database/open-database';
import { auditOrders } from '#testing/audit-orders';
import { type Cluster, startCluster } from '#testing/postgres-cluster';
import { type SpawnedServer, spawnServer } from '#testing/spawn-server';
import { testDay, testNow } from '#testing/test-now';
import { orderTransitions } from './rules/order-states.ts';

/** Every step of a transition, by the data that the code runs on. */
const stepsOf = (event: string): string[] => [
  `order.${event}.begin`,
  ...new Set(
    orderTransitions.flatMap((t) => (t.event === event ? t.effects.map((e) => `order.${event}.${e}`) : [])),
  ),
];
const recordSteps = [
  'payment.charged',
  'payment.reported',
  'payment.recorded.before-commit',
  'payment.recorded.after-commit',
];
const bookSteps = [
  'order.placed.before-commit',
  'order.placed.after-commit',
  ...recordSteps,
  ...stepsOf('payment_succeeded'),
];
const cancelSteps = [
  'order.canceled.released',
  'order.canceled.refund-opened',
  'order.canceled.begin',
  'refund.sent',
  'refund.recorded.before-commit',
];

const card = { cardNumber: '4242424242424242', cardExpiry: '12/30', cvc: '123' };
const declinedCard = { ...card, cardNumber: '4000000000000002' };
const guest = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };

interface Response {
  status: number;
  body: Record<string, unknown>;
}

let cluster: Cluster | null;
let dataDir: string;
let database: OpenDatabase;
let server: SpawnedServer;
let night = testDay(40);

const start = async (environment: Record<string, string> = {}): Promise<void> => {
  server = await spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: cluster?.url ?? '',
    GOLARK_CATALOG_SIZE: '60',
    ...environment,
  });
};

beforeAll(async () => {
  cluster = await startCluster();
  if (!cluster) return;
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-steps-'));
  await start();
  await server.stop('SIGTERM');
  database = openPostgres(cluster.url, 2);
});
afterAll(async () => {
  await database?.close();
  cluster?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const call = async (
  method: string,
  address: string,
  { body, jwt }: { body?: unknown; jwt?: string } = {},
): Promise<Response | null> => {
  const response = await fetch(`${server.url}${address}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) return null;
  const text = await response.text().catch(() => '');
  return { status: response.status, body: text ? (JSON.parse(text) as Response['body']) : {} };
};

/** A signed-up guest with a quote for nights that no other test uses. */
const prepare = async (instantBook: boolean) => {
  const password = 'a long enough pass';
  const account = { ...guest, email: `kill-${randomUUID()}@example.com`, password };
  const signedUp = await call('PUT', '/v1/account/signup', { body: account });
  const { jwt } = (signedUp?.body['token'] ?? {}) as { jwt: string };
  const { rows } = await sql<{ id: string }>`SELECT id FROM listings WHERE is_instant_book = ${instantBook}
    AND min_nights <= 3 AND max_nights >= 3 AND stay_type = 'homes' ORDER BY random()`.execute(database.db);
  for (const { id } of rows) {
    const dates = `arriveDay=${night}&departDay=${addDays(night, 3)}`;
    const quote = await call('GET', `/v1/property/${id}/quote?${dates}`);
    if (quote?.status !== 200) continue;
    night = addDays(night, 3);
    return { jwt, quoteId: quote.body['quoteId'] as string };
  }
  throw new Error('no stay is free');
};

const untilSettled = async (): Promise<void> => {
  for (let tries = 0; tries < 240; tries++) {
    const { rows } = await sql<{ n: number }>`SELECT
      (SELECT count(*) FROM payments WHERE status IN ('CREATED', 'PROCESSING'))
      + (SELECT count(*) FROM refunds WHERE status = 'PENDING') AS n`.execute(database.db);
    if (rows[0]?.n === 0) return;
    await wait(250);
  }
};

/** Restarts after the kill, lets the jobs finish what was open and audits everything. */
const recover = async (environment: Record<string, string> = {}): Promise<void> => {
  await server.stop('SIGKILL');
  await start(environment);
};

const finish = async (): Promise<void> => {
  await untilSettled();
  await server.stop('SIGTERM');
  expect(await auditOrders(database.db)).toEqual([]);
};

const bookingBody = (quoteId: string, withCard = card) => ({ quoteId, guest, card: withCard });

test.each(bookSteps)('a booking killed at %s is confirmed once when it is repeated', async (step) => {
  if (!cluster) return;
  await start({ GOLARK_KILL_AT: step });
  const { jwt, quoteId } = await prepare(true);
  expect(await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId) })).toBeNull();
  await recover();
  const again = await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId) });
  expect(again?.status).toBe(201);
  expect(again?.body['booking']).toMatchObject({ status: 'CONFIRMED' });
  await finish();
});

test.each(cancelSteps)('a cancellation killed at %s is done whole or not at all', async (step) => {
  if (!cluster) return;
  await start({ GOLARK_KILL_AT: step });
  const { jwt, quoteId } = await prepare(true);
  const booked = await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId) });
  expect(booked?.status).toBe(201);
  const { id } = (booked?.body['booking'] ?? {}) as { id: string };
  expect(await call('DELETE', `/v1/booking/${id}`, { jwt })).toBeNull();
  await recover();
  const again = await call('DELETE', `/v1/booking/${id}`, { jwt });
  expect([200, 409]).toContain(again?.status);
  await finish();
  const item = await database.db.selectFrom('order_items').select('status').where('id', '=', id).execute();
  expect(item).toEqual([{ status: 'CANCELED' }]);
});

test.each(stepsOf('payment_authorized'))('a request to book killed at %s is made once', async (step) => {
  if (!cluster) return;
  await start({ GOLARK_KILL_AT: step });
  const { jwt, quoteId } = await prepare(false);
  expect(await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId) })).toBeNull();
  await recover();
  const again = await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId) });
  expect(again?.body['booking']).toMatchObject({ status: 'AWAITING_HOST' });
  await finish();
});

/** Makes an account the host of the listing that this booking is of. */
const joinTeam = async (bookingId: string): Promise<string> => {
  const account = { ...guest, email: `host-${randomUUID()}@example.com`, password: 'a long enough pass' };
  const signedUp = await call('PUT', '/v1/account/signup', { body: account });
  const { token, account: host } = (signedUp?.body ?? {}) as {
    token: { jwt: string };
    account: { accountId: string };
  };
  await sql`INSERT INTO team_members (property_manager_id, account_id, role)
    SELECT snapshot ->> 'hostId', ${host.accountId}, 'owner' FROM order_items WHERE id = ${bookingId}`.execute(
    database.db,
  );
  return token.jwt;
};

test.each(stepsOf('host_accepted'))(
  'an acceptance killed at %s charges once, or leaves the request open',
  async (step) => {
    if (!cluster) return;
    await start();
    const { jwt, quoteId } = await prepare(false);
    const requested = await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId) });
    const { id } = (requested?.body['booking'] ?? {}) as { id: string };
    const host = await joinTeam(id);
    await recover({ GOLARK_KILL_AT: step });
    const accept = `/v1/partner/reservations/${id}/accept`;
    expect(await call('POST', accept, { jwt: host })).toBeNull();
    await recover();
    expect([200, 409]).toContain((await call('POST', accept, { jwt: host }))?.status);
    const status = sql<{ status: string }>`SELECT status FROM order_items WHERE id = ${id}`;
    await expect
      .poll(async () => (await status.execute(database.db)).rows[0]?.status, {
        timeout: 60_000,
        interval: 250,
      })
      .toBe('CONFIRMED');
    await finish();
  },
);

const later = (minutes: number): string => new Date(Date.parse(testNow) + minutes * 60_000).toISOString();

test.each(stepsOf('hold_expired'))(
  'the end of a hold killed at %s releases the nights once',
  async (step) => {
    if (!cluster) return;
    await start();
    const { jwt, quoteId } = await prepare(true);
    const declined = await call('PUT', '/v1/booking', { jwt, body: bookingBody(quoteId, declinedCard) });
    expect(declined?.status).toBe(402);
    await server.stop('SIGTERM');
    // the server dies while it starts or soon after, as soon as the expiry reaches the step
    await start({ GOLARK_KILL_AT: step, GOLARK_NOW: later(60) }).catch(() => undefined);
    await wait(3000);
    await recover({ GOLARK_NOW: later(90) });
    const isOpen = sql<{ n: number }>`SELECT count(*) AS n FROM orders WHERE status = 'PAYMENT_FAILED'`;
    await expect
      .poll(async () => (await isOpen.execute(database.db)).rows[0]?.n, { timeout: 60_000, interval: 250 })
      .toBe(0);
    await finish();
  },
);
