import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins that people may open us under; a demo also answers to both names of loopback. */
export const allowedOrigins = (publicUrl: string | null, port: number): Set<string> =>
  new Set([...(publicUrl ? [publicUrl] : []), `http://127.0.0.1:${port}`, `http://localhost:${port}`]);

/** What a request says about the page that it comes from. */
export const originOf = ({ method, headers }: FastifyRequest) => {
  const site = headers['sec-fetch-site'];
  return { method, origin: headers.origin, site: typeof site === 'string' ? site : undefined };
};

/** Refuses a state-changing request that carries the cookie but does not come from our own pages. */
export const assertSameOrigin = (
  request: { method: string; origin: string | undefined; site: string | undefined },
  allowed: Set<string>,
): void => {
  if (safeMethods.has(request.method)) return;
  if (request.origin && allowed.has(request.origin)) return;
  // a plain form on a page without a referrer posts `null`; the browser alone can write where it comes from
  if (request.origin === 'null' && request.site === 'same-origin') return;
  throw new Failure('UNAUTHORIZED_ERROR', { detail: 'This request did not come from our own pages.' });
};
