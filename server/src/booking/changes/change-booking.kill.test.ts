import { randomUUID } from 'node:crypto';
import { addDays } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { isThorough, oneOf } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testDay } from '#testing/test-now';

/** `npm test` takes every fourth step, `npm run faults` all. */
const killed = (steps: readonly string[]): string[] => oneOf(6, steps);

const changeSteps = ['booking.changed.written', 'booking.changed.nights-freed'];
const paidSteps = [
  'order.placed.after-commit',
  'payment.charged',
  'payment.reported',
  ...changeSteps,
  'order.payment_succeeded.confirm-items',
  'payment.recorded.before-commit',
  'payment.recorded.after-commit',
];
const refundedSteps = [
  ...changeSteps,
  'order.item-changed.applied',
  'order.item-changed.refund-opened',
  'refund.sent',
  'refund.recorded.before-commit',
];

/** The change of a stay whose balance is not paid yet takes something off it. */
const balanceSteps = isThorough ? ['order.item-changed.applied', 'order.item-changed.refund-opened'] : [];

const card = { cardNumber: '4242424242424242', cardExpiry: '12/30', cvc: '123' };
const guest = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };
const people = { numAdults: 1, numChildren: 0, numInfants: 0, numPets: 0 };

let place: KillPlace | null;
let server: StartedServer | undefined;
let homes: string[];
let night = testDay(40);

const start = async (): Promise<void> => {
  server = await startKillableServer({ ...place?.environment, GOLARK_CATALOG_SIZE: '60' });
};

beforeAll(async () => {
  place = await openKillPlace('postgres', 'filled');
  if (!place) return;
  await place.inspect((db) =>
    sql`UPDATE listings SET deposit_percent = 30, balance_days_before = 7`.execute(db),
  );
  await start();
  homes = await place.inspect(async (db) => {
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM listings WHERE is_instant_book AND stay_type = 'homes'
      AND min_nights <= 2 AND max_nights >= 4 AND id NOT IN (SELECT listing_id FROM booking_terms) ORDER BY id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.stop();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await server?.stop('SIGKILL');
});
beforeEach(({ skip }) => {
  if (!place) skip('PostgreSQL is not installed');
});

type Body = Record<string, unknown>;

const call = async (method: string, address: string, { body, jwt }: { body?: Body; jwt: string }) => {
  const response = await fetch(`${server?.url}${address}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null);
  if (!response) return null;
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Body };
};

/** A guest with a booking of three nights whose next night is free, too. */
const prepare = async (paymentPlan: 'full' | 'deposit') => {
  const email = `kill-${randomUUID()}@example.com`;
  const signup = { ...guest, email, password: 'a long enough pass' };
  const signedUp = await call('PUT', '/v1/account/signup', { body: signup, jwt: '' });
  const token = signedUp?.body['token'] as { jwt: string };
  const { jwt } = token;
  const quoteOf = (id: string, nights: number) =>
    call('GET', `/v1/property/${id}/quote?arriveDay=${night}&departDay=${addDays(night, nights)}`, { jwt });
  for (const id of homes) {
    if ((await quoteOf(id, 4))?.status !== 200) continue;
    const { quoteId } = (await quoteOf(id, 3))?.body ?? {};
    const booked = await call('PUT', '/v1/booking', { jwt, body: { quoteId, guest, card, paymentPlan } });
    if (booked?.status !== 201) continue;
    const arriveDay = night;
    night = addDays(night, 5);
    return { jwt, arriveDay, address: `/v1/booking/${(booked.body['booking'] as { id: string }).id}` };
  }
  throw new Error('no stay is free');
};

const settled = sql<{ n: number }>`SELECT
  (SELECT count(*) FROM payments WHERE status IN ('CREATED', 'PROCESSING'))
  + (SELECT count(*) FROM refunds WHERE status = 'PENDING') AS n`;

const changeKilledAt = async (
  step: string,
  nights: number,
  paymentPlan: 'full' | 'deposit' = 'full',
): Promise<void> => {
  if (!server?.isRunning()) await start();
  const { jwt, arriveDay, address } = await prepare(paymentPlan);
  const departDay = addDays(arriveDay, nights);
  const body = { arriveDay, departDay, ...people };
  const quoted = await call('POST', `${address}/change-quotes`, { jwt, body });
  const quote = quoted?.body['quote'] as { quoteId: string };
  const { quoteId } = quote;
  const change = () => call('POST', `${address}/changes`, { jwt, body: { quoteId } });
  server?.killAt(step);
  expect(await change()).toBeNull();
  await start();
  const again = await change();
  expect(again?.status).toBe(200);
  expect(again?.body['booking']).toMatchObject({ departDay, status: 'CONFIRMED', changes: [{}] });
  await place?.inspect((db) =>
    expect
      .poll(async () => Number((await settled.execute(db)).rows[0]?.n), { timeout: 60_000, interval: 250 })
      .toBe(0),
  );
  expect(await place?.inspect(auditOrders)).toEqual([]);
  recordCounts('kills of changes at named points, postgres', { cases: 1, kills: 1 });
};

test.each(killed(paidSteps))('a change killed at %s is paid once when it is repeated', (step) =>
  changeKilledAt(step, 4),
);

test.each(killed(refundedSteps))('a change killed at %s is refunded once when it is repeated', (step) =>
  changeKilledAt(step, 2),
);

test.each(balanceSteps)(
  'a change killed at %s takes its refund off the balance once when it is repeated',
  (step) => changeKilledAt(step, 2, 'deposit'),
);
