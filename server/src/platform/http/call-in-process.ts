import { AsyncLocalStorage } from 'node:async_hooks';
import { chunkType } from '@golark/contract/listing-pictures/rules';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Caller } from '../caller.ts';

/** The request on whose behalf a page calls, and its caller; an anonymous one for shared pages. */
export interface OnBehalf {
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'method'>;
  caller: Caller | null;
  origin: string;
}

/** One call of the API as plain values: the same values make the same call again. */
export interface InProcessCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** Bytes only of a call that accepts them. */
  body: string | Buffer | null;
}

/** The API's response to a call, as it would have been sent. */
export type InProcessAnswer = Awaited<ReturnType<FastifyInstance['inject']>>;

const forwarded = ['cookie', 'accept-language', 'user-agent', 'x-feature-flags'] as const;

interface InProcess {
  /** The caller that the page has resolved; null if each call resolves its own. */
  caller: Caller | null;
}

const inProcess = new AsyncLocalStorage<InProcess>();

/** The caller that a page has resolved for the API call that is being made in process, if there is one. */
export const resolvedCaller = (): Caller | null => inProcess.getStore()?.caller ?? null;

/** Whether the request is a call of one of our own pages, whose own request was counted and admitted. */
export const isInProcess = (): boolean => inProcess.getStore() !== undefined;

/** Makes API calls of a process itself on behalf of a caller who has no session, such as those with which a demo fills its accounts. */
export const asCaller = <T>(caller: Caller, work: () => Promise<T>): Promise<T> =>
  inProcess.run({ caller }, work);

const headersOf = (call: InProcessCall, { request, origin }: OnBehalf): Record<string, string> => {
  const headers: Record<string, string> = { origin };
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  for (const [name, value] of call.headers) headers[name] = value;
  return headers;
};

const bodyOf = async (request: Request): Promise<InProcessCall['body']> => {
  if (!request.body) return null;
  const isText = request.headers.get('content-type') !== chunkType;
  return isText ? request.text() : Buffer.from(await request.arrayBuffer());
};

export const readCall = async (request: Request): Promise<InProcessCall> => {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    headers: [...request.headers],
    body: await bodyOf(request),
  };
};

export const responseOf = (
  answer: Pick<InProcessAnswer, 'statusCode' | 'headers' | 'rawPayload'>,
): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, String(value));
  }
  const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
  return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers,
  });
};

/**
 * Sends calls through the whole HTTP application without a socket. The calls of a page that is only read share its
 * caller; a submitted form may change the account or end the session, so that each of its calls resolves it anew.
 */
export const sendInProcess = (app: FastifyInstance, on: OnBehalf) => {
  // awaited here, because the request starts where its promise is used first
  const send = async (call: InProcessCall): Promise<InProcessAnswer> =>
    await app.inject({
      method: call.method as NonNullable<InjectOptions['method']>,
      url: call.url,
      headers: headersOf(call, on),
      remoteAddress: on.request.ip,
      ...(call.body === null ? {} : { payload: call.body }),
    });
  const caller = on.request.method === 'GET' ? on.caller : null;
  return (call: InProcessCall) => inProcess.run({ caller }, () => send(call));
};

/** Lets pages call the API in process. */
export const callInProcess = (app: FastifyInstance, on: OnBehalf) => {
  const send = sendInProcess(app, on);
  return { fetch: async (request: Request) => responseOf(await send(await readCall(request))) };
};
