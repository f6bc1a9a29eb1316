import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/open-database';
import { auditOrders } from '#testing/audit-orders';
import { isThorough, oneOf } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testNow } from '#testing/test-now';

const paymentSteps = [
  'order.placed.before-commit',
  'order.placed.after-commit',
  'payment.charged',
  'payment.reported',
  'order.payment_succeeded.begin',
  'order.payment_succeeded.confirm-items',
  'order.payment_succeeded.post-payment',
  'order.payment_succeeded.announce-confirmed',
  'payment.recorded.before-commit',
  'payment.recorded.after-commit',
];

/**
 * `npm test` takes the database on which requests overlap, and half of the steps between which the code of
 * memberships runs; `npm run faults` takes all. The steps are those of every order, which `orders.kill.test.ts` kills too.
 */
const places = isThorough ? (['embedded', 'postgres'] as const) : (['postgres'] as const);
const ownSteps = new Set([
  'order.placed.before-commit',
  'order.payment_succeeded.confirm-items',
  'payment.recorded.after-commit',
]);
const killSteps = isThorough ? paymentSteps : oneOf(3, [...ownSteps]);

const password = 'a long enough pass';
const card = { cardNumber: '4242424242424242', cardExpiry: '12/40', cvc: '123' };
const person = { firstName: 'Kim', lastName: 'Stone' };

interface Member {
  email: string;
  accountId: string;
}

interface Life {
  status: string | null;
  /** What was charged and not refunded, in cents. */
  charges: number[];
}

const dayMilliseconds = 86_400_000;
const yearLater = Date.parse(testNow) + 365 * dayMilliseconds;
const onDay = (day: number): string => new Date(yearLater + day * dayMilliseconds).toISOString();

