import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/context';
import type { PageBuild } from './page-build.ts';
import type { CachedPage } from './page-cache.ts';
import { handlerOf } from './page-handler.ts';
import { consentCookieName } from './page-policy.ts';
import type { SharedPageKey } from './shared-page-key.ts';

/** Placeholder for the nonce of each response. It is random and secret, so no content can contain it. */
const noncePlace = randomBytes(16).toString('hex');

export interface KeyRendering extends CachedPage {
  status: number;
  /** Whether the page may be sent to another visitor: complete, without an error, a cookie or a rule against it. */
  isForOthers: boolean;
}

interface Means {
  clock: Context['clock'];
  api: { fetch(request: Request): Promise<Response> };
  reportError(error: unknown): void;
}

const maySend = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.headers.getSetCookie().length === 0 &&
  !/private|no-store/.test(answer.headers.get('cache-control') ?? '');

/**
 * Renders a page from its key and the API alone: no header, cookie, IP address or id of the visitor who made the
 * first request.
 */
export const renderFromKey = async (
  ctx: Context,
  build: PageBuild,
  { key, clock, api, reportError }: Means & { key: SharedPageKey },
): Promise<KeyRendering> => {
  let hasFailed = false;
  const context = build.entry.module.createRequestContext({
    locale: key.locale,
    theme: key.theme,
    nonce: noncePlace,
    isWhole: true,
    demo: ctx.config.mode === 'demo',
    flags: key.flags,
    thirdParties: ctx.config.thirdParties,
    operatorPages: ctx.config.operatorPages,
    stripeKey: ctx.config.stripe?.publishableKey ?? null,
    clock,
    api,
    reportError: (error: unknown) => {
      hasFailed = true;
      reportError(error);
    },
  });
  const headers = key.consent ? { cookie: `${consentCookieName}=${key.consent}` } : {};
  const asked = new Request(`${key.origin}${key.path}${key.query}`, { headers });
  const answer = await handlerOf(build)(asked, context);
  // an error after the first byte is only known at the end
  const html = await answer.text();
  return {
    status: answer.status,
    isForOthers: !hasFailed && maySend(answer),
    pieces: html.split(noncePlace).map((piece) => Buffer.from(piece)),
    headers: [...answer.headers],
  };
};

/** The page with the nonce of one response inserted. */
export const pageWithNonce = ({ pieces }: CachedPage, nonce: string): Buffer => {
  const own = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? piece : [own, piece])));
};
