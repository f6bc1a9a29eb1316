import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobSchema } from '#platform/jobs/boss';
import { auditOrders } from '#testing/audit-orders';
import { isThorough } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testDay, testNow } from '#testing/test-now';

/** `npm test` takes the steps at which only one of two databases knows of the charge, `npm run faults` all. */
const steps = [
  'balance.attempted',
  'payment.charged',
  ...(isThorough
    ? ['payment.reported', 'payment.recorded.before-commit', 'payment.recorded.after-commit']
    : []),
];

const card = { cardNumber: '4242424242424242', cardExpiry: '12/40', cvc: '123' };
const guest = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };

let place: KillPlace | null;
let server: StartedServer | undefined;

const at = (): KillPlace => {
  if (!place) throw new Error('PostgreSQL is not installed');
  return place;
};

const start = async (): Promise<void> => {
  server = await startKillableServer({ ...at().environment, GOLARK_CATALOG_SIZE: '60' });
};

beforeAll(async () => {
  place = await openKillPlace('postgres', 'filled');
});
afterAll(() => place?.stop());
afterEach(() => server?.stop('SIGKILL'));
beforeEach(({ skip }) => {
  if (!place) skip('PostgreSQL is not installed');
});

type Body = Record<string, unknown>;

const call = async (method: string, path: string, { body, jwt }: { body?: Body; jwt?: string }) => {
  const response = await fetch(`${server?.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

/** Homes that any guest can book at once, all with a deposit. */
const offerDeposits = (): Promise<string[]> =>
  at().inspect(async (db) => {
    const { rows } = await sql<{ id: string }>`
      UPDATE listings SET deposit_percent = 30, balance_days_before = 14
      WHERE is_instant_book AND stay_type = 'homes' AND min_nights <= 3 AND max_nights >= 3 RETURNING id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });

/** Books a stay with a deposit; returns its order. */
const bookWithDeposit = async (homes: string[]): Promise<string> => {
  const email = `kill-${randomUUID()}@example.com`;
  const signup = { ...guest, email, password: 'a long enough pass' };
  const { jwt } = (await call('PUT', '/v1/account/signup', { body: signup })).body['token'] as {
    jwt: string;
  };
  for (let id = homes.shift(); id; id = homes.shift()) {
    const dates = `arriveDay=${testDay(40)}&departDay=${testDay(43)}`;
    const { quoteId } = (await call('GET', `/v1/property/${id}/quote?${dates}`, { jwt })).body;
    const body = { quoteId, guest, card, paymentPlan: 'deposit' };
    const booked = quoteId ? await call('PUT', '/v1/booking', { jwt, body }) : null;
    if (booked?.status === 201) return (booked.body['booking'] as { orderId: string }).orderId;
  }
  throw new Error('no stay is free');
};

/** The day of the balance has come. */
const fallDue = (orderId: string): Promise<void> =>
  at().inspect(async (db) => {
    await sql`UPDATE order_balances SET next_attempt_at = ${testNow} WHERE order_id = ${orderId}`.execute(db);
    await sql`UPDATE ${sql.table(`${jobSchema}.job`)} SET start_after = now()
      WHERE state = 'created' AND data -> 'data' ->> 'orderId' = ${orderId}`.execute(db);
  });

const balanceOf = (orderId: string): Promise<string | undefined> =>
  at().inspect(async (db) => {
    const { rows } = await sql<{ status: string }>`
      SELECT status FROM order_balances WHERE order_id = ${orderId}`.execute(db);
    return rows[0]?.status;
  });

/** How often the gateway has charged the balance. */
const chargesOf = (orderId: string): Promise<number> =>
  at().inspect(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM payments p JOIN sandbox_payments s ON s.idempotency_key = p.id::text
      WHERE p.order_id = ${orderId} AND p.purpose = 'balance' AND s.status = 'SUCCEEDED'`.execute(db);
    return rows[0]?.count ?? 0;
  });

const patience = { timeout: 60_000, interval: 250 };

test('a balance whose charge is killed at any step is charged once', async () => {
  await start();
  const homes = await offerDeposits();
  for (const step of steps) {
    const orderId = await bookWithDeposit(homes);
    server?.killAt(step);
    await fallDue(orderId);
    await expect.poll(() => server?.isRunning(), patience).toBe(false);
    await start();
    await expect.poll(() => balanceOf(orderId), patience).toBe('PAID');
    expect(await chargesOf(orderId), step).toBe(1);
  }
  await server?.stop('SIGTERM');
  expect(await at().inspect(auditOrders)).toEqual([]);
  recordCounts('kills of balances at named points, postgres', { cases: steps.length, kills: steps.length });
});
