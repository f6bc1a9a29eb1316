import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/failure';
import type { LoadBuild } from './page-build.ts';

const cacheSeconds = 86_400;

const bypassesCache = (header: string | undefined): boolean => /\bno-cache\b/.test(header ?? '');

/**
 * The messages of a language, compiled when the web app was built. Under their own hash they are cached for a day;
 * under any other hash, or when the client bypasses its cache, the current ones are sent with `no-cache`.
 */
export const serveMessages = (app: FastifyInstance, load: LoadBuild): void => {
  app.get<{ Params: { hash: string; locale: string } }>(
    '/_i18n/:hash/:locale/messages.json',
    async (request, reply) => {
      const { messageFiles } = (await load()).entry.module;
      const { hash, locale } = request.params;
      const file = Object.hasOwn(messageFiles, locale) ? messageFiles[locale] : undefined;
      if (!file) throw notFound('This language');
      const isCurrent = hash === file.hash && !bypassesCache(request.headers['cache-control']);
      const etag = `"${file.hash}"`;
      reply
        .header('cache-control', isCurrent ? `public, max-age=${cacheSeconds}` : 'no-cache')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(file.body);
    },
  );
};
