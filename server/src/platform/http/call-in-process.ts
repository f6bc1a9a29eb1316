import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** The request on whose behalf a page calls; an anonymous one for shared pages. */
type OnBehalf = { request: Pick<FastifyRequest, 'headers' | 'ip'>; origin: string };

const forwarded = ['cookie', 'accept-language', 'user-agent', 'x-feature-flags'] as const;

/** Lets pages call the API through the whole HTTP application without a socket. */
export const callInProcess = (app: FastifyInstance, on: OnBehalf) => ({
  fetch: async (call: Request): Promise<Response> => {
    const url = new URL(call.url);
    const headers: Record<string, string> = { origin: on.origin };
    for (const name of forwarded) {
      const value = on.request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    for (const [name, value] of call.headers) headers[name] = value;
    const response = await app.inject({
      method: call.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers,
      remoteAddress: on.request.ip,
      ...(call.body ? { payload: await call.text() } : {}),
    });
    const responseHeaders = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (Array.isArray(value)) for (const one of value) responseHeaders.append(name, one);
      else if (value !== undefined) responseHeaders.set(name, String(value));
    }
    const isEmpty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: responseHeaders,
    });
  },
});
