import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PageBuild } from './page-build.ts';
import { serveLatestBuild } from './serve-latest-build.ts';

test('returns the running build, and is never cached', async () => {
  const app = Fastify();
  const build = { assets: { version: 'abc' } } as unknown as PageBuild;
  const before = Date.now();
  serveLatestBuild(app, async () => build);
  const response = await app.inject({ url: '/builds/latest.json?1795236697984' });
  expect(response.headers['cache-control']).toBe('no-store');
  const { id, timestamp } = response.json<{ id: string; timestamp: number }>();
  expect(id).toBe('abc');
  expect(timestamp).toBeGreaterThanOrEqual(before);
  await app.close();
});
