import { randomUUID } from 'node:crypto';
import { addDays } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/open-database';
import { auditOrders } from '#testing/audit-orders';
import { isThorough, oneOf } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
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

/**
 * `npm test` takes the database on which requests overlap, and every fifth step; `npm run faults` takes all.
 */
const places = isThorough ? (['embedded', 'postgres'] as const) : (['postgres'] as const);
const killed = (steps: readonly string[]): string[] => oneOf(7, steps);

const password = 'a long enough pass';
const card = { cardNumber: '4242424242424242', cardExpiry: '12/30', cvc: '123' };
const declinedCard = { ...card, cardNumber: '4000000000000002' };
const guest = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };

interface Response {
  status: number;
  body: Record<string, unknown>;
}

interface Person {
  email: string;
  accountId: string;
  jwt: string;
}

describe.each(places)('a server on %s', (name) => {
  let place: KillPlace | null;
  let server: StartedServer | undefined;
  /** Homes whose nights are booked at once, and by request. */
  let homes: { instant: string[]; byRequest: string[] };
  let night = testDay(40);

  const at = (): KillPlace => {
    if (!place) throw new Error('PostgreSQL is not installed');
    return place;
  };

  const start = async (environment: Record<string, string> = {}, fatalStep?: string): Promise<void> => {
    server = await startKillableServer(
      { ...at().environment, GOLARK_CATALOG_SIZE: '60', ...environment },
      fatalStep,
    );
  };

  /** Starting takes most of the time: a server goes on until it is killed. */
  const run = async (): Promise<void> => {
    if (!server?.isRunning()) await start();
  };

  /** An embedded database has one process. */
  const inspect = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    if (name === 'embedded') await server?.stop('SIGTERM');
    return at().inspect(work);
  };

  const listHomes = async (db: Database, isInstantBook: boolean): Promise<string[]> => {
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM listings WHERE is_instant_book = ${isInstantBook}
      AND min_nights <= 3 AND max_nights >= 3 AND stay_type = 'homes'
      AND id NOT IN (SELECT listing_id FROM booking_terms) ORDER BY id`.execute(db);
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    place = await openKillPlace(name, 'filled');
    if (!place) return;
    await start();
    homes = await inspect(async (db) => ({
      instant: await listHomes(db, true),
      byRequest: await listHomes(db, false),
    }));
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

  const call = async (
    method: string,
    address: string,
    { body, jwt }: { body?: unknown; jwt?: string } = {},
  ): Promise<Response | null> => {
    const response = await fetch(`${server?.url}${address}`, {
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

  const signUp = async (): Promise<Person> => {
    const email = `kill-${randomUUID()}@example.com`;
    const signedUp = await call('PUT', '/v1/account/signup', { body: { ...guest, email, password } });
    if (signedUp?.status !== 201) throw new Error(`no account: ${signedUp?.status}`);
    const { token, account } = signedUp.body as {
      token: { jwt: string };
      account: { accountId: string };
    };
    return { email, accountId: account.accountId, jwt: token.jwt };
  };

  /** A guest with a quote for nights that no other test uses. */
  const prepare = async (of: keyof typeof homes) => {
    const person = await signUp();
    for (const id of homes[of]) {
      const dates = `arriveDay=${night}&departDay=${addDays(night, 3)}`;
      const quote = await call('GET', `/v1/property/${id}/quote?${dates}`, { jwt: person.jwt });
      if (quote?.status !== 200) continue;
      night = addDays(night, 3);
      return { ...person, quoteId: quote.body['quoteId'] as string };
    }
    throw new Error('no stay is free');
  };

  const book = ({ jwt, quoteId }: { jwt: string; quoteId: string }, withCard = card) =>
    call('PUT', '/v1/booking', { jwt, body: { quoteId, guest, card: withCard } });

  const bookingIn = (response: Response | null) =>
    response?.body['booking'] as { id: string; status: string };

  /** The status of the only booking of an account, which logs in again because the clock may have moved. */
  const statusOf = async ({ email }: Person): Promise<string | undefined> => {
    const loggedIn = await call('POST', '/v1/account/login', { body: { email, password } });
    const { token } = (loggedIn?.body ?? {}) as { token?: { jwt: string } };
    const listed = await call('GET', '/v1/bookings', token ? { jwt: token.jwt } : {});
    const { edges } = (listed?.body ?? {}) as { edges?: { node: { status: string } }[] };
    return edges?.[0]?.node.status;
  };

  /** Lets the jobs finish what was open; an embedded database is finished by the start. */
  const untilSettled = async (): Promise<void> => {
    const open = sql<{ n: number }>`SELECT
      (SELECT count(*) FROM payments WHERE status IN ('CREATED', 'PROCESSING'))
      + (SELECT count(*) FROM refunds WHERE status = 'PENDING') AS n`;
    if (name === 'embedded') return;
    await at().inspect((db) =>
      expect
        .poll(async () => (await open.execute(db)).rows[0]?.n, { timeout: 60_000, interval: 250 })
        .toBe(0),
    );
  };

  const audit = async (kills: number): Promise<void> => {
    await untilSettled();
    expect(await inspect(auditOrders)).toEqual([]);
    recordCounts(`kills at named points, ${name}`, { cases: 1, kills });
  };

  /** Quotes are the only rows that an embedded database loses when its process is killed; the guest asks for another. */
  const bookAgain = async (prepared: Awaited<ReturnType<typeof prepare>>): Promise<Response | null> => {
    const again = await book(prepared);
    if (name !== 'embedded' || again?.body['code'] !== 'QUOTE_EXPIRED') return again;
    return book(await prepare('instant'));
  };

  test.each(killed(bookSteps))(
    'a booking killed at %s is confirmed once when it is repeated',
    async (step) => {
      await run();
      const prepared = await prepare('instant');
      server?.killAt(step);
      expect(await book(prepared)).toBeNull();
      await start();
      const again = await bookAgain(prepared);
      expect(again?.status).toBe(201);
      expect(bookingIn(again).status).toBe('CONFIRMED');
      await audit(1);
    },
  );

  test.each(killed(cancelSteps))('a cancellation killed at %s is done whole or not at all', async (step) => {
    await run();
    const prepared = await prepare('instant');
    const booked = await book(prepared);
    expect(booked?.status).toBe(201);
    const cancel = () => call('DELETE', `/v1/booking/${bookingIn(booked).id}`, prepared);
    server?.killAt(step);
    expect(await cancel()).toBeNull();
    await start();
    expect([200, 409]).toContain((await cancel())?.status);
    expect(await statusOf(prepared)).toBe('CANCELED');
    await audit(1);
  });

  test.each(killed(stepsOf('payment_authorized')))(
    'a request to book killed at %s is made once',
    async (step) => {
      await run();
      const prepared = await prepare('byRequest');
      server?.killAt(step);
      expect(await book(prepared)).toBeNull();
      await start();
      expect(bookingIn(await book(prepared)).status).toBe('AWAITING_HOST');
      await audit(1);
    },
  );

  /** Makes an account the host of the listing that this booking is of. */
  const joinTeam = (db: Database, { bookingId, accountId }: { bookingId: string; accountId: string }) =>
    sql`INSERT INTO team_members (property_manager_id, account_id, role)
      SELECT snapshot ->> 'hostId', ${accountId}, 'owner' FROM order_items WHERE id = ${bookingId}`.execute(
      db,
    );

  test.each(killed(stepsOf('host_accepted')))(
    'an acceptance killed at %s charges once, or leaves the request open',
    async (step) => {
      await run();
      const prepared = await prepare('byRequest');
      const { id: bookingId } = bookingIn(await book(prepared));
      const host = await signUp();
      await inspect((db) => joinTeam(db, { bookingId, accountId: host.accountId }));
      await run();
      server?.killAt(step);
      const accept = () => call('POST', `/v1/partner/reservations/${bookingId}/accept`, { jwt: host.jwt });
      expect(await accept()).toBeNull();
      await start();
      expect([200, 409]).toContain((await accept())?.status);
      await expect.poll(() => statusOf(prepared), { timeout: 60_000, interval: 250 }).toBe('CONFIRMED');
      await audit(1);
    },
  );

  const later = (minutes: number): string => new Date(Date.parse(testNow) + minutes * 60_000).toISOString();

  test.each(killed(stepsOf('hold_expired')))(
    'the end of a hold killed at %s releases the nights once',
    async (step) => {
      await run();
      const prepared = await prepare('instant');
      expect((await book(prepared, declinedCard))?.status).toBe(402);
      await server?.stop('SIGTERM');
      // the server dies while it starts or soon after, as soon as the expiry reaches the step
      await start({ GOLARK_NOW: later(60) }, step).catch(() => undefined);
      await expect.poll(() => server?.isRunning(), { timeout: 60_000, interval: 100 }).toBe(false);
      await start({ GOLARK_NOW: later(90) });
      await expect.poll(() => statusOf(prepared), { timeout: 60_000, interval: 250 }).toBe('CANCELED');
      await audit(1);
      await server?.stop('SIGTERM');
    },
  );

  /** From now on no order of this account can be confirmed: a constraint stands in the way that the code knows nothing of. */
  const refuseConfirmations = async ({ accountId }: Person): Promise<void> => {
    await inspect(async (db) => {
      await sql`CREATE OR REPLACE FUNCTION refuse_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'not confirmed'; END $$`.execute(db);
      await sql
        .raw(
          `CREATE OR REPLACE TRIGGER refuse_confirmation BEFORE UPDATE OF status ON orders
          FOR EACH ROW WHEN (NEW.status = 'CONFIRMED' AND NEW.account_id = '${accountId}') EXECUTE FUNCTION refuse_confirmation()`,
        )
        .execute(db);
    });
    await run();
  };

  test.each(killed(stepsOf('confirmation_failed')))(
    'the refund of an order that is paid and cannot be confirmed, killed at %s, is made once',
    async (step) => {
      await run();
      const prepared = await prepare('instant');
      await refuseConfirmations(prepared);
      server?.killAt(step);
      expect(await book(prepared)).toBeNull();
      await start();
      await expect.poll(() => statusOf(prepared), { timeout: 60_000, interval: 250 }).toBe('CANCELED');
      await audit(1);
    },
  );
});
