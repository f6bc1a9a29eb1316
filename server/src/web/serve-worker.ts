import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { offlineFlag } from '@golark/contract/flags/rules';
import type { FastifyInstance } from 'fastify';
import { readFlags } from '#flags';
import type { Context } from '#platform/context';
import { deviceIdOf } from '#platform/http/device-cookie';

const built = path.resolve(import.meta.dirname, '../../../web/build/worker/worker.js');

/** Deletes what the worker has stored, then the worker. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
})()));
`;

/**
 * The worker that shows opened trips and tickets without a connection. Browsers ask for it with each page, so that another one, and its
 * removal where the operator's flag is off, takes effect at once.
 */
export const serveWorker = (app: FastifyInstance, ctx: Context, file = built): void => {
  app.get('/worker.js', async (request, reply) => {
    const caller = await app.callerOf(request).catch(() => null);
    const { flags } = await readFlags(ctx, {
      deviceId: deviceIdOf(ctx, request, reply),
      accountId: caller?.session?.account.accountId ?? null,
    });
    const script = flags[offlineFlag] === false ? removal : await readFile(file, 'utf8');
    const etag = `"${createHash('sha256').update(script).digest('hex').slice(0, 16)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'Cookie');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
};
