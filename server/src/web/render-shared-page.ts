import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { callInProcess } from '#platform/http/call-in-process';
import type { PageBuild } from './page-build.ts';
import type { CachedPage } from './page-cache.ts';
import { handlerOf } from './page-handler.ts';
import { consentCookieName } from './page-policy.ts';
import type { SharedPageKey } from './shared-page-key.ts';

/** Rendered in place of the nonce of each response. It is secret, so that no content can contain it. */
const noncePlaceholder = randomBytes(16).toString('hex');

const isShareable = (response: Response): boolean =>
  response.status === 200 &&
  response.headers.getSetCookie().length === 0 &&
  !/private|no-store/.test(response.headers.get('cache-control') ?? '');

/**
 * Renders a page from its key only: no header, cookie, IP address or id of the visitor is used. Returns null if the
 * response must not be shared.
 */
export const renderSharedPage = async (
  { app, ctx, log }: { app: FastifyInstance; ctx: Context; log: FastifyBaseLogger },
  build: PageBuild,
  key: SharedPageKey,
): Promise<CachedPage | null> => {
  const anonymous = { headers: { 'accept-language': key.locale }, ip: '127.0.0.1' };
  const context = build.entry.module.createRequestContext({
    locale: key.locale,
    theme: key.theme,
    nonce: noncePlaceholder,
    demo: ctx.config.mode === 'demo',
    flags: key.flags,
    thirdParties: ctx.config.thirdParties,
    stripeKey: ctx.config.stripe?.publishableKey ?? null,
    clock: ctx.clock,
    api: callInProcess(app, { request: anonymous, origin: [...ctx.origins][0] ?? '' }),
    reportError: (error: unknown) => log.error({ err: error }, 'shared page'),
  });
  const headers = key.consent ? { cookie: `${consentCookieName}=${key.consent}` } : {};
  const pageRequest = new Request(`${key.origin}${key.path}${key.query}`, { headers });
  const response = await handlerOf(build)(pageRequest, context);
  const html = await response.text();
  if (!isShareable(response)) return null;
  return {
    pieces: html.split(noncePlaceholder).map((piece) => Buffer.from(piece)),
    headers: [...response.headers],
  };
};

/** Inserts the nonce of one response. */
export const pageWithNonce = ({ pieces }: CachedPage, nonce: string): Buffer => {
  const own = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? piece : [own, piece])));
};