describe.each(places)('a server on %s', (name) => {
  let place: KillPlace | null;
  let server: StartedServer | undefined;

  const at = (): KillPlace => {
    if (!place) throw new Error('PostgreSQL is not installed');
    return place;
  };

  const start = async (environment: Record<string, string> = {}, fatalStep?: string): Promise<void> => {
    server = await startKillableServer(
      { ...at().environment, GOLARK_CATALOG_SIZE: '0', ...environment },
      fatalStep,
    );
  };

  /** An embedded database has one process. */
  const inspect = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    if (name === 'embedded') await server?.stop('SIGTERM');
    return at().inspect(work);
  };

  beforeAll(async () => {
    place = await openKillPlace(name, 'empty');
  });
  afterAll(() => place?.stop());
  afterEach(() => server?.stop('SIGKILL'));
  beforeEach(({ skip }) => {
    if (!place) skip('PostgreSQL is not installed');
  });

  const call = async (method: string, path: string, { body, jwt }: { body?: object; jwt?: string }) => {
    const response = await fetch(`${server?.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null);
    if (!response) return null;
    const text = await response.text().catch(() => '');
    return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  };

  const enter = async (method: string, path: string, body: object) => {
    const answer = await call(method, path, { body });
    const { token, account } = (answer?.body ?? {}) as {
      token?: { jwt: string };
      account?: { accountId: string };
    };
    if (!token || !account) throw new Error(`no session: ${answer?.status}`);
    return { jwt: token.jwt, accountId: account.accountId };
  };

  const signUp = async (): Promise<Member & { jwt: string }> => {
    const email = `kill-${randomUUID()}@example.com`;
    return { email, ...(await enter('PUT', '/v1/account/signup', { ...person, email, password })) };
  };

  const logIn = ({ email }: Member) => enter('POST', '/v1/account/login', { email, password });

  const join = ({ jwt }: { jwt: string }) =>
    call('POST', '/v1/account/me/membership', { jwt, body: { card, code: 'GO2025', renewalConsent: true } });

  /** What is stored of a membership. */
  const lifeOf = async ({ accountId }: Member): Promise<Life> => {
    const { rows } = await inspect((db) =>
      sql<Life>`SELECT (SELECT status FROM membership_subscriptions WHERE account_id = ${accountId}) AS status,
        coalesce((SELECT json_agg(p.amount ORDER BY p.created_at) FROM payments p JOIN orders o ON o.id = p.order_id
          JOIN sandbox_payments s ON s.idempotency_key = p.id::text AND s.status = 'SUCCEEDED'
          WHERE o.account_id = ${accountId}), '[]'::json) AS charges`.execute(db),
    );
    return rows[0] as Life;
  };

  /** The status that the API shows; a renewal is over once nothing is due or it has failed. */
  const statusOf = async (member: Member): Promise<string | undefined> => {
    const { body } = (await call('GET', '/v1/account/me/membership', await logIn(member))) ?? {};
    const { subscription, invoices } = (body ?? {}) as {
      subscription?: { status: string };
      invoices?: { status: string }[];
    };
    const isRenewed = invoices?.length === 2 && invoices.every(({ status }) => status === 'PAID');
    return subscription?.status === 'ACTIVE' && !isRenewed ? 'RENEWING' : subscription?.status;
  };
  const patience = { timeout: 60_000, interval: 500 };

  const untilDead = () =>
    expect.poll(() => server?.isRunning(), { timeout: 60_000, interval: 100 }).toBe(false);

  const audit = async (kills: number): Promise<void> => {
    await server?.stop('SIGTERM');
    expect(await at().inspect(auditOrders)).toEqual([]);
    recordCounts(`kills of memberships at named points, ${name}`, { cases: kills, kills });
  };

  test('a purchase that is killed at any step is one membership and one charge when it is repeated', async () => {
    for (const step of killSteps) {
      if (!server?.isRunning()) await start();
      const buyer = await signUp();
      server?.killAt(step);
      expect(await join(buyer), step).toBeNull();
      await start();
      expect([200, 409], step).toContain((await join(await logIn(buyer)))?.status);
      expect(await lifeOf(buyer), step).toEqual({ status: 'ACTIVE', charges: [5900] });
    }
    await audit(killSteps.length);
  });

  /** Members whose periods end on different days, one for each step that their renewal is killed at. */
  const joinAll = async (count: number): Promise<Member[]> => {
    await start();
    const members: Member[] = [];
    for (let i = 0; i < count; i++) {
      const member = await signUp();
      expect((await join(member))?.status).toBe(200);
      members.push(member);
    }
    await server?.stop('SIGTERM');
    await at().inspect(async (db) => {
      for (const [day, { accountId }] of members.entries()) {
        await sql`UPDATE membership_subscriptions SET ends_at = ${onDay(day)} WHERE account_id = ${accountId}`.execute(
          db,
        );
        await sql`UPDATE membership_periods SET ends_at = ${onDay(day)} WHERE account_id = ${accountId}`.execute(
          db,
        );
      }
    });
    return members;
  };

  const setCard = (member: Member, behavior: string) =>
    at().inspect((db) =>
      sql`UPDATE sandbox_cards SET behavior = ${behavior} WHERE token IN (
        SELECT gateway_token FROM saved_cards WHERE account_id = ${member.accountId})`.execute(db),
    );

  const killAt = async (step: string, now: string): Promise<void> => {
    // the server dies while it starts or soon after, as soon as a renewal reaches the step
    await start({ GOLARK_NOW: now }, step).catch(() => undefined);
    await untilDead();
  };

  test('a renewal that is killed at any step is charged once', async () => {
    const steps = ['membership.renewal.placed', ...killSteps];
    const members = await joinAll(steps.length);
    for (const [day, step] of steps.entries()) await killAt(step, onDay(day));
    await start({ GOLARK_NOW: onDay(steps.length) });
    for (const member of members) await expect.poll(() => statusOf(member), patience).toBe('ACTIVE');
    await server?.stop('SIGTERM');
    for (const [i, member] of members.entries())
      expect(await lifeOf(member), steps[i]).toEqual({ status: 'ACTIVE', charges: [5900, 7900] });
    await audit(steps.length);
  });

  test('a renewal that fails, and an end of a membership, that are killed happen once', async () => {
    const steps = [
      'order.payment_failed.begin',
      'order.payment_failed.retry-scheduled-payment',
      'membership.ended.before-commit',
    ];
    const members = await joinAll(steps.length);
    const [, , leaving] = members as [Member, Member, Member];
    for (const member of members) await setCard(member, 'card_declined');
    await at().inspect((db) =>
      sql`UPDATE membership_subscriptions SET is_canceled = true WHERE account_id = ${leaving.accountId}`.execute(
        db,
      ),
    );
    for (const [day, step] of steps.entries()) await killAt(step, onDay(day));
    await start({ GOLARK_NOW: onDay(steps.length) });
    for (const [i, member] of members.entries())
      await expect.poll(() => statusOf(member), patience).toBe(i < 2 ? 'PAST_DUE' : 'EXPIRED');
    await server?.stop('SIGTERM');
    for (const member of members) expect((await lifeOf(member)).charges).toEqual([5900]);
    await audit(steps.length);
  });
});
