import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openEmbedded, openPostgres } from '#platform/database/open-database';
import { idempotencyLockSeconds } from '#platform/idempotency';
import { auditOrders } from '#testing/audit-orders';
import { freePort } from '#testing/free-port';
import { insist } from '#testing/insist';
import { isThorough, oneOf } from '#testing/is-thorough';
import { copyFilledFolder, openRestartableCluster } from '#testing/kill-places';
import type { Cluster } from '#testing/postgres-cluster';
import { recordCounts } from '#testing/record-counts';
import { spawnServer } from '#testing/spawn-server';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { nowOnTestClock, testDay } from '#testing/test-now';
import { statusOf } from './present-booking.ts';

/** `npm run faults` kills more often. */
const bookingCount = isThorough ? 200 : 30;
const GOLARK_CATALOG_SIZE = isThorough ? '150' : '60';
/** Enough to go on through all restarts of the database, which are faster than those of the server. */
const bookingsDuringRestarts = isThorough ? 100 : 30;
/** On which databases servers are killed: on one of the two in each run, on both with `npm run faults`. */
const databases = oneOf(2, ['embedded', 'postgres']);
const guestCount = 6;
const killCount = isThorough ? 10 : 2;
const restartCount = isThorough ? 10 : 3;
const firstNight = testDay(105);
const lastNight = addDays(firstNight, 23);
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };

interface Place {
  /** Other processes can open the database while the server runs. */
  isShared: boolean;
  start(): Promise<StartedServer>;
  inspect(): Promise<OpenDatabase>;
}

interface AnswerBody {
  code?: string;
  quoteId?: string;
  token?: { jwt: string };
  booking?: { id: string; status: string };
  properties?: { id: string }[];
}

const send = (address: string, init?: RequestInit) => insist<AnswerBody>(() => fetch(address, init));

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

interface SeenBooking {
  id: string;
  /** CONFIRMED, or AWAITING_HOST for a request to book. */
  status: string;
}

/** Tries to book as many random stays that are free; returns the bookings as the guests saw them. */
const guestsBooking = async (url: string, bookings: number): Promise<SeenBooking[]> => {
  const found = await send(`${url}/v1/properties/search`, json('POST', { pageSize: 100 }));
  const listings = (found.body.properties ?? []).map(({ id }) => id);
  const seen: SeenBooking[] = [];
  let left = bookings;
  /** Many stays are taken on many days. */
  let tries = bookings * 20;
  const guest = async (): Promise<void> => {
    const email = `kill-${randomUUID()}@example.com`;
    const person = { firstName: 'Kim', lastName: 'Stone', email };
    const signup = { ...person, password: 'a long enough pass' };
    let account = await send(`${url}/v1/account/signup`, json('PUT', signup));
    if (account.status === 409) {
      const login = { email, password: signup.password };
      account = await send(`${url}/v1/account/login`, json('POST', login));
    }
    const authorization = `Bearer ${account.body.token?.jwt}`;
    while (left > 0 && tries-- > 0) {
      const arriveDay = addDays(firstNight, randomInt(20));
      const dates = `arriveDay=${arriveDay}&departDay=${addDays(arriveDay, 3)}`;
      const listing = listings[randomInt(listings.length)];
      const quote = await send(`${url}/v1/property/${listing}/quote?${dates}`);
      if (!quote.body.quoteId) continue;
      left -= 1;
      const body = { quoteId: quote.body.quoteId, guest: person, card };
      const headers = { authorization, 'idempotency-key': randomUUID() };
      const booked = await send(`${url}/v1/booking`, json('PUT', body, headers));
      if (booked.status === 201 && booked.body.booking) seen.push(booked.body.booking);
    }
  };
  await Promise.all(Array.from({ length: guestCount }, guest));
  return seen;
};

const count = async ({ db }: OpenDatabase, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n);

type StoredStatus = Parameters<typeof statusOf>[0];

/** Taken nights minus those of bookings: what the generated calendars took. */
const nightsWithoutBooking = sql<{ n: number }>`SELECT
  (SELECT coalesce(sum(n.booked), 0) FROM nights n WHERE n.night BETWEEN ${firstNight} AND ${lastNight})
  - (SELECT coalesce(sum(r.units * (b.depart_day - b.arrive_day)), 0) FROM bookings b
      JOIN booking_rooms r ON r.booking_id = b.id WHERE b.holds_nights) n`;

const assertWhole = async (
  database: OpenDatabase,
  { seen, generatedNights }: { seen: SeenBooking[]; generatedNights: number },
): Promise<void> => {
  const { db } = database;
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.id', 'i.status as item_status', 'o.status as order_status'])
    .execute();
  const stored = new Map(rows.map((row) => [row.id, statusOf(row as StoredStatus)]));
  expect(
    seen.filter(({ id, status }) => stored.get(id) !== status),
    'bookings that are not as a guest saw them',
  ).toEqual([]);
  expect(await auditOrders(db)).toEqual([]);
  expect(await count(database, nightsWithoutBooking), 'nights that no booking accounts for').toBe(
    generatedNights,
  );
};

