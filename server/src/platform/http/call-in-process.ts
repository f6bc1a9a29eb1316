import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Caller } from '../caller.ts';

/** The request on whose behalf a page calls, and its caller; an anonymous one for shared pages. */
interface OnBehalf {
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'method'>;
  caller: Caller | null;
  origin: string;
}

const forwarded = ['cookie', 'accept-language', 'user-agent', 'x-feature-flags'] as const;

const resolved = new AsyncLocalStorage<Caller>();

/** The caller that a page has resolved for the API call that is being made in process, if there is one. */
export const resolvedCaller = (): Caller | undefined => resolved.getStore();

const headersOf = (call: Request, { request, origin }: OnBehalf): Record<string, string> => {
  const headers: Record<string, string> = { origin };
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  for (const [name, value] of call.headers) headers[name] = value;
  return headers;
};

const responseOf = (response: Awaited<ReturnType<FastifyInstance['inject']>>): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, String(value));
  }
  const isEmpty = response.statusCode === 204 || response.statusCode === 304;
  return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), {
    status: response.statusCode,
    headers,
  });
};

/**
 * Lets pages call the API through the whole HTTP application without a socket. The calls of a page that is only read share
 * its caller; a submitted form may change the account or end the session, so that each of its calls resolves it anew.
 */
export const callInProcess = (app: FastifyInstance, on: OnBehalf) => {
  const send = async (call: Request): Promise<Response> => {
    const url = new URL(call.url);
    const response = await app.inject({
      method: call.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: headersOf(call, on),
      remoteAddress: on.request.ip,
      ...(call.body ? { payload: await call.text() } : {}),
    });
    return responseOf(response);
  };
  const { caller } = on;
  const isShared = caller !== null && on.request.method === 'GET';
  return { fetch: (call: Request) => (isShared ? resolved.run(caller, () => send(call)) : send(call)) };
};
