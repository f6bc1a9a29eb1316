import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { respondWithProblem } from '#platform/http/problem';
import type { PageBuild } from './page-build.ts';
import { serveMessages } from './serve-messages.ts';

const body = JSON.stringify({ ui: { close: 'Cerrar' } });
const build = {
  entry: { module: { messageFiles: { es: { hash: 'abc123', body } } } },
} as unknown as PageBuild;
const app = Fastify();
app.setErrorHandler(respondWithProblem);
serveMessages(app, async () => build);
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('caches messages under their own hash for 24 hours', async () => {
  const response = await ask('/_i18n/abc123/es/messages.json');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=86400');
  expect(response.headers['etag']).toBe('"abc123"');
  expect(response.body).toBe(body);
});

test('returns the current messages for another hash, with no-cache', async () => {
  const response = await ask('/_i18n/older/es/messages.json');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).toBe(body);
});

test('returns messages with no-cache to a request that bypasses caches', async () => {
  const response = await ask('/_i18n/abc123/es/messages.json', { 'cache-control': 'no-cache' });
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).toBe(body);
});

test('sends no body if the client has the messages already', async () => {
  const response = await ask('/_i18n/abc123/es/messages.json', { 'if-none-match': '"abc123"' });
  expect(response.statusCode).toBe(304);
  expect(response.body).toBe('');
});

test.each(['fr', '__proto__', 'constructor'])('has no messages in %s', async (locale) => {
  expect((await ask(`/_i18n/abc123/${locale}/messages.json`)).statusCode).toBe(404);
});
