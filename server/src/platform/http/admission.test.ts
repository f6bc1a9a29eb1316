import { listBookings } from '@golark/contract/booking/calls';
import { searchDestinations } from '@golark/contract/destinations/calls';
import { getProperty } from '@golark/contract/stays/calls';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { type WorkKind, workLimits } from './admission.ts';
import { sendInProcess } from './call-in-process.ts';

let golark: TestApp;
let stay: string;
beforeAll(async () => {
  golark = await createTestApp();
  stay = await aListing(golark.database.db);
});
afterAll(() => golark.close());

const ask = (url: string) => golark.app.inject({ url });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** While `work` runs, no other request gets a database connection. */
const withoutDatabase = async (work: () => Promise<void>): Promise<void> => {
  const { pool } = golark.database;
  const held: pg.PoolClient[] = [];
  for (let i = 0; i < pool.options.max; i++) held.push(await pool.connect());
  try {
    await work();
  } finally {
    for (const client of held) client.release();
  }
};

/** Requests of one kind until its queue is full. */
const fill = async (kind: WorkKind, url: string) => {
  const { running, waiting } = workLimits[kind];
  const asked = Array.from({ length: running + waiting }, () => ask(url));
  while (!golark.app.workQueues[kind].isFull) await turn();
  return Promise.all(asked);
};

test('a request that would wait too long is refused before it does anything, and the others are served', async () => {
  let admitted: ReturnType<typeof fill> | undefined;
  await withoutDatabase(async () => {
    admitted = fill('calls', `/v1/property/${stay}`);
    while (!golark.app.workQueues.calls.isFull) await turn();
    // without a connection a response shows that nothing was read
    const { statusCode, headers, body } = await ask('/v1/property/unknown');
    expect([statusCode, JSON.parse(body).code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // not even its body is read
    const unread = await golark.app.inject({
      method: 'POST',
      url: searchDestinations.path,
      headers: { 'content-type': 'application/json' },
      payload: 'not json',
    });
    expect(unread.statusCode).toBe(503);
    const other = golark.app.workQueues.quotes;
    expect(other.isFull).toBe(false);
  });
  const responses = await admitted;
  expect(new Set(responses?.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await ask(`/v1/property/${stay}`)).statusCode).toBe(200);
});

test('a refusal is held for a second, so that clients that come again at once do not take the time of others', async () => {
  let admitted: ReturnType<typeof fill> | undefined;
  await withoutDatabase(async () => {
    admitted = fill('calls', `/v1/property/${stay}`);
    while (!golark.app.workQueues.calls.isFull) await turn();
    const from = performance.now();
    expect((await ask(`/v1/property/${stay}`)).statusCode).toBe(503);
    expect(performance.now() - from).toBeGreaterThan(900);
  });
  await admitted;
});

test('the process is healthy and the server ready while all connections are busy and the queues are full', async () => {
  let admitted: ReturnType<typeof fill> | undefined;
  await withoutDatabase(async () => {
    admitted = fill('calls', `/v1/property/${stay}`);
    while (!golark.app.workQueues.calls.isFull) await turn();
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/readyz')).json()).toEqual({ status: 'ready' });
  });
  await admitted;
});

test('a page that was admitted can make its calls, also when calls of others are refused', async () => {
  let admitted: ReturnType<typeof fill> | undefined;
  let fromPage: Promise<{ statusCode: number }> | undefined;
  await withoutDatabase(async () => {
    admitted = fill('calls', `/v1/property/${stay}`);
    while (!golark.app.workQueues.calls.isFull) await turn();
    const request = { method: 'GET', headers: {}, ip: '127.0.0.1' };
    const send = sendInProcess(golark.app, { request, caller: null, origin: '' });
    fromPage = send({ method: 'GET', url: `/v1/property/${stay}`, headers: [], body: null });
  });
  expect((await fromPage)?.statusCode).toBe(200);
  await admitted;
});

test.each([
  ['bookStay', 'bookings'],
  ['getQuote', 'quotes'],
  ['searchProperties', 'searches'],
  ['logIn', 'logins'],
  ['uploadTicketFile', 'uploads'],
  ['deliverTickets', 'uploads'],
  ['finishPictureUpload', 'uploads'],
  ['appendPictureUpload', 'parts'],
  [getProperty.name, undefined],
  [listBookings.name, undefined],
])('%s waits in the queue of %s', (name, work) => {
  expect(golark.app.calls.find((call) => call.name === name)?.work).toBe(work);
});
