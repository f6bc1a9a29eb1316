import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // the origin was checked before; React Router would reject `null`, the origin of pages without a referrer
  if (headers.get('origin') === 'null') headers.delete('origin');
  return headers;
};

export const urlOf = (request: FastifyRequest): URL =>
  new URL(request.raw.url ?? '/', `${request.protocol}://${request.host}`);

/** Converts Fastify's request to a web `Request`. */
export const webRequestOf = (request: FastifyRequest, signal: AbortSignal): Request => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== undefined;
  return new Request(urlOf(request), {
    method: request.method,
    headers: headersOf(request),
    signal,
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer), duplex: 'half' } : {}),
  } as RequestInit);
};

/** Sends a web `Response` through Fastify, streamed. */
export const sendResponse = (reply: FastifyReply, response: Response): FastifyReply => {
  reply.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!response.body) return reply.send('');
  return reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]));
};
