import { signUp } from '@golark/contract/accounts/calls';
import { errorTable } from '@golark/contract/errors/rules';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { sendInProcess } from './call-in-process.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const send = (payload: string, contentType = 'application/json') =>
  golark.app.inject({ method: 'PUT', url: signUp.path, headers: { 'content-type': contentType }, payload });

test('every response has a request id and the security headers', async () => {
  const response = await golark.app.inject({
    url: '/healthz',
    headers: { 'x-request-id': 'chosen by a client' },
  });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test('rejects a body over one mebibyte and one that is not JSON, by name', async () => {
  expect((await send(JSON.stringify({ firstName: 'x'.repeat(1_100_000) }))).json()).toMatchObject({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  });
  expect((await send('<a/>', 'text/xml')).json()).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
  for (const malformed of ['not json', '{"a":', '{"__proto__":{"x":1}}']) {
    expect((await send(malformed)).json()).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      errors: [{ path: 'body', code: 'not_json' }],
    });
  }
  expect((await send('{}', 'text/plain')).json()).toMatchObject({ status: 415 });
  const untyped = await golark.app.inject({
    method: 'PUT',
    url: signUp.path,
    payload: Buffer.from('{}'),
    headers: { 'content-type': '' },
  });
  expect(untyped.json()).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect((await send('null')).json()).toMatchObject({ status: 400, errors: [{ path: 'body' }] });
});

test('does not turn text into numbers', async () => {
  const response = await golark.app.inject({
    method: 'POST',
    url: '/v1/destinations/search',
    payload: { hitsPerPage: '5' },
  });
  expect(response.json()).toMatchObject({ status: 400, errors: [{ path: 'hitsPerPage' }] });
});

test('returns problem+json for an unknown URL', async () => {
  const response = await golark.app.inject({ url: '/v1/no/such/call' });
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', kind: 'NotFoundError' });
});

test('never reveals an internal error', async () => {
  const broken = await createTestApp();
  await broken.database.db.schema.dropTable('occupancy_taxes').cascade().execute();
  await broken.database.db.schema.dropTable('cities').cascade().execute();
  const response = await broken.app.inject({
    method: 'POST',
    url: '/v1/destinations/search',
    payload: { query: 'x' },
  });
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toMatch(/cities|relation|at /);
  await broken.close();
});

test('limits calls per IP address, except loopback in a demo', async () => {
  const strict = await createTestApp({ LIMIT_LOOPBACK: '1' });
  // the minute must not end before the last request, however busy the machine is
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const statusOf = async ({ app }: TestApp) => (await app.inject({ url: '/v1/account/me' })).statusCode;
  for (let i = 0; i < 1200; i++) expect(await statusOf(strict)).toBe(401);
  // a page was counted itself, so its calls are not
  const page = { request: { method: 'GET', headers: {}, ip: '127.0.0.1' }, caller: null, origin: '' };
  const ofPage = { method: 'GET', url: '/v1/openapi.json', headers: [], body: null };
  expect((await sendInProcess(strict.app, page)(ofPage)).statusCode).toBe(200);
  const refused = await strict.app.inject({ url: '/v1/openapi.json' });
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await strict.close();
  for (let i = 0; i < 1201; i++) expect(await statusOf(golark)).toBe(401);
});

test('the OpenAPI document names every call with all errors that it may return', async () => {
  const document = (await golark.app.inject({ url: '/v1/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(
    document.paths as Record<
      string,
      Record<string, { operationId: string; responses: Record<string, { description: string }> }>
    >,
  ).flatMap((path) => Object.values(path));
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(
    golark.app.calls.map((call) => call.name).sort(),
  );
  const book = operations.find((operation) => operation.operationId === 'bookStay');
  for (const code of ['CARD_DECLINED', 'DATES_UNAVAILABLE', 'QUOTE_EXPIRED'] as const) {
    expect(book?.responses[errorTable[code].status]?.description).toContain(code);
  }
});
