import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

const token = 'a-long-metrics-token';
let open: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  open = await createTestApp();
  guarded = await createTestApp({ METRICS_TOKEN: token });
});
afterAll(async () => {
  await open.close();
  await guarded.close();
});

const read = (golark: TestApp, request: { remoteAddress?: string; headers?: Record<string, string> }) =>
  golark.app.inject({ url: '/metrics', ...request });

test('reports depth, age and dead letters of the job queue to this machine', async () => {
  await open.ctx.db.transaction().execute((trx) =>
    open.ctx.jobs.enqueueAll(trx, [
      {
        name: 'test.waiting',
        data: {},
        retry: { retries: 0, firstDelaySeconds: 1, longestDelaySeconds: 1 },
      },
    ]),
  );
  const { statusCode, payload } = await read(open, { remoteAddress: '127.0.0.1' });
  expect(statusCode).toBe(200);
  expect(payload).toContain('golark_jobs_pending 1');
  expect(payload).toContain('golark_jobs_dead_letters 0');
});

test('is not found for another machine, unless it presents the token', async () => {
  expect((await read(open, { remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  expect((await read(guarded, { remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${token}` };
  expect((await read(guarded, { remoteAddress: '203.0.113.9', headers })).statusCode).toBe(200);
  const wrong = { authorization: `Bearer ${token}x` };
  expect((await read(guarded, { remoteAddress: '203.0.113.9', headers: wrong })).statusCode).toBe(404);
});
