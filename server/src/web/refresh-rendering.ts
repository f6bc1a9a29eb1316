import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { visitorIn } from '#platform/caller';
import type { Context } from '#platform/context';
import { publicVersionOf } from '#platform/database/public-changes';
import { sendInProcess } from '#platform/http/call-in-process';
import type { PageBuild } from './page-build.ts';
import { recordCalls, repeatCalls } from './recorded-calls.ts';
import { type KeyRendering, renderFromKey } from './render-from-key.ts';
import type { RenderingCache, StoredRendering } from './rendering-cache.ts';
import { type SharedPageKey, textOf } from './shared-page-key.ts';
import { isVersioned } from './versioned-calls.ts';

interface Means {
  ctx: Context;
  app: FastifyInstance;
  build: PageBuild;
  stored: RenderingCache;
  log: FastifyBaseLogger;
}

const minuteMilliseconds = 60_000;

/** Pages see the time to the minute, so that they depend on nothing that the name does not contain. */
export const renderingTimeOf = (ctx: Context): Date =>
  new Date(Math.floor(ctx.clock.now().getTime() / minuteMilliseconds) * minuteMilliseconds);

export const nameOfRendering = (key: SharedPageKey, now: Date): string => `${now.getTime()} ${textOf(key)}`;

/** The stored rendering if no public data changed since it was made or checked, which takes one statement; otherwise null. */
export const findUnchanged = async (
  ctx: Context,
  stored: RenderingCache,
  name: string,
): Promise<StoredRendering | null> => {
  const known = stored.find(name);
  if (!known || known.version === null) return null;
  // the calls of the page report a database that does not respond
  const version = await publicVersionOf(ctx)
    .read()
    .catch(() => null);
  return known.version === version ? known : null;
};

/**
 * The page of this key with the data of now: the stored rendering if every API call returns the same bytes as when it
 * was rendered, otherwise a new one, which uses the answers that were just fetched. `ip` is whose limits the calls count
 * against; nothing else of the visitor is used.
 */
export const refreshRendering = async (
  { ctx, app, build, stored, log }: Means,
  { key, ip, now }: { key: SharedPageKey; ip: string; now: Date },
): Promise<KeyRendering> => {
  const send = sendInProcess(app, {
    request: { method: 'GET', headers: { 'accept-language': key.locale }, ip },
    caller: { ...visitorIn(key.locale), ip },
    origin: [...ctx.origins][0] ?? '',
  });
  const name = nameOfRendering(key, now);
  const known = stored.find(name);
  // before the calls: what changes while they run is a change to the next request
  const version = publicVersionOf(ctx).latest();
  const repeated = await repeatCalls(send, known?.calls ?? []);
  if (known && repeated.isSame) {
    if (known.version !== null) stored.store(name, { ...known, version });
    return known;
  }
  const api = recordCalls(send, repeated.answers);
  const page = await renderFromKey(ctx, build, {
    key,
    clock: { now: () => now },
    api,
    reportError: (error) => log.error({ err: error }, 'page'),
  });
  const isForOthers = page.isForOthers && !api.hasFailed();
  const { calls } = api;
  const isAllVersioned = calls.every(({ call }) => isVersioned(call));
  if (isForOthers)
    stored.store(name, { ...page, isForOthers, calls, version: isAllVersioned ? version : null });
  else stored.remove(name);
  return { ...page, isForOthers };
};
