import type { FastifyInstance } from 'fastify';
import { readFlags } from '#flags';
import type { Context } from '#platform/context';
import { sendInProcess } from '#platform/http/call-in-process';
import { readFlagsHeader } from '#platform/http/flags-header';
import { assertSameOrigin, originOf } from '#platform/http/origins';
import { deviceIdOf } from './device-id.ts';
import { addressOf } from './page-exchange.ts';
import { pagePolicyOf, showsStripe } from './page-policy.ts';
import { recordCalls, repeatCalls } from './recorded-calls.ts';
import { pageWithNonce, renderFromKey } from './render-from-key.ts';
import { RenderingCache } from './rendering-cache.ts';
import { newNonce, type PageRequest } from './respond-with-page.ts';
import { readSharedPageKey, textOf } from './shared-page-key.ts';
import { cachingOf } from './shared-routes.ts';

const limits = { entries: 1000, bytes: 64 * 1_048_576 };

/**
 * Pages of visitors whose data is read in every request and whose rendering is reused while the data is the same. Null
 * if the request cannot be served so: it has a session or a body, or the page does not declare it.
 */
export const respondWithReusedPage = (
  ctx: Context,
  app: FastifyInstance,
): ((page: PageRequest) => Promise<Buffer | null>) => {
  const stored = new RenderingCache(limits);
  return async ({ build, caller, request, reply }) => {
    if (!caller || caller.session) return null;
    if (cachingOf(build, addressOf(request).pathname).kind !== 'reused') return null;
    const who = { deviceId: deviceIdOf(ctx, request, reply), accountId: null };
    const flags = await readFlags(ctx, { ...who, wanted: readFlagsHeader(request) });
    const key = readSharedPageKey(request, { locale: caller.locale, flags }, 'any');
    if (!key) return null;
    assertSameOrigin(originOf(request), ctx.origins);
    // pages see the time to the minute, so that they depend on nothing that the name does not contain
    const minute = Math.floor(ctx.clock.now().getTime() / 60_000) * 60_000;
    const name = `${minute} ${textOf(key)}`;
    const send = sendInProcess(app, { request, caller, origin: [...ctx.origins][0] ?? '' });
    const known = stored.find(name);
    const repeated = await repeatCalls(send, known?.calls ?? []);
    const nonce = newNonce();
    const agreedTo = key.consent === 'granted' ? ctx.config.thirdParties : null;
    const policy = pagePolicyOf(nonce, agreedTo, showsStripe(ctx.config, request.url));
    reply.header('content-security-policy', policy);
    if (known && repeated.isSame) {
      for (const [header, value] of known.headers) reply.header(header, value);
      return pageWithNonce(known, nonce);
    }
    const api = recordCalls(send, repeated.answers);
    const page = await renderFromKey(ctx, build, {
      key,
      clock: { now: () => new Date(minute) },
      api,
      reportError: (error) => request.log.error({ err: error }, 'page'),
    });
    if (page.isForOthers && !api.hasFailed()) {
      const { pieces, headers } = page;
      stored.store(name, { pieces, headers, calls: api.calls });
    } else stored.remove(name);
    reply.status(page.status);
    for (const [header, value] of page.headers) reply.header(header, value);
    return pageWithNonce(page, nonce);
  };
};
