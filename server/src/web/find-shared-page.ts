import type { FastifyInstance } from 'fastify';
import { readFlags } from '#flags';
import type { Context } from '#platform/context';
import { deviceIdOf } from '#platform/http/device-cookie';
import { readFlagsHeader } from '#platform/http/flags-header';
import { PageCache } from './page-cache.ts';
import type { KeyRendering } from './render-from-key.ts';
import { renderSharedPage } from './render-shared-page.ts';
import type { PageRequest } from './respond-with-page.ts';
import { readSharedPageKey, textOf } from './shared-page-key.ts';
import { cachingOf } from './shared-routes.ts';

const limits = { milliseconds: 30_000, entries: 500, bytes: 32 * 1_048_576 };

/**
 * Finds shared pages in memory. Null if the request cannot be served so: it has a session or a body, the page is not
 * shared, or the rendered page must not be shared.
 */
export const findSharedPage = (
  ctx: Context,
  app: FastifyInstance,
): ((page: PageRequest) => Promise<KeyRendering | null>) => {
  const kept = new PageCache(limits, () => ctx.clock.now().getTime());
  return async ({ build, caller, request, reply, address }) => {
    const { shared } = cachingOf(build, address.pathname);
    if (!shared || !caller || caller.session) return null;
    const who = { deviceId: deviceIdOf(ctx, request, reply), accountId: null };
    const flags = await readFlags(ctx, { ...who, wanted: readFlagsHeader(request) });
    const key = readSharedPageKey({ request, address }, { locale: caller.locale, flags }, shared);
    if (!key) return null;
    const on = { app, ctx, log: app.log };
    return kept.getOrRender(textOf(key), () => app.inTurn(request, () => renderSharedPage(on, build, key)));
  };
};
