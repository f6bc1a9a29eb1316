import { gunzipSync } from 'node:zlib';
import { homePath } from '@golark/contract/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let served: ServedPages;
beforeAll(async () => {
  golark = await createTestApp();
  served = await servePages(golark);
  // a client that accepts nothing else waits for it
  expect((await open('br, identity;q=0')).headers['content-encoding']).toBe('br');
});
afterAll(async () => {
  await served?.close();
  await golark?.close();
});

const open = (
  accepted: string | null,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: 'GET' | 'HEAD' } = {},
) =>
  served.app.inject({
    method,
    url: homePath(),
    headers: { ...(accepted === null ? {} : { 'accept-encoding': accepted }), ...headers },
  });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['identity', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
  [null, undefined],
])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
  const { statusCode, headers } = await open(accepted);
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
  expect(headers['vary']).toBe('Accept-Encoding, Cookie, Accept-Language');
});

test('each encoding has a strong tag of its own, and all are the same page', async () => {
  const [br, gzip, plain] = [await open('br'), await open('gzip'), await open(null)];
  const tags = [br, gzip, plain].map(({ headers }) => String(headers.etag));
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  expect(new Set(tags).size).toBe(3);
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(br.rawPayload.length).toBeLessThan(gzip.rawPayload.length);
});

test('a client that has the bytes gets status 304, and with the tag of another encoding the page', async () => {
  const tag = String((await open('gzip')).headers.etag);
  for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const { statusCode, rawPayload, headers } = await open('gzip', { headers: { 'if-none-match': sent } });
    expect([statusCode, rawPayload.length, headers.etag], sent).toEqual([304, 0, tag]);
    expect(headers['content-security-policy']).toContain('sha256-');
  }
  expect((await open('br', { headers: { 'if-none-match': tag } })).statusCode).toBe(200);
  expect((await open(null, { headers: { 'if-none-match': tag } })).statusCode).toBe(200);
});

test('HEAD has the headers of GET and no body, also with a tag', async () => {
  const get = await open('br');
  const head = await open('br', { method: 'HEAD' });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  for (const name of ['etag', 'content-encoding', 'content-length', 'content-security-policy', 'vary'])
    expect(head.headers[name], name).toBe(get.headers[name]);
  const headers = { 'if-none-match': String(get.headers.etag) };
  expect((await open('br', { method: 'HEAD', headers })).statusCode).toBe(304);
});

test('a page of one visitor has no tag, and is compressed for its response', async () => {
  const { headers, rawPayload } = await open('gzip', { headers: { cookie: 'golark_session=unknown' } });
  expect([headers.etag, headers['content-encoding']]).toEqual([undefined, 'gzip']);
  expect(gunzipSync(rawPayload).toString()).toContain('</html>');
});
