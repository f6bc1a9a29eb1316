import { createHash } from 'node:crypto';
import type { Context } from '#platform/context';
import { publicOrigin } from '#platform/public-url';
import { hashInlineScripts, inlineScriptMark } from './inline-scripts.ts';
import type { PageBuild } from './page-build.ts';
import { handlerOf } from './page-handler.ts';
import { consentCookieName, pagePolicyOf, servicesOf, stripeOnPage } from './page-policy.ts';
import type { SharedPageKey } from './shared-page-key.ts';

/** A page that is the same, with its policy, for every visitor of its key. */
export interface KeyRendering {
  status: number;
  /** Whether the page may be sent to another visitor: complete, without an error, a cookie or a rule against it. */
  isForOthers: boolean;
  html: Buffer;
  headers: readonly (readonly [name: string, value: string])[];
  /** The content security policy, with the hashes of the inline scripts. */
  policy: string;
  /** The hash of page and policy, for entity tags: a browser that keeps a page keeps its policy. */
  hash: string;
}

interface Means {
  clock: Context['clock'];
  api: { fetch(request: Request): Promise<Response> };
  reportError(error: unknown): void;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

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
    nonce: inlineScriptMark,
    isWhole: true,
    origin: publicOrigin(ctx.config),
    demo: ctx.config.mode === 'demo',
    flags: key.flags,
    thirdParties: ctx.config.thirdParties,
    operatorPages: ctx.config.operatorPages,
    stripeKey: ctx.config.stripe?.publishableKey ?? null,
    mapStyleUrl: ctx.config.mapStyleUrl,
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
  const { html, scriptSources } = hashInlineScripts(await answer.text());
  const agreedTo = servicesOf(ctx.config, { consent: key.consent, url: key.path });
  const policy = pagePolicyOf(scriptSources, agreedTo, {
    stripe: stripeOnPage(ctx.config, key.path),
    mapStyleUrl: ctx.config.mapStyleUrl,
  });
  return {
    status: answer.status,
    isForOthers: !hasFailed && maySend(answer),
    html: Buffer.from(html),
    headers: [...answer.headers],
    policy,
    hash: hashOf(`${policy}\n${html}`),
  };
};
