import { mostFileBytes } from '@golark/contract/selling/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import { respondWithProblem } from '#platform/http/problem';
import { busyPageOf, isBusy, respondWithBusyPage } from './busy-page.ts';
import { CompressedPages } from './compressed-pages.ts';
import { findReusedPage } from './find-reused-page.ts';
import { findSharedPage } from './find-shared-page.ts';
import type { LoadBuild } from './page-build.ts';
import { addressOf } from './page-exchange.ts';
import { registerPictureForm } from './picture-form.ts';
import { respondWithPage } from './respond-with-page.ts';
import { sendRendering } from './send-rendering.ts';
import { storeAskedLocale } from './store-asked-locale.ts';

/** Bytes of the bodies of forms; all other types return 415. */
const formLimits = {
  'application/x-www-form-urlencoded': 1_048_576,
  // the file of a form without JavaScript, with a little around it
  'multipart/form-data': mostFileBytes + 65_536,
};

/** A page takes about a sixth of its size in brotli, and a fifth in gzip. */
const compressedBytes = 16 * 1_048_576;

/** Reused pages are rendered again after a minute, so the highest level is not worth its time for them. */
const brotliLevels = { shared: 11, reused: 9 };

/** Pages depend on cookies and language, and set the cookie of a device: a cache in between must not share them. */
const keepFromOthers = (request: FastifyRequest, reply: FastifyReply): void => {
  const caching = reply.getHeader('cache-control');
  const isPublic = caching !== undefined && /public|s-maxage/.test(String(caching));
  if (caching === undefined || (isPublic && reply.hasHeader('set-cookie')))
    // a page that responds to a form repeats what was entered
    reply.header('cache-control', request.method === 'POST' ? 'no-store' : 'private, no-cache');
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, Cookie, Accept-Language` : 'Cookie, Accept-Language');
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
    pages.addHook('onSend', async (request, reply) => keepFromOthers(request, reply));
    pages.setErrorHandler((error, request, reply) => {
      const busyPage = busyPageOf(request);
      if (busyPage && isBusy(error)) return respondWithBusyPage(reply, busyPage, error);
      return respondWithProblem(error, request, reply);
    });
    const reportError = (error: unknown) => app.log.error({ err: error }, 'compression of a page');
    const stores = [
      { find: findSharedPage(ctx, app), level: brotliLevels.shared },
      { find: findReusedPage(ctx, app), level: brotliLevels.reused },
    ].map(({ find, level }) => ({
      find,
      compressed: new CompressedPages({ bytes: compressedBytes, level, reportError }),
    }));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const [build, caller] = await Promise.all([load(), app.callerOf(request).catch(() => null)]);
      storeAskedLocale(ctx, request, reply);
      const page = { build, caller, request, reply, isDev, address: addressOf(request) };
      for (const { find, compressed } of isDev ? [] : stores) {
        const rendering = await find(page);
        if (rendering) return sendRendering(page, rendering, compressed);
      }
      return respondWithPage(ctx, app, page);
    };
    registerPictureForm(pages, app, handler);
    for (const url of ['/', '/*']) {
      // pages are compressed where they are sent: those of the caches only once
      pages.route({ method: 'GET', url, handler, config: { work: 'pages' }, compress: false });
      pages.route({ method: 'POST', url, handler, config: { work: 'forms' }, compress: false });
    }
  });
};
