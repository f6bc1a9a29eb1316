import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The allowed origins of our pages; only a demo accepts both names of loopback. */
export const allowedOrigins = ({
  mode,
  publicUrl,
  port,
}: Pick<Config, 'mode' | 'publicUrl' | 'port'>): Set<string> => {
  const loopback = mode === 'demo' ? [`http://127.0.0.1:${port}`, `http://localhost:${port}`] : [];
  return new Set([...(publicUrl ? [publicUrl] : []), ...loopback]);
};

/** The headers that name the origin of a request. */
export const originOf = ({ method, headers }: FastifyRequest) => {
  const site = headers['sec-fetch-site'];
  return { method, origin: headers.origin, site: typeof site === 'string' ? site : undefined };
};

/** Rejects a state-changing request with the cookie that does not come from our own pages. */
export const assertSameOrigin = (
  request: { method: string; origin: string | undefined; site: string | undefined },
  allowed: Set<string>,
): void => {
  if (safeMethods.has(request.method)) return;
  if (request.origin && allowed.has(request.origin)) return;
  // a form on a page without a referrer sends `null`; `Sec-Fetch-Site` is set by the browser and cannot be forged by a page
  if (request.origin === 'null' && request.site === 'same-origin') return;
  throw new Failure('UNAUTHORIZED_ERROR', { detail: 'This request did not come from our own pages.' });
};
