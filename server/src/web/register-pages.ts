import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import type { LoadBuild } from './page-build.ts';
import { respondFromCache } from './respond-from-cache.ts';
import { respondWithPage } from './respond-with-page.ts';

const formLimit = 1_048_576;

/** Handles every URL that no other route matches as a page: a shared page from the cache, or one rendered for the request. */
export const registerPages = async (
  app: FastifyInstance,
  ctx: Context,
  { load, isDev }: { load: LoadBuild; isDev: boolean },
): Promise<void> => {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    const respondFromSharedCache = isDev ? null : respondFromCache(ctx, app);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const page = { build: await load(), request, reply, isDev };
      return (await respondFromSharedCache?.(page)) ?? respondWithPage(ctx, app, page);
    };
    pages.route({ method: ['GET', 'POST'], url: '/*', handler });
    pages.route({ method: ['GET', 'POST'], url: '/', handler });
  });
};
