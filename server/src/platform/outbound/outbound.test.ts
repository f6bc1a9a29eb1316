import type { IncomingMessage, ServerResponse } from 'node:http';
import tls from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenServer, outboundWith, startGivenServer } from '#testing/given-server';
import { testCertificate } from '#testing/test-certificate';

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const encoders = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
const outbound = outboundWith({ 'gone.test': () => [] });

const respond = (request: IncomingMessage, response: ServerResponse): void => {
  const url = new URL(request.url ?? '/', 'http://given.test');
  const to = url.searchParams.get('to');
  const status = Number(url.searchParams.get('status') ?? 200);
  const encoding = url.searchParams.get('encoding');
  response.setHeader('set-cookie', ['session=1', 'device=2']);
  if (to) response.setHeader('location', Buffer.from(to).toString('latin1'));
  if (encoding) response.setHeader('content-encoding', encoding);
  const encode = encoding ? encoders[encoding as keyof typeof encoders] : Buffer.from;
  response.writeHead(status, { ETag: '"v1"' }).end(encode ? encode(calendar) : calendar);
};

let server: GivenServer;
let secure: GivenServer;
beforeAll(async () => {
  server = await startGivenServer(respond);
  secure = await startGivenServer(respond, { isSecure: true });
});
afterAll(async () => {
  await Promise.all([server.close(), secure.close(), outbound.close()]);
});

const at = (path: string, host = 'one.test'): string => `http://${host}:${server.port}${path}`;
const redirect = (to: string, status = 302): string =>
  `/?${new URLSearchParams({ to, status: `${status}` })}`;
const textOf = (body: Uint8Array): string => new TextDecoder().decode(body);
const lastRequest = (): IncomingMessage | undefined => server.requests.at(-1);

test('an answer has its status, headers without cookies, and its body', async () => {
  const { status, headers, body } = await outbound.get({
    url: at('/calendar.ics?secret=1#part'),
    headers: { 'if-none-match': '"v0"' },
  });
  expect({ status, body: textOf(body) }).toEqual({ status: 200, body: calendar });
  expect(headers).toMatchObject({ etag: '"v1"' });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(lastRequest()).toMatchObject({
    url: '/calendar.ics?secret=1',
    headers: { 'if-none-match': '"v0"', 'user-agent': 'Golark (+https://stays.test)', connection: 'close' },
  });
});

test.each(['gzip', 'deflate', 'br'])('a body in %s is decoded', async (encoding) => {
  expect(textOf((await outbound.get({ url: at(`/?encoding=${encoding}`) })).body)).toBe(calendar);
});

test('a body in an encoding that was not asked for is no answer', async () => {
  await expect(outbound.get({ url: at('/?encoding=zstd') })).rejects.toMatchObject({ code: 'broken_answer' });
});

test.each([304, 404, 500])('status %i is an answer', async (status) => {
  expect((await outbound.get({ url: at(`/?status=${status}`) })).status).toBe(status);
});

test('an unchanged calendar has no body, whatever its headers say', async () => {
  const { body } = await outbound.get({ url: at('/?status=304&encoding=gzip') });
  expect(body).toHaveLength(0);
});

test.each([301, 302, 303, 307, 308])('a redirect with status %i is followed', async (status) => {
  const { body } = await outbound.get({ url: at(redirect('/calendário.ics', status)) });
  expect(textOf(body)).toBe(calendar);
  expect(lastRequest()?.url).toBe('/calend%C3%A1rio.ics');
});

test('three redirects are followed, and no fourth one', async () => {
  const three = redirect(redirect(redirect('/end')));
  expect((await outbound.get({ url: at(three) })).status).toBe(200);
  expect(lastRequest()?.url).toBe('/end');
  const made = server.requests.length;
  await expect(outbound.get({ url: at(redirect(three)) })).rejects.toMatchObject({
    code: 'too_many_redirects',
  });
  expect(server.requests.length - made).toBe(4);
});

test('given headers go to the origin of the address only, and cookies nowhere', async () => {
  const headers = { 'if-none-match': '"v0"', authorization: 'secret' };
  await outbound.get({ url: at(redirect('/end')), headers });
  expect(lastRequest()?.headers).toMatchObject(headers);
  expect(lastRequest()?.headers).not.toHaveProperty('cookie');
  await outbound.get({ url: at(redirect(at('/end', 'two.test'))), headers });
  expect(lastRequest()?.headers.host).toBe(`two.test:${server.port}`);
  expect(lastRequest()?.headers).not.toHaveProperty('if-none-match');
  expect(lastRequest()?.headers).not.toHaveProperty('authorization');
});

test.each(['file:///etc/passwd', 'http://user:word@one.test/', 'http://one.test:25/', 'http://', ''])(
  'a redirect to “%s” is refused',
  async (to) => {
    await expect(outbound.get({ url: at(redirect(to)) })).rejects.toMatchObject({ code: 'bad_redirect' });
  },
);

test('https and webcal reach a server whose certificate is trusted, and never http from there', async () => {
  const usual = tls.getCACertificates('default');
  const host = `calendar.test:${secure.port}`;
  await expect(outbound.get({ url: `https://${host}/` })).rejects.toMatchObject({ code: 'tls' });
  tls.setDefaultCACertificates([testCertificate.cert]);
  try {
    expect(textOf((await outbound.get({ url: `webcal://${host}/` })).body)).toBe(calendar);
    expect((await outbound.get({ url: `https://${host}${redirect('/end')}` })).status).toBe(200);
    await expect(outbound.get({ url: `https://${host}${redirect(at('/end'))}` })).rejects.toMatchObject({
      code: 'bad_redirect',
      host: 'calendar.test',
    });
    // a certificate of another name
    await expect(outbound.get({ url: `https://other.test:${secure.port}/` })).rejects.toMatchObject({
      code: 'tls',
    });
  } finally {
    tls.setDefaultCACertificates(usual);
  }
});

test('a name without an address, a closed port and a server without TLS each have their code', async () => {
  const closed = await startGivenServer(respond);
  await closed.close();
  const codeOf = (url: string) => outbound.get({ url }).catch(({ code }) => code);
  expect(await codeOf('http://gone.test/')).toBe('unknown_host');
  expect(await codeOf(`http://one.test:${closed.port}/`)).toBe('unreachable');
  expect(await codeOf(`https://one.test:${server.port}/`)).toBe('tls');
});
