import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { callInProcess } from '#platform/http/call-in-process';
import type { PageBuild } from './page-build.ts';
import type { CachedPage } from './page-cache.ts';
import { handlerOf } from './page-handler.ts';
import { consentCookieName } from './page-policy.ts';
import type { SharedPageKey } from './shared-page-key.ts';

/** Placeholder for the nonce of each response. It is random and secret, so no content can contain it. */
const noncePlace = randomBytes(16).toString('hex');

const isForOthers = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.headers.getSetCookie().length === 0 &&
  !/private|no-store/.test(answer.headers.get('cache-control') ?? '');

/**
 * Renders a page from its key alone: no header, cookie, IP address or id of the visitor who made the
 * first request. Null if the response must not be shared.
 */
export const renderSharedPage = async (
  { app, ctx, log }: { app: FastifyInstance; ctx: Context; log: FastifyBaseLogger },
  build: PageBuild,
  key: SharedPageKey,
): Promise<CachedPage | null> => {
  const request = { method: 'GET', headers: { 'accept-language': key.locale }, ip: '127.0.0.1' };
  const visitor = { session: null, isSuspended: false, locale: key.locale, ip: request.ip, userAgent: '' };
  const context = build.entry.module.createRequestContext({
    locale: key.locale,
    theme: key.theme,
    nonce: noncePlace,
    demo: ctx.config.mode === 'demo',
    flags: key.flags,
    thirdParties: ctx.config.thirdParties,
    stripeKey: ctx.config.stripe?.publishableKey ?? null,
    clock: ctx.clock,
    api: callInProcess(app, { request, caller: visitor, origin: [...ctx.origins][0] ?? '' }),
    reportError: (error: unknown) => log.error({ err: error }, 'shared page'),
  });
  const headers = key.consent ? { cookie: `${consentCookieName}=${key.consent}` } : {};
  const asked = new Request(`${key.origin}${key.path}${key.query}`, { headers });
  const answer = await handlerOf(build)(asked, context);
  const html = await answer.text();
  if (!isForOthers(answer)) return null;
  return { pieces: html.split(noncePlace).map((piece) => Buffer.from(piece)), headers: [...answer.headers] };
};

/** The page with the nonce of one response inserted. */
export const pageWithNonce = ({ pieces }: CachedPage, nonce: string): Buffer => {
  const own = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? piece : [own, piece])));
};
