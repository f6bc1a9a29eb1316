import { searchProperties } from '@golark/contract/search/calls';
import { listSessions } from '@golark/contract/sessions/calls';
import { getProperty } from '@golark/contract/stays/calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { createApp } from './app.ts';

type Method = NonNullable<InjectOptions['method']>;

let golark: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  golark = await createTestApp();
  app = await createApp(golark.ctx, { phase: 'ready' });
  // as the pages do
  app.route({ method: ['GET', 'POST'], url: '/*', handler: async (request) => `page ${request.url}` });
});
afterAll(async () => {
  await app.close();
  await golark.close();
});

test.each([
  ['/v1/property/a%00b', 'path'],
  ['/v1/property/%ED%A0%80', 'path'],
  ['/v1/property/%zz', 'path'],
  ['/v1/property/a%1b', 'path'],
  ['/v1/feature-flags?deviceId=%00', 'deviceId'],
  ['/v1/feature-flags?deviceId=%zz', 'deviceId'],
  ['/v1/feature-flags?deviceId=ok&unknown=%ff', 'unknown'],
  ['/v1/feature-flags?%00=1', 'query'],
])('%s returns 400 and names %s', async (url, path) => {
  const response = await app.inject({ url });
  expect(response.json()).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    errors: [{ path, code: 'invalid' }],
  });
  expect(response.headers['x-request-id']).toBe(response.json().requestId);
});

test.each(['/destinations/a%00b/', '/s/%00/', '/s/%ff/', '/%zz', '/s/%00/?q=a'])(
  'the page %s is the page of an address that does not exist',
  async (url) => {
    expect((await app.inject({ url })).body).toBe('page /not-found/');
  },
);

test.each([
  ['/s/?q=%00', 'page /s/'],
  ['/s/oregon/bend/?ll=%%%&adults=3&bounds=%ff', 'page /s/oregon/bend/?adults=3'],
])('the page %s ignores the parts of its query that are not text', async (url, page) => {
  expect((await app.inject({ url })).body).toBe(page);
});

test.each([
  ['availability', 'from', 'until'],
  ['quote', 'arriveDay', 'departDay'],
  ['rate', 'fromDate', 'untilDate'],
])(
  'days that no calendar has are rejected by the %s of a stay, at their field',
  async (call, from, until) => {
    const url = `/v1/property/any/${call}?${from}=9999-12-01&${until}=9999-12-31`;
    const response = await app.inject({ url });
    expect(response.statusCode).toBeLessThan(500);
    const paths = response.json().errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining([from, until]));
  },
);

const segments = (count: number): string => '/a'.repeat(count);

test.each([
  ['21 segments', segments(21)],
  ['thousands of segments', segments(4000)],
  ['501 characters', `/s/${'x'.repeat(498)}`],
])('a path of %s is that of no page, and takes no time to find out', async (_what, url) => {
  for (const target of [url, `${url}?q=1`])
    expect((await app.inject({ url: target })).body).toBe('page /not-found/');
});

test.each([segments(20), `/s/${'x'.repeat(497)}`, `/s/?q=${'/x'.repeat(500)}`])(
  'a path that a page can have keeps its address (%#)',
  async (url) => {
    expect((await app.inject({ url })).body).toBe(`page ${url}`);
  },
);

test('a page with percent-encoded text keeps its address', async () => {
  const url = '/s/?q=San%20Jos%C3%A9+100%25';
  expect((await app.inject({ url })).body).toBe(`page ${url}`);
});

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
const unknown = ['/v1', '/v1/', '/v1/no/such/call', '/api', '/api/nothing?x=1', '/v1/openapi.json/x'];

test.each(unknown.flatMap((url) => methods.map((method): [Method, string] => [method, url])))(
  '%s %s returns a problem with NOT_FOUND',
  async (method, url) => {
    const payload = method === 'GET' ? {} : { payload: 'x', headers: { 'content-type': 'text/plain' } };
    const response = await app.inject({ method, url, ...payload });
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  },
);

test('HEAD of an unknown call returns 404', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/v1/nothing' })).statusCode).toBe(404);
});

test('a known path with a method that it does not have returns NOT_FOUND', async () => {
  for (const [method, url] of [
    ['GET', searchProperties.path],
    ['PATCH', '/v1/account/me'],
    ['DELETE', getProperty.path.replace('{globalId}', 'x')],
  ] as const)
    expect((await app.inject({ method, url })).json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('no response of a call is stored: neither personal data, nor errors, nor what a visitor reads', async () => {
  const account = await anAccount(golark);
  const listed = await golark.call(listSessions, { as: account });
  expect(listed.headers['cache-control']).toBe('no-store');
  const denied = await golark.call(listSessions);
  expect(denied.headers['cache-control']).toBe('no-store');
  const searched = await golark.call(searchProperties, { body: {}, as: account });
  expect(searched.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: '/v1/property/%zz' })).headers['cache-control']).toBe('no-store');
});

test('flags with NUL in a name or a value return 400 and name the header', async () => {
  for (const flags of ['{"A\\u0000":true}', '{"A":"\\u0000"}']) {
    const response = await app.inject({
      url: '/v1/feature-flags?deviceId=d',
      headers: { 'x-feature-flags': encodeURIComponent(flags) },
    });
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path: 'X-Feature-Flags' }] });
  }
});
