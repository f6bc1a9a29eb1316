import type { FastifyInstance } from 'fastify';
import { readFlags } from '#flags';
import type { Context } from '#platform/context';
import { FreshFlights } from '#platform/fresh-flights';
import { deviceIdOf } from '#platform/http/device-cookie';
import { readFlagsHeader } from '#platform/http/flags-header';
import { assertSameOrigin, originOf } from '#platform/http/origins';
import { findUnchanged, nameOfRendering, refreshRendering, renderingTimeOf } from './refresh-rendering.ts';
import type { KeyRendering } from './render-from-key.ts';
import { RenderingCache } from './rendering-cache.ts';
import type { PageRequest } from './respond-with-page.ts';
import { readSharedPageKey } from './shared-page-key.ts';
import { cachingOf } from './shared-routes.ts';

const limits = { entries: 1000, bytes: 64 * 1_048_576 };

/**
 * Pages of visitors whose data is checked in every request and whose rendering is reused while the data is the same. Null
 * if the request cannot be served so: it has a session or a body, the page does not declare it, or it is an error for a
 * crawler.
 */
export const findReusedPage = (
  ctx: Context,
  app: FastifyInstance,
): ((page: PageRequest) => Promise<KeyRendering | null>) => {
  const stored = new RenderingCache(limits);
  const flights = new FreshFlights<{ page: KeyRendering; requestId: string }>();
  return async ({ build, caller, request, reply, address }) => {
    if (!caller || caller.session) return null;
    if (!cachingOf(build, address.pathname).isReused) return null;
    const who = { deviceId: deviceIdOf(ctx, request, reply), accountId: null };
    const flags = await readFlags(ctx, { ...who, wanted: readFlagsHeader(request) });
    const key = readSharedPageKey({ request, address }, { locale: caller.locale, flags }, 'any');
    if (!key) return null;
    assertSameOrigin(originOf(request), ctx.origins);
    const now = renderingTimeOf(ctx);
    const name = nameOfRendering(key, now);
    const refresh = async () => {
      const means = { ctx, app, build, stored, log: request.log };
      const work = () => refreshRendering(means, { key, ip: request.ip, now });
      return { page: await app.inTurn(request, work), requestId: request.id };
    };
    const refreshTogether = async () => {
      const shared = await flights.run(name, refresh);
      // what failed for another visitor may have failed because of that visitor, such as a limit
      const isOwn = shared.page.isForOthers || shared.requestId === request.id;
      return (isOwn ? shared : await refresh()).page;
    };
    const page = (await findUnchanged(ctx, stored, name)) ?? (await refreshTogether());
    // the key does not say that a crawler asks, who gets no error pages
    const userAgent = request.headers['user-agent'] ?? null;
    return page.status >= 400 && build.entry.module.isCrawler(userAgent) ? null : page;
  };
};
