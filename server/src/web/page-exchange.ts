import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, createCompressor } from '#platform/http/compression';

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

const isText = ({ headers }: Response): boolean => /^text\/|json/.test(headers.get('content-type') ?? '');

/** Sends the Fetch API response through Fastify, streamed and compressed. */
export const sendResponse = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Response,
): FastifyReply => {
  reply.status(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!answer.body) return reply.send('');
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  if (!isText(answer)) return reply.send(body);
  reply.header('vary', 'Accept-Encoding');
  const [encoding = 'identity'] = acceptedEncodings(request);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  // an error or a client that is gone ends both streams, and the framework logs it
  return reply.send(pipeline(body, createCompressor(encoding), () => undefined));
};
