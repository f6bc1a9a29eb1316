import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFlags } from '#flags';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { callInProcess } from '#platform/http/call-in-process';
import { deviceIdOf } from '#platform/http/device-cookie';
import { readFlagsHeader } from '#platform/http/flags-header';
import { signalOfClient } from '#platform/http/gone';
import { assertSameOrigin, originOf } from '#platform/http/origins';
import { publicOrigin } from '#platform/public-url';
import type { PageBuild } from './page-build.ts';
import { sendResponse, webRequestOf } from './page-exchange.ts';
import { handlerOf } from './page-handler.ts';
import { consentOf, pagePolicyOf, servicesOf, stripeOnPage } from './page-policy.ts';

export interface PageRequest {
  build: PageBuild;
  /** Resolved once for the page and its calls; null if the session is invalid, which each call then reports. */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The address that was requested. */
  address: URL;
  isDev: boolean;
}

/** Renders the page for this visitor. */
export const respondWithPage = async (ctx: Context, app: FastifyInstance, page: PageRequest) => {
  const { build, caller, request, reply } = page;
  assertSameOrigin(originOf(request), ctx.origins);
  const gone = signalOfClient(request, reply);
  const nonce = randomBytes(16).toString('base64');
  const api = callInProcess(app, { request, caller, origin: [...ctx.origins][0] ?? '' });
  const flags = await readFlags(ctx, {
    deviceId: deviceIdOf(ctx, request, reply),
    accountId: caller?.session?.account.accountId ?? null,
    wanted: readFlagsHeader(request),
  });
  const context = build.entry.module.createRequestContext({
    locale: caller?.locale ?? null,
    account: caller?.session?.account ?? null,
    nonce,
    requestId: request.id,
    origin: publicOrigin(ctx.config),
    demo: ctx.config.mode === 'demo',
    flags,
    thirdParties: ctx.config.thirdParties,
    operatorPages: ctx.config.operatorPages,
    stripeKey: ctx.config.stripe?.publishableKey ?? null,
    mapStyleUrl: ctx.config.mapStyleUrl,
    clock: ctx.clock,
    api,
    reportError: (error: unknown) => request.log.error({ err: error }, 'page'),
  });
  // Vite's scripts in development have no nonce
  const agreedTo = servicesOf(ctx.config, { consent: consentOf(request), url: request.url });
  if (!page.isDev)
    reply.header(
      'content-security-policy',
      pagePolicyOf([`'nonce-${nonce}'`], agreedTo, {
        stripe: stripeOnPage(ctx.config, request.url),
        mapStyleUrl: ctx.config.mapStyleUrl,
      }),
    );
  if (caller?.session) reply.header('cache-control', 'private, no-cache');
  const render = () => handlerOf(build)(webRequestOf(request, gone), context);
  return sendResponse(page, await app.inTurn(request, render, gone));
};
