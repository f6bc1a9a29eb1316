import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allowed, forbidden, type GivenServer, outboundWith, startGivenServer } from '#testing/given-server';
import { requestOnce } from './request-once.ts';

let given: GivenServer;
let inside: GivenServer;
beforeAll(async () => {
  given = await startGivenServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://given.test').searchParams.get('to');
    response.writeHead(to ? 302 : 200, to ? { location: to } : {}).end('public');
  });
  inside = await startGivenServer((_, response) => response.end('inside'), { address: forbidden });
});
afterAll(() => Promise.all([given.close(), inside.close()]));
beforeEach(() => {
  inside.connections = 0;
});

const outbound = outboundWith({
  'inside.test': () => [forbidden],
  'mapped.test': () => [`::ffff:${forbidden}`, '::1', 'fe80::1%lo', 'nonsense'],
  'both.test': () => [forbidden, allowed, '::1'],
});
const codeOf = (url: string): Promise<string | undefined> =>
  outbound.get({ url }).then(
    () => undefined,
    ({ code }) => code,
  );

test.each(['inside.test', 'mapped.test', forbidden, `[::ffff:${forbidden}]`, '0x7f.1', 'inside.test.'])(
  'nothing is connected at %s, also after a redirect',
  async (host) => {
    const url = `http://${host}:${inside.port}/`;
    expect(await codeOf(url)).toBe('not_public');
    expect(await codeOf(`http://given.test:${given.port}/?to=${encodeURIComponent(url)}`)).toBe('not_public');
    expect(inside.connections).toBe(0);
  },
);

test('a name with public and other addresses leads to the public ones only', async () => {
  expect(await codeOf(`http://both.test:${inside.port}/`)).toBe('unreachable');
  expect(await codeOf(`http://both.test:${given.port}/`)).toBeUndefined();
  expect(inside.connections).toBe(0);
});

test('a name that changes after its check leads nowhere else, and is looked up for each request and redirect', async () => {
  let lookups = 0;
  const changing = outboundWith({ 'changing.test': () => [lookups++ === 0 ? allowed : forbidden] });
  const url = (port: number, to = '') => `http://changing.test:${port}/?to=${encodeURIComponent(to)}`;
  const first = changing.get({ url: url(given.port, url(inside.port)) });
  await expect(first).rejects.toMatchObject({ code: 'not_public' });
  expect(lookups).toBe(2);
  await expect(changing.get({ url: url(inside.port) })).rejects.toMatchObject({ code: 'not_public' });
  expect(lookups).toBe(3);
  expect(inside.connections).toBe(0);
});

test('a connection to another address than those that are allowed is closed before anything is sent', async () => {
  const { signal } = new AbortController();
  const url = new URL(`http://one.test:${inside.port}/`);
  const isAllowed = (address: string): boolean => address !== forbidden;
  await expect(
    requestOnce(url, { headers: {}, addresses: [forbidden], isAllowed, signal }),
  ).rejects.toMatchObject({ code: 'not_public', host: 'one.test' });
  const { requests } = inside;
  expect({ connections: inside.connections, requests }).toEqual({ connections: 1, requests: [] });
});