/** On a shared database the jobs of the running server finish what the kills left open; a start does it otherwise. */
const untilSettled = async (place: Place, server: StartedServer): Promise<void> => {
  const isOpen = sql<{
    n: number;
  }>`SELECT count(*) n FROM payments WHERE status IN ('CREATED', 'PROCESSING')`;
  for (let tries = 0; place.isShared && tries < 240; tries++) {
    const database = await place.inspect();
    const open = await count(database, isOpen);
    await database.close();
    if (open === 0) break;
    await wait(250);
  }
  await server.stop('SIGTERM');
};

/** Ends something in the middle of the bookings; returns the server that goes on. */
type Disturb = (place: Place, server: StartedServer) => Promise<StartedServer>;

const killServer: Disturb = async (place, server) => {
  await server.stop('SIGKILL');
  return place.start();
};

let starts = 0;
/** Each start is a minute later than the last one, so that no guest waits for a key that an interrupted request has left locked. */
const laterClock = (): { GOLARK_NOW: string } => ({
  GOLARK_NOW: new Date(
    nowOnTestClock().getTime() + starts++ * (idempotencyLockSeconds + 1) * 1000,
  ).toISOString(),
});

const survive = async (
  place: Place,
  { disturb, atMost, bookings }: { disturb: Disturb; atMost: number; bookings: number } = {
    disturb: killServer,
    // the embedded database takes as long to start as ten bookings
    atMost: place.isShared ? killCount : killCount / 2,
    bookings: bookingCount,
  },
): Promise<{ disturbances: number; bookings: number }> => {
  let server = await place.start();
  if (!place.isShared) await server.stop('SIGTERM');
  const before = await place.inspect();
  const generatedNights = await count(before, nightsWithoutBooking);
  await before.close();
  if (!place.isShared) server = await place.start();
  let isOver = false;
  const booking = guestsBooking(server.url, bookings).finally(() => {
    isOver = true;
  });
  let disturbances = 0;
  for (; disturbances < atMost && !isOver; disturbances++) {
    await wait(100 + randomInt(500));
    server = await disturb(place, server);
  }
  // a lost database leaves keys locked, and the server that runs on does not know
  if (disturb !== killServer) {
    await server.stop('SIGTERM');
    server = await place.start();
  }
  const seen = await booking;
  if (!place.isShared) server = await killServer(place, server);
  await untilSettled(place, server);
  const database = await place.inspect();
  try {
    expect(seen.filter(({ status }) => status === 'CONFIRMED').length).toBeGreaterThan(bookings / 4);
    await assertWhole(database, { seen, generatedNights });
    return { disturbances, bookings: seen.length };
  } finally {
    await database.close();
  }
};

const recordKills = (name: string, { disturbances, bookings }: Awaited<ReturnType<typeof survive>>): void =>
  recordCounts(`server killed at random, ${name}`, {
    kills: disturbances,
    'bookings acknowledged': bookings,
  });

describe('a server killed at random while guests book', () => {
  let cluster: Cluster | null;
  let dir: string;
  beforeAll(async () => {
    cluster = await openRestartableCluster('filled');
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-kill-'));
  });
  afterAll(() => {
    cluster?.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  });

  test.runIf(databases.includes('embedded'))(
    'loses, doubles and leaves open no booking on the embedded database',
    async () => {
      const DATA_DIR = path.join(dir, 'embedded');
      copyFilledFolder(DATA_DIR);
      const PORT = String(await freePort());
      const survived = await survive({
        isShared: false,
        start: () => spawnServer({ DATA_DIR, PORT, GOLARK_CATALOG_SIZE, ...laterClock() }),
        inspect: () => openEmbedded(DATA_DIR),
      });
      recordKills('embedded', survived);
    },
  );

  test.runIf(databases.includes('postgres'))(
    'loses, doubles and leaves open no booking on PostgreSQL',
    async ({ skip }) => {
      if (!cluster) return skip('PostgreSQL is not installed');
      const { url } = cluster;
      const environment = {
        DATA_DIR: path.join(dir, 'server'),
        DATABASE_URL: url,
        PORT: String(await freePort()),
      };
      const survived = await survive({
        isShared: true,
        start: () => startKillableServer({ ...environment, GOLARK_CATALOG_SIZE, ...laterClock() }),
        inspect: async () => openPostgres(url, 2),
      });
      recordKills('postgres', survived);
    },
  );

  test('survives restarts of PostgreSQL, and is ready soon after its return', async ({ skip }) => {
    if (!cluster) return skip('PostgreSQL is not installed');
    const { url, restart } = cluster;
    const environment = {
      DATA_DIR: path.join(dir, 'server'),
      DATABASE_URL: url,
      PORT: String(await freePort()),
    };
    const restartDatabase: Disturb = async (_place, server) => {
      restart();
      const returned = performance.now();
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000, interval: 20 })
        .toBe(200);
      // a time says something only on a machine without other work
      if (isThorough) expect(performance.now() - returned).toBeLessThan(2000);
      return server;
    };
    const { disturbances, bookings } = await survive(
      {
        isShared: true,
        start: () => startKillableServer({ ...environment, GOLARK_CATALOG_SIZE, ...laterClock() }),
        inspect: async () => openPostgres(url, 2),
      },
      { disturb: restartDatabase, atMost: restartCount, bookings: bookingsDuringRestarts },
    );
    recordCounts('database restarts, postgres', {
      restarts: disturbances,
      'bookings acknowledged': bookings,
    });
  });
});
