import { mostFileBytes } from '@golark/contract/selling/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import { respondWithProblem } from '#platform/http/problem';
import { busyPageOf, isBusy, respondWithBusyPage } from './busy-page.ts';
import type { LoadBuild } from './page-build.ts';
import { respondWithPage } from './respond-with-page.ts';
import { respondWithReusedPage } from './respond-with-reused-page.ts';
import { respondFromCache } from './respond-with-shared-page.ts';

/** Bytes of the bodies of forms; all other types return 415. */
const formLimits = {
  'application/x-www-form-urlencoded': 1_048_576,
  // the file of a form without JavaScript, with a little around it
  'multipart/form-data': mostFileBytes + 65_536,
};

/** Pages depend on cookies and language, and set the cookie of a device: a cache in between must not share them. */
const keepFromOthers = (reply: FastifyReply): void => {
  const isPublic = /public|s-maxage/.test(String(reply.getHeader('cache-control') ?? ''));
  if (!reply.hasHeader('cache-control') || (isPublic && reply.hasHeader('set-cookie')))
    reply.header('cache-control', 'private, no-cache');
  const vary = new Set(String(reply.getHeader('vary') ?? '').split(/, */));
  for (const name of ['Cookie', 'Accept-Language']) vary.add(name);
  reply.header('vary', [...vary].filter(Boolean).join(', '));
};

/** Every path without another route is a page: from the cache of shared pages, or rendered for the visitor. */
export const registerPages = async (
  app: FastifyInstance,
  ctx: Context,
  { load, isDev }: { load: LoadBuild; isDev: boolean },
): Promise<void> => {
  app.busyPageOf = busyPageOf;
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    for (const [type, bodyLimit] of Object.entries(formLimits))
      pages.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      );
    pages.addHook('onSend', async (_request, reply) => keepFromOthers(reply));
    pages.setErrorHandler((error, request, reply) => {
      const busyPage = busyPageOf(request);
      if (busyPage && isBusy(error)) return respondWithBusyPage(reply, busyPage, error);
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
