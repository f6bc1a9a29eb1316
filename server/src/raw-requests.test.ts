import { once } from 'node:events';
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { searchProperties } from '@golark/contract/search/calls';
import type { FastifyInstance } from 'fastify';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { createApp } from './app.ts';
import type { PageBuild } from './web/page-build.ts';
import { registerPages } from './web/register-pages.ts';

const page = { default: () => null, action: () => null };

/** A build with a home page, a form and an unknown page, which show their path. */
const build = {
  entry: {
    module: {
      createRequestContext: () => new RouterContextProvider(),
      default: (request: Request, status: number) =>
        new Response(`page ${new URL(request.url).pathname}`, { status }),
    },
  },
  routes: {
    root: { id: 'root', path: '', module: page },
    home: { id: 'home', parentId: 'root', index: true, module: page },
    login: { id: 'login', parentId: 'root', path: 'login', module: page },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  future: {},
  publicPath: '/',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as PageBuild;

let golark: TestApp;
let app: FastifyInstance;
let port = 0;
let host = '';
beforeAll(async () => {
  golark = await createTestApp();
  app = await createApp(golark.ctx, { phase: 'ready' });
  await registerPages(app, golark.ctx, { load: async () => build, isDev: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
  host = `Host: 127.0.0.1:${port}`;
});
afterAll(async () => {
  await app.close();
  await golark.close();
});

interface Sent {
  method?: string;
  headers?: string[];
  body?: string | Buffer;
  version?: string;
}

/** Sends a request as it is, because clients correct what is wrong. Returns the status and the body. */
const send = async (
  target: string,
  { method = 'GET', headers = [host], body = '', version = '1.1' }: Sent = {},
) => {
  const socket = net.connect(port, '127.0.0.1');
  const lines = [`${method} ${target} HTTP/${version}`, ...headers, 'Connection: close'];
  if (body.length > 0) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  socket.write(body);
  let received = '';
  socket.setEncoding('latin1').on('data', (part: string) => (received += part));
  await once(socket, 'close');
  return { status: Number(received.split(' ')[1]), text: received.split('\r\n\r\n').slice(1).join('') };
};

const jsonType = 'Content-Type: application/json';
const formType = 'Content-Type: application/x-www-form-urlencoded';
const search = { method: 'POST', body: '{}' };

describe('the host of a request', () => {
  const wrong = [
    'a b',
    '[::1',
    'exa%00mple:1',
    'golark.example:99999',
    '@/../',
    'a/b',
    'user@golark.example',
    'a\\b',
  ];

  test.each(wrong)('"%s" is no host: a page and a call return 400 and name it', async (name) => {
    for (const target of ['/', '/login/', '/v1/feature-flags?deviceId=d']) {
      const { status, text } = await send(target, { headers: [`Host: ${name}`] });
      expect([status, JSON.parse(text)]).toMatchObject([
        400,
        { code: 'BAD_INPUT', errors: [{ path: 'Host' }] },
      ]);
    }
  });

  test('may be another one of this server, and may be missing in HTTP/1.0', async () => {
    for (const name of ['golark.example', 'GOLARK.example:8080', '[::1]:3000', 'm\u00fcnchen.example', ''])
      expect((await send('/login/', { headers: [`Host: ${name}`] })).status).toBe(200);
    expect(await send('/login/', { headers: [], version: '1.0' })).toEqual({
      status: 200,
      text: 'page /login/',
    });
  });
});

describe('the target of a request', () => {
  const elsewhere = [
    '//host:99999/',
    '//host:99999/login/',
    '//',
    '///',
    '//[/',
    '//a@b:1/x',
    '/\\host:99999/',
    '/.//host/',
  ];

  test.each(elsewhere)('%s is the page of an address that does not exist', async (target) => {
    for (const method of ['GET', 'HEAD']) expect((await send(target, { method })).status).toBe(404);
    expect((await send(target)).text).toContain('page /not-found/');
    const form = {
      method: 'POST',
      headers: [host, formType, `Origin: http://127.0.0.1:${golark.ctx.config.port}`],
    };
    expect((await send(target, { ...form, body: 'a=1' })).status).toBeLessThan(500);
  });

  test('may contain an origin, which changes nothing', async () => {
    expect(await send('http://golark.example/login/')).toEqual({
      status: 200,
      text: expect.stringContaining('page /login/'),
    });
    expect((await send('http://golark.example/v1/property/a%00b')).status).toBe(400);
    expect((await send('http://golark.example/v1/nothing')).status).toBe(404);
  });

  test.each(['http://host:99999/', 'https://[/', 'login', '*'])('%s returns 400 or 404', async (target) => {
    expect([400, 404]).toContain((await send(target)).status);
    expect([400, 404]).toContain((await send(target, { method: 'OPTIONS' })).status);
  });
});

describe('an address of 100 kB', () => {
  const long = (path: string) => `${path}?q=${'x'.repeat(100_000)}`;

  test('is a problem of a call', async () => {
    const { status, text } = await send(long('/v1/suggestions'));
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { code: 'BAD_INPUT', errors: [{ path: 'query', code: 'too_long' }] },
    ]);
  });

  test.each([
    ['en', 'This address is too long'],
    ['es', 'Esta dirección es demasiado larga'],
  ])('is a page that says so and leads on, in %s', async (locale, title) => {
    const headers = [host, `Accept-Language: ${locale}`, `X-Long: ${'x'.repeat(20_000)}`];
    for (const sent of [
      await send('/s/', { headers }),
      ...(locale === 'en' ? [await send(long('/s/'))] : []),
    ])
      expect([sent.status, Buffer.from(sent.text, 'latin1').toString()]).toEqual([
        431,
        expect.stringMatching(new RegExp(`<h1>${title}</h1>.*<a href="/">`)),
      ]);
  });

  test('with a space is a problem, as is anything that is no request', async () => {
    expect((await send('/ /', { method: 'GET' })).status).toBe(400);
  });
});

describe('the encoding of a body', () => {
  const encoded = (encoding: string, body: string | Buffer = '{}') =>
    send(searchProperties.path, {
      ...search,
      headers: [host, jsonType, `Content-Encoding: ${encoding}`],
      body,
    });

  test('an unknown one returns 415, a body in another one 400, and too much text in a known one 413', async () => {
    for (const unknown of ['foo', 'zstd9', 'gzip, foo', '\u00ff'])
      expect(JSON.parse((await encoded(unknown)).text)).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    for (const known of ['gzip', 'br', 'deflate'])
      expect(JSON.parse((await encoded(known)).text)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    const bomb = gzipSync(`{"a":"${'x'.repeat(30_000_000)}"}`);
    expect(JSON.parse((await encoded('gzip', bomb)).text)).toMatchObject({ status: 413 });
  });

  test('identity and gzip are read', async () => {
    expect((await encoded('identity')).status).toBe(200);
    expect((await encoded('gzip', gzipSync('{}'))).status).toBe(200);
  });

  test.each([
    ['Content-Encoding: br', formType, 400],
    ['Content-Encoding: foo', formType, 415],
    ['Content-Type: text/plain', '', 415],
    [jsonType, '', 415],
  ])('a form of a page with %s %s returns %i', async (header, type, status) => {
    const own = `127.0.0.1:${golark.ctx.config.port}`;
    const headers = [`Host: ${own}`, `Origin: http://${own}`, header, ...(type ? [type] : [])];
    expect((await send('/login/', { method: 'POST', headers, body: 'a=1' })).status).toBe(status);
  });
});

test('no header makes a page or a call fail', async () => {
  const names = [
    'Cookie: golark_session=\u00ff; golark_locale=%00; golark_theme=%zz; golark_device=%00; golark_consent=%ff',
    'Cookie: golark_session=%00; golark_host=%00',
    'Authorization: Bearer \u00ff.b.c',
    'Accept-Language: %00;q=x,\u00ff',
    'Accept: \u00ff',
    'Accept-Encoding: foo, *;q=0',
    'User-Agent: \u00ff\u00fe',
    'If-None-Match: \u00ff',
    'Range: bytes=9-1',
    'X-Forwarded-For: \u00ff, %00',
    'X-Feature-Flags: \u00ff',
    'X-Acting-Host: \u00ff',
    'Idempotency-Key: \u00ff',
    'Origin: \u00ff',
    'Sec-Fetch-Site: \u00ff',
  ];
  for (const name of names) {
    for (const target of ['/', '/login/', '/v1/feature-flags?deviceId=d', '/v1/account/me'])
      expect((await send(target, { headers: [host, name] })).status, `${name} ${target}`).toBeLessThan(500);
    const { status } = await send(searchProperties.path, { ...search, headers: [host, jsonType, name] });
    expect(status, name).toBeLessThan(500);
  }
  // Node itself refuses NUL in a header
  expect((await send('/', { headers: [host, 'X-Any: a\0b'] })).status).toBe(400);
});
