import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type GivenServer, outboundWith, startGivenServer } from '#testing/given-server';

const servers: GivenServer[] = [];
const outbound = outboundWith({ 'silent.test': () => [] });
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
afterAll(() => outbound.close());

/** The code of a request to a server that answers in this way. */
const codeOf = async (
  respond: (response: ServerResponse, request: IncomingMessage) => void,
  options: { maxBytes?: number; timeoutMilliseconds?: number } = {},
): Promise<string | undefined> => {
  const server = await startGivenServer((request, response) => respond(response, request));
  servers.push(server);
  const url = `http://given.test:${server.port}/`;
  return outbound.get({ url, ...options }).then(
    () => undefined,
    ({ code }) => code,
  );
};

/** Bytes on the connection as they are, instead of a response. */
const raw =
  (...parts: string[]) =>
  (response: ServerResponse): void => {
    for (const part of parts) response.socket?.write(part);
    response.socket?.end();
  };

const mebibyte = Buffer.alloc(1024 * 1024);

test('a body of exactly the limit is read, and one byte more is not', async () => {
  const body = 'x'.repeat(1000);
  expect(await codeOf((response) => response.end(body), { maxBytes: 1000 })).toBeUndefined();
  const chunked = (response: ServerResponse): void => {
    response.write(body);
    response.end('x');
  };
  expect(await codeOf(chunked, { maxBytes: 1000 })).toBe('too_large');
});

test.each<[string, string, string | undefined]>([
  ['of a body over the limit', `200 OK\r\ncontent-length: ${10 * 1024 * 1024 + 1}`, 'too_large'],
  ['of a body in another encoding', '200 OK\r\ncontent-encoding: zstd', 'broken_answer'],
  ['of a redirect', '302 Found\r\nlocation: file:///', 'bad_redirect'],
  ['without a body', '304 Not Modified', undefined],
])('the connection of an answer %s is closed at once', async (_, head, code) => {
  expect(await codeOf((response) => response.socket?.write(`HTTP/1.1 ${head}\r\n\r\n`))).toBe(code);
  await expect.poll(() => servers[0]?.open(), { interval: 5 }).toBe(0);
});

test.each([
  ['gzip', gzipSync(mebibyte, { level: 9 })],
  ['br', brotliCompressSync(Buffer.alloc(20 * 1024 * 1024))],
])('ten gigabytes of zeros in %s end at the limit', async (encoding, bomb) => {
  let sent = 0;
  // members of a gzip file follow each other; one brotli stream is a bomb of its own
  const repeats = encoding === 'gzip' ? 10_000 : 1;
  const memory = process.memoryUsage().rss;
  const send = (response: ServerResponse): void => {
    while (sent < repeats && response.writable) {
      sent += 1;
      if (!response.write(bomb)) return void response.once('drain', () => send(response));
    }
    response.end();
  };
  const code = await codeOf((response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    send(response);
  });
  expect(code).toBe('too_large');
  expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024);
});

test('a compressed body that becomes nothing is limited by what is sent', async () => {
  const nothing = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync('')));
  const respond = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(nothing);
  };
  expect(await codeOf(respond, { maxBytes: nothing.length })).toBeUndefined();
  expect(await codeOf(respond, { maxBytes: nothing.length - 1 })).toBe('too_large');
});

test('headers without end are too large', async () => {
  expect(await codeOf(raw('HTTP/1.1 200 OK\r\n', `x: ${'x'.repeat(20_000)}\r\n\r\n`))).toBe('too_large');
});

const start = 'HTTP/1.1 200 OK\r\n';
const half = 'BEGIN:VCALENDAR\r\n';
const zipped = gzipSync(half).subarray(0, -6).toString('latin1');

test.each<[string, (response: ServerResponse) => void]>([
  ['fewer bytes than their length', raw(`${start}content-length: 100\r\n\r\n${half}`)],
  ['no last chunk', raw(`${start}transfer-encoding: chunked\r\n\r\n11\r\n${half}\r\n`)],
  ['half a chunk', raw(`${start}transfer-encoding: chunked\r\n\r\nff\r\n${half}`)],
  [
    'half a compressed body',
    (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from(zipped, 'latin1'));
    },
  ],
  ['a body that is not compressed as it says', raw(`${start}content-encoding: gzip\r\n\r\n${half}`)],
  ['a greeting of another protocol', raw('220 mail.test ESMTP\r\n')],
  ['headers that do not end', raw(start)],
  ['nothing', raw()],
  [
    'a change of protocol',
    raw('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  ],
  ['a reset', (response) => void response.socket?.resetAndDestroy()],
])('%s is a broken answer', async (_, respond) => {
  expect(await codeOf(respond)).toBe('broken_answer');
});

test('a body that ends with its connection is whole, because HTTP has no other end for it', async () => {
  expect(await codeOf(raw(`${start}\r\n${half}`))).toBeUndefined();
});

const soon = { timeoutMilliseconds: 60 };

test('a server that never answers, and one that sends a byte now and then, end at the time limit', async () => {
  let dripping: NodeJS.Timeout | undefined;
  const drip = (response: ServerResponse): void => {
    dripping = setInterval(() => response.write('x'), 5);
  };
  const hang = (): void => undefined;
  expect(await Promise.all([codeOf(hang, soon), codeOf(drip, soon)])).toEqual(['too_slow', 'too_slow']);
  clearInterval(dripping);
  const open = () => Promise.all(servers.map((server) => server.open()));
  await expect.poll(open, { interval: 5 }).toEqual([0, 0]);
});

test('redirects share the time of their request', async () => {
  const redirect = (response: ServerResponse): void => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 25);
  };
  expect(await codeOf(redirect, soon)).toBe('too_slow');
});
