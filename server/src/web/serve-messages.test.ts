import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { respondWithProblem } from '#platform/http/problem';
import type { PageBuild } from './page-build.ts';
import { serveMessages } from './serve-messages.ts';

const body = JSON.stringify({ ui: { close: 'Cerrar' } });
const build = {
  entry: {
    module: {
      findMessages: (locale: string, hash: string) =>
        locale === 'es' ? { body, isCurrent: hash === 'abc123' } : null,
    },
  },
} as unknown as PageBuild;
const app = Fastify();
app.setErrorHandler(respondWithProblem);
serveMessages(app, async () => build);
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('caches messages under their own hash for 24 hours', async () => {
  const answer = await ask('/_i18n/abc123/es/messages.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect(answer.body).toBe(body);
});

test('returns the current messages for another hash, without caching', async () => {
  const answer = await ask('/_i18n/older/es/messages.json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toBe(body);
});

test('returns messages without caching for a request with no-cache', async () => {
  const answer = await ask('/_i18n/abc123/es/messages.json', { 'cache-control': 'no-cache' });
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toBe(body);
});

test('sends no body for a matching etag', async () => {
  const etag = (await ask('/_i18n/abc123/es/messages.json')).headers['etag'];
  const answer = await ask('/_i18n/abc123/es/messages.json', { 'if-none-match': String(etag) });
  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
});

test.each(['fr', '__proto__', 'constructor'])('has no messages in %s', async (locale) => {
  expect((await ask(`/_i18n/abc123/${locale}/messages.json`)).statusCode).toBe(404);
});
