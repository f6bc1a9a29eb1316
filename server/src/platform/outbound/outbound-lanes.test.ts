import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenServer, outboundWith, startGivenServer } from '#testing/given-server';

let server: GivenServer;
const waiting: ServerResponse[] = [];
beforeAll(async () => {
  server = await startGivenServer(({ headers }, response) => {
    if (headers.host?.startsWith('slow')) waiting.push(response);
    else response.end('fast');
  });
});
afterAll(() => server.close());
beforeEach(() => {
  waiting.length = 0;
});

const url = (host: string): string => `http://${host}:${server.port}/`;
const isWaiting = (count: number): Promise<void> =>
  expect.poll(() => waiting.length, { interval: 5 }).toBe(count) as Promise<void>;

test('a host gets four requests at once, in their order, and delays no other host', async () => {
  const outbound = outboundWith();
  const slow = Array.from({ length: 7 }, (_, place) =>
    outbound.get({ url: `${url(place % 2 ? 'slow.test' : 'SLOW.test.')}${place}` }),
  );
  await isWaiting(4);
  expect((await outbound.get({ url: url('fast.test') })).status).toBe(200);
  expect(waiting).toHaveLength(4);
  waiting[0]?.end();
  await isWaiting(5);
  for (const response of waiting) response.end();
  await isWaiting(7);
  for (const response of waiting) response.end();
  await Promise.all(slow);
  expect(waiting.map(({ req }) => req.url)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5', '/6']);
});

test('hosts share 32 requests at once', async () => {
  const outbound = outboundWith();
  const slow = Array.from({ length: 40 }, (_, place) =>
    outbound.get({ url: url(`slow-${Math.floor(place / 4)}.test`) }),
  );
  await isWaiting(32);
  await outbound.close();
  const results = await Promise.allSettled(slow);
  expect(waiting).toHaveLength(32);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
});

test('the wait for a turn counts for the time limit, and too many do not wait', async () => {
  const outbound = outboundWith();
  const get = (timeoutMilliseconds: number) =>
    outbound.get({ url: url('slow.test'), timeoutMilliseconds }).catch(({ code }) => code);
  const first = Array.from({ length: 4 }, () => get(10_000));
  await isWaiting(4);
  const late = Array.from({ length: 100 }, () => get(60));
  expect(await get(60)).toBe('busy');
  expect(new Set(await Promise.all(late))).toEqual(new Set(['too_slow']));
  // those that gave up have left their places
  const next = get(10_000);
  waiting[0]?.end();
  await isWaiting(5);
  for (const response of waiting) response.end();
  await Promise.all([...first, next]);
});

test('what is open ends when this server stops, and nothing follows', async () => {
  const outbound = outboundWith();
  const open = outbound.get({ url: url('slow.test') });
  await isWaiting(1);
  await Promise.all([expect(open).rejects.toMatchObject({ code: 'busy' }), outbound.close()]);
  await expect(outbound.get({ url: url('fast.test') })).rejects.toMatchObject({ code: 'busy' });
  await expect.poll(() => server.open(), { interval: 5 }).toBe(0);
});
