import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import { respondWithProblem } from '#platform/http/problem';
import { isBusy, respondWithBusyPage, wantsPage } from './busy-page.ts';
import type { LoadBuild } from './page-build.ts';
import { respondWithPage } from './respond-with-page.ts';
import { respondWithReusedPage } from './respond-with-reused-page.ts';
import { respondFromCache } from './respond-with-shared-page.ts';

const formLimit = 1_048_576;

/** Every path without another route is a page: from the cache of shared pages, or rendered for the visitor. */
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
    pages.setErrorHandler((error, request, reply) => {
      if (isBusy(error) && wantsPage(request)) return respondWithBusyPage(request, reply, error);
      return respondWithProblem(error, request, reply);
    });
    const sharedPage = isDev ? null : respondFromCache(ctx, app);
    const reusedPage = isDev ? null : respondWithReusedPage(ctx, app);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const [build, caller] = await Promise.all([load(), app.callerOf(request).catch(() => null)]);
      const page = { build, caller, request, reply, isDev };
      return (await sharedPage?.(page)) ?? (await reusedPage?.(page)) ?? respondWithPage(ctx, app, page);
    };
    for (const url of ['/', '/*']) {
      pages.route({ method: 'GET', url, handler, config: { work: 'pages' } });
      pages.route({ method: 'POST', url, handler, config: { work: 'forms' } });
    }
  });
};
