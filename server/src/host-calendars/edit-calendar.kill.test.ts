import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testDay } from '#testing/test-now';

let place: KillPlace | null;
let server: StartedServer | undefined;
let jwt: string;
let listing: string;

const call = async (method: string, address: string, body: object) => {
  const headers = { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) };
  const options = { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${server?.url}${address}`, options).catch(() => null);
  if (!response) return null;
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const start = async (): Promise<void> => {
  server = await startKillableServer({ ...place?.environment, GOLARK_CATALOG_SIZE: '60' });
};

/** The first home becomes the listing of a new account. */
const becomeHost = async (): Promise<void> => {
  const email = `kill-${randomUUID()}@example.com`;
  const signup = { firstName: 'Kim', lastName: 'Stone', email, password: 'a long enough pass' };
  const signedUp = await call('PUT', '/v1/account/signup', signup);
  if (!signedUp) throw new Error('the server is gone');
  const { account, token } = signedUp.body as { account: { accountId: string }; token: { jwt: string } };
  const { accountId } = account;
  jwt = token.jwt;
  const found = await place?.inspect((db) =>
    sql<{ id: string }>`
      WITH home AS (SELECT id, property_manager_id FROM listings WHERE stay_type = 'homes' ORDER BY id LIMIT 1), member AS (
        INSERT INTO team_members (property_manager_id, account_id, role)
        SELECT property_manager_id, ${accountId}, 'owner' FROM home)
      SELECT id FROM home`.execute(db),
  );
  listing = found?.rows[0]?.id ?? '';
};

beforeAll(async () => {
  place = await openKillPlace('postgres', 'filled');
  if (!place) return;
  await start();
  await becomeHost();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.stop();
});
beforeEach(({ skip }) => {
  if (!place) skip('PostgreSQL is not installed');
});

const stored = async (nightlyAmount: number) => {
  const found = await place?.inspect((db) =>
    sql<{ nights: number; changes: number }>`SELECT
      (SELECT count(*)::integer FROM nights WHERE nightly_amount = ${nightlyAmount}) AS nights,
      (SELECT count(*)::integer FROM calendar_changes WHERE listing_id = ${listing}
        AND nights @> ${JSON.stringify([{ after: { nightlyAmount } }])}::jsonb) AS changes`.execute(db),
  );
  return found?.rows[0];
};

test.each([
  ['host-calendar.nights-written', 0, { nights: 0, changes: 0 }],
  ['host-calendar.changed', 1, { nights: 5, changes: 1 }],
] as const)(
  'a change killed at %s is made as a whole or not at all, and once when it is repeated',
  async (...given) => {
    const [step, more, left] = given;
    const amount = 123_400 + more;
    const nightly = { amount, currency: 'USD' };
    const [from, until] = [testDay(400 + more * 10), testDay(405 + more * 10)];
    const change = () => call('POST', `/v1/partner/listings/${listing}/calendar`, { from, until, nightly });
    server?.killAt(step);
    expect(await change()).toBeNull();
    expect(await stored(amount)).toEqual(left);
    await start();
    expect((await change())?.status).toBe(200);
    expect(await stored(amount)).toEqual({ nights: 5, changes: 1 });
    recordCounts('kills of calendar changes, postgres', { cases: 1, kills: 1 });
  },
);
