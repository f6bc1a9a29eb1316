import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import { offlineFlag } from '@golark/contract/flags/rules';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/caller';
import { createTestApp, type TestApp } from '#testing/test-app';
import { setFlag } from '../cli/flag-commands.ts';
import { serveWorker } from './serve-worker.ts';

const app = Fastify();
let golark: TestApp;
let folder: string;
beforeAll(async () => {
  golark = await createTestApp();
  folder = await mkdtemp(path.join(os.tmpdir(), 'golark-worker-'));
  await writeFile(path.join(folder, 'worker.js'), 'work()');
  app.decorate('callerOf', async () => ({ session: null }) as Caller);
  await app.register(cookie);
  serveWorker(app, golark.ctx, path.join(folder, 'worker.js'));
});
afterAll(async () => {
  await app.close();
  await golark.close();
  await rm(folder, { recursive: true });
});

const ask = (etag = '') => app.inject({ url: '/worker.js', headers: { 'if-none-match': etag } });

test('browsers ask for the worker each time, which the operator can replace by one that removes itself', async () => {
  const { body, headers } = await ask();
  expect(body).toBe('work()');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await ask(String(headers['etag']))).statusCode).toBe(304);
  await setFlag(golark.ctx.db, offlineFlag, {});
  golark.clock.advanceMinutes(1);
  const off = await ask(String(headers['etag']));
  expect(off.statusCode).toBe(200);
  expect(off.body).toMatch(/caches\.delete.*unregister/s);
  await setFlag(golark.ctx.db, offlineFlag, { percentage: 100 });
  golark.clock.advanceMinutes(1);
  expect((await ask()).body).toBe('work()');
});
