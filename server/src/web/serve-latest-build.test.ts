import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PageBuild } from './page-build.ts';
import { serveLatestBuild } from './serve-latest-build.ts';

test('says which build runs, and is never kept', async () => {
  const app = Fastify();
  const build = { assets: { version: 'abc' } } as unknown as PageBuild;
  const before = Date.now();
  serveLatestBuild(app, async () => build);
  const answer = await app.inject({ url: '/builds/latest.json?1795236697984' });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { id, timestamp } = answer.json<{ id: string; timestamp: number }>();
  expect(id).toBe('abc');
  expect(timestamp).toBeGreaterThanOrEqual(before);
  await app.close();
});
