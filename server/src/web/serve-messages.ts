import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/failure';
import type { LoadBuild } from './page-build.ts';

const cacheSeconds = 86_400;

const asksPastCaches = (header: string | undefined): boolean => /\bno-cache\b/.test(header ?? '');

/**
 * Compiled messages of a language. The hash names the namespaces of a page: under the hashes of this build they are
 * cached for a day; under any other, or with `no-cache`, all current messages are returned and not cached.
 */
export const serveMessages = (app: FastifyInstance, load: LoadBuild): void => {
  app.get<{ Params: { hash: string; locale: string } }>(
    '/_i18n/:hash/:locale/messages.json',
    async (request, reply) => {
      const { findMessages } = (await load()).entry.module;
      const { hash, locale } = request.params;
      const file = findMessages(locale, hash);
      if (!file) throw notFound('This language');
      const isCacheable = file.isCurrent && !asksPastCaches(request.headers['cache-control']);
      const etag = `"${createHash('sha256').update(file.body).digest('hex').slice(0, 16)}"`;
      reply
        .header('cache-control', isCacheable ? `public, max-age=${cacheSeconds}` : 'no-cache')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(file.body);
    },
  );
};
