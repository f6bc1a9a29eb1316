import type { FastifyInstance } from 'fastify';
import { readFlags } from '#flags';
import type { Context } from '#platform/context';
import { readFlagsHeader } from '#platform/http/flags-header';
import { deviceIdOf } from './device-id.ts';
import { PageCache } from './page-cache.ts';
import { urlOf } from './page-exchange.ts';
import { pagePolicyOf } from './page-policy.ts';
import { pageWithNonce, renderSharedPage } from './render-shared-page.ts';
import { newNonce, type PageRequest } from './respond-with-page.ts';
import { readSharedPageKey, serializeKey } from './shared-page-key.ts';
import { sharedQueryOf } from './shared-routes.ts';

const limits = { milliseconds: 30_000, entries: 500, bytes: 32 * 1_048_576 };

/**
 * Returns shared pages from the cache and sets their headers. Returns null if the response must not be shared: the
 * request has a session or is not a GET, the page is not a shared one, or its response is specific to a visitor.
 */
export const respondFromCache = (
  ctx: Context,
  app: FastifyInstance,
): ((page: PageRequest) => Promise<Buffer | null>) => {
  const cached = new PageCache(limits, () => ctx.clock.now().getTime());
  return async ({ build, request, reply }) => {
    const accepted = sharedQueryOf(build, urlOf(request).pathname);
    const caller = accepted && (await app.callerOf(request).catch(() => null));
    if (!caller || caller.session) return null;
    const who = { deviceId: deviceIdOf(ctx, request, reply), accountId: null };
    const flags = await readFlags(ctx, { ...who, wanted: readFlagsHeader(request) });
    const key = readSharedPageKey(request, { locale: caller.locale, flags }, accepted);
    if (!key) return null;
    const on = { app, ctx, log: app.log };
    const page = await cached.getOrCreate(serializeKey(key), () => renderSharedPage(on, build, key));
    if (!page) return null;
    const nonce = newNonce();
    for (const [name, value] of page.headers) reply.header(name, value);
    const consentedTo = key.consent === 'granted' ? ctx.config.thirdParties : null;
    reply.header('content-security-policy', pagePolicyOf(nonce, consentedTo));
    return pageWithNonce(page, nonce);
  };
};
