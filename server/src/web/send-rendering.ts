import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { acceptedEncodings, compress, type ResponseEncoding } from '#platform/http/compression';
import type { CompressedPages } from './compressed-pages.ts';
import type { KeyRendering } from './render-from-key.ts';

const setEncoding = (reply: FastifyReply, encoding: ResponseEncoding): void => {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
};

/**
 * Sends a page that was rendered from its key, in the best encoding that the client accepts. Status 304 if the client has
 * these bytes.
 */
export const sendRendering = async (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: KeyRendering,
  compressed: CompressedPages,
): Promise<Buffer | null> => {
  reply.status(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('content-security-policy', page.policy).header('vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(request);
  if (!page.isForOthers) {
    const [encoding = 'identity'] = accepted;
    const body = encoding === 'identity' ? page.html : await compress(page.html, encoding);
    setEncoding(reply, encoding);
    return body;
  }
  const { encoding, body } = await compressed.encode(page, accepted);
  const etag = encoding === 'identity' ? `"${page.hash}"` : `"${page.hash}-${encoding}"`;
  reply.header('etag', etag);
  // `Cache-Control: no-cache`, which `fetch` adds to a request with a tag, is meant for the caches in between
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    reply.status(304);
    // the framework reads the length of a body from the response to HEAD
    return request.method === 'HEAD' ? body : null;
  }
  setEncoding(reply, encoding);
  return body;
};
