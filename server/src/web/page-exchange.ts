import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // the origin was checked before; React Router would reject `null`
  if (headers.get('origin') === 'null') headers.delete('origin');
  return headers;
};

/** The host was checked before; HTTP/1.0 sends none. */
export const addressOf = ({ protocol, host, raw }: FastifyRequest): URL =>
  new URL(`${protocol}://${host || 'localhost'}${raw.url ?? '/'}`);

/** Converts the Fastify request to a Fetch API request. */
export const webRequestOf = (request: FastifyRequest, signal: AbortSignal): Request => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== undefined;
  return new Request(addressOf(request), {
    method: request.method,
    headers: headersOf(request),
    signal,
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer), duplex: 'half' } : {}),
  } as RequestInit);
};

/** Sends the Fetch API response through Fastify, streamed. */
export const sendResponse = (reply: FastifyReply, answer: Response): FastifyReply => {
  reply.status(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!answer.body) return reply.send('');
  return reply.send(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]));
};
