import { randomUUID } from 'node:crypto';
import { addDays } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { type KillPlace, openKillPlaceOn } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { mountSmallDisk, type SmallDisk } from '#testing/small-disk';
import { spawnServer } from '#testing/spawn-server';
import type { StartedServer } from '#testing/started-server';
import { testDay } from '#testing/test-now';

/** Enough for a database with a small catalog. */
const megabytes = { embedded: 160, postgres: 260 };
const attempts = 8;
const guest = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };
const card = { cardNumber: '4242424242424242', cardExpiry: '12/30', cvc: '123' };

describe.each(['embedded', 'postgres'] as const)('a server on %s whose disk is full', (name) => {
  let disk: SmallDisk | null;
  let place: KillPlace | null;
  let server: StartedServer;
  beforeAll(async () => {
    disk = mountSmallDisk(megabytes[name]);
    place = disk && (await openKillPlaceOn(disk.dir, name));
  });
  afterAll(async () => {
    disk?.free();
    await place?.stop();
    disk?.unmount();
  });
  beforeEach(({ skip }) => {
    if (!disk) skip('this user cannot mount a disk');
    if (!place) skip('PostgreSQL is not installed');
  });

  const start = async (): Promise<void> => {
    server = await spawnServer({ ...place?.environment, GOLARK_CATALOG_SIZE: '40' });
  };

  const call = async (
    method: string,
    address: string,
    { body, jwt }: { body?: unknown; jwt?: string } = {},
  ) => {
    const response = await fetch(`${server.url}${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    const text = (await response?.text().catch(() => '')) ?? '';
    return { status: response?.status ?? 0, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };

  test('sells nothing halfway, keeps what it acknowledged and goes on when there is space', async () => {
    await start();
    const email = `full-${randomUUID()}@example.com`;
    const { body: signedUp } = await call('PUT', '/v1/account/signup', {
      body: { ...guest, email, password: 'a long enough pass' },
    });
    const jwt: string = signedUp.token.jwt;
    const { body: found } = await call('POST', '/v1/properties/search', { body: { pageSize: 40 } });
    const listings: string[] = found.properties.map(({ id }: { id: string }) => id);
    const acknowledged: string[] = [];
    const book = async (listing: string | undefined, day: number): Promise<number> => {
      const arriveDay = testDay(day);
      const dates = `arriveDay=${arriveDay}&departDay=${addDays(arriveDay, 3)}`;
      const quote = await call('GET', `/v1/property/${listing}/quote?${dates}`, { jwt });
      if (quote.status !== 200) return quote.status;
      const booked = await call('PUT', '/v1/booking', {
        body: { quoteId: quote.body.quoteId, guest, card },
        jwt,
      });
      if (booked.status === 201) acknowledged.push(booked.body.booking.id);
      return booked.status;
    };
    disk?.fill();
    const statuses: number[] = [];
    for (let i = 0; i < attempts; i++) {
      statuses.push(await book(listings[i % listings.length], 40 + 4 * i));
      disk?.fill();
    }
    disk?.free();
    await server.stop('SIGKILL');
    await start();
    const after: number[] = [];
    for (let i = 0; i < attempts; i++) after.push(await book(listings[i % listings.length], 80 + 4 * i));
    expect(after).toContain(201);
    await server.stop('SIGTERM');
    const stored = await place?.inspect((db) => sql<{ id: string }>`SELECT id FROM order_items`.execute(db));
    const ids = new Set(stored?.rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(await place?.inspect(auditOrders)).toEqual([]);
    recordCounts(`full disk, ${name}`, {
      'bookings tried': attempts,
      'bookings refused': statuses.filter((status) => status !== 201).length,
    });
    expect(statuses.filter((status) => status >= 500)).not.toEqual([]);
  });
});
