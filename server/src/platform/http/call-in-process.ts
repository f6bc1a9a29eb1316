import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** On whose behalf a page calls: a visitor's request, or nobody's. */
type OnBehalf = { request: Pick<FastifyRequest, 'headers' | 'ip'>; origin: string };

const forwarded = ['cookie', 'accept-language', 'user-agent', 'x-feature-flags'] as const;

/** Pages call the API through the whole HTTP application, but without a socket: one path, one contract. */
export const callInProcess = (app: FastifyInstance, on: OnBehalf) => ({
  fetch: async (call: Request): Promise<Response> => {
    const url = new URL(call.url);
    const headers: Record<string, string> = { origin: on.origin };
    for (const name of forwarded) {
      const value = on.request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    for (const [name, value] of call.headers) headers[name] = value;
    const answer = await app.inject({
      method: call.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers,
      remoteAddress: on.request.ip,
      ...(call.body ? { payload: await call.text() } : {}),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (Array.isArray(value)) for (const one of value) answered.append(name, one);
      else if (value !== undefined) answered.set(name, String(value));
    }
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  },
});
