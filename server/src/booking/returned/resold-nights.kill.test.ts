import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { isThorough } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testDay } from '#testing/test-now';

/** `npm test` takes a step of each transaction, `npm run faults` all. */
const steps = [
  'order.item-refunded.refund-opened',
  'refund.sent',
  ...(isThorough ? ['order.item-refunded.decided', 'refund.recorded.before-commit'] : []),
];

const card = { cardNumber: '4242424242424242', cardExpiry: '12/40', cvc: '123' };
const guest = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };
const dates = `arriveDay=${testDay(40)}&departDay=${testDay(43)}&ratePlan=non-refundable`;

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
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.stop();
});
beforeEach(({ skip }) => {
  if (!place) skip('PostgreSQL is not installed');
});

type Body = Record<string, unknown>;

const call = async (method: string, path: string, { body, jwt }: { body?: Body; jwt?: string }) => {
  const response = await fetch(`${server?.url}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

/** Homes that any guest can book at once, all with a non-refundable rate; California's law refunds it for a day. */
const offerRates = (): Promise<string[]> =>
  at().inspect(async (db) => {
    const { rows } = await sql<{ id: string }>`
      UPDATE listings SET non_refundable_discount_percent = 10
      WHERE is_instant_book AND stay_type = 'homes' AND min_nights <= 3 AND max_nights >= 3 AND state_id <> 'ca' RETURNING id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });

/** A booking of a new guest; null if the dates are not free. */
const book = async (listingId: string) => {
  const email = `kill-${randomUUID()}@example.com`;
  const signup = { ...guest, email, password: 'a long enough pass' };
  const { token } = (await call('PUT', '/v1/account/signup', { body: signup })).body;
  const { jwt } = token as { jwt: string };
  const { quoteId } = (await call('GET', `/v1/property/${listingId}/quote?${dates}`, { jwt })).body;
  const booked = quoteId ? await call('PUT', '/v1/booking', { jwt, body: { quoteId, guest, card } }) : null;
  return booked?.status === 201 ? { jwt, id: (booked.body['booking'] as { id: string }).id } : null;
};

/** A non-refundable stay whose guest has given it back. */
const giveBack = async (homes: string[]) => {
  for (let listingId = homes.shift(); listingId; listingId = homes.shift()) {
    const booking = await book(listingId);
    if (!booking) continue;
    expect((await call('DELETE', `/v1/booking/${booking.id}`, { jwt: booking.jwt })).status).toBe(200);
    return { listingId, bookingId: booking.id };
  }
  throw new Error('no stay is free');
};

interface Outcome {
  /** Of its returned nights. */
  statuses: string[];
  /** What the gateway has refunded for nights that were sold again, in cents. */
  refunds: number[];
  /** What was recorded of it for these nights, in cents. */
  recorded: number;
}

const outcomeOf = (bookingId: string): Promise<Outcome> =>
  at().inspect(async (db) => {
    const { rows } = await sql<Outcome>`
      SELECT (SELECT json_agg(DISTINCT status) FROM returned_nights WHERE booking_id = ${bookingId}) AS statuses,
        (SELECT sum(refunded_host_amount + refunded_fee_amount)::int FROM returned_nights WHERE booking_id = ${bookingId}) AS recorded,
        coalesce((SELECT json_agg(s.amount) FROM refunds r JOIN sandbox_refunds s ON s.idempotency_key = r.id::text
          WHERE r.item_id = ${bookingId} AND r.reason = 'resold' AND r.status = 'SUCCEEDED'), '[]'::json) AS refunds`.execute(
      db,
    );
    return rows[0] as Outcome;
  });

const patience = { timeout: 60_000, interval: 250 };

test('the refund of nights that were sold again is made once when it is killed at any step', async () => {
  await start();
  const homes = await offerRates();
  for (const step of steps) {
    const { listingId, bookingId } = await giveBack(homes);
    server?.killAt(step);
    // the refund may be faster than the response of the sale
    await book(listingId).catch(() => null);
    await expect.poll(() => server?.isRunning(), patience).toBe(false);
    await start();
    await expect
      .poll(async () => (await outcomeOf(bookingId)).refunds.length, { ...patience, message: step })
      .toBe(1);
    const { statuses, refunds, recorded } = await outcomeOf(bookingId);
    expect({ step, statuses, refunds }).toEqual({ step, statuses: ['REFUNDED'], refunds: [recorded] });
  }
  await server?.stop('SIGTERM');
  expect(await at().inspect(auditOrders)).toEqual([]);
  recordCounts('kills of refunds of resold nights at named points, postgres', {
    cases: steps.length,
    kills: steps.length,
  });
});
