import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { visitorIn } from '#platform/caller';
import type { Context } from '#platform/context';
import { sendInProcess } from '#platform/http/call-in-process';
import type { PageBuild } from './page-build.ts';
import { recordCalls } from './recorded-calls.ts';
import { type KeyRendering, renderFromKey } from './render-from-key.ts';
import type { SharedPageKey } from './shared-page-key.ts';

/**
 * Renders a page whose API calls carry no data of a visitor. Null if the response must not be shared: it
 * has an error or a cookie, or a call failed, also if the page hides that.
 */
export const renderSharedPage = async (
  { app, ctx, log }: { app: FastifyInstance; ctx: Context; log: FastifyBaseLogger },
  build: PageBuild,
  key: SharedPageKey,
): Promise<KeyRendering | null> => {
  const request = { method: 'GET', headers: { 'accept-language': key.locale }, ip: '127.0.0.1' };
  const visitor = { ...visitorIn(key.locale), ip: request.ip };
  const send = sendInProcess(app, { request, caller: visitor, origin: [...ctx.origins][0] ?? '' });
  const api = recordCalls(send, new Map());
  const page = await renderFromKey(ctx, build, {
    key,
    clock: ctx.clock,
    api,
    reportError: (error) => log.error({ err: error }, 'shared page'),
  });
  return page.isForOthers && !api.hasFailed() ? page : null;
};
