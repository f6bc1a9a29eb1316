import type { IncomingMessage } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { GrowingBody } from './growing-body.ts';
import { OutboundFault } from './outbound-fault.ts';

/** Without zstd, whose frames can ask for 128 MB of memory each. */
export const acceptedEncodings = 'gzip, deflate, br';

const decoders: Record<string, () => Transform> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
  identity: () => new PassThrough(),
};

const decoderOf = ({ headers }: IncomingMessage): Transform | undefined =>
  decoders[headers['content-encoding']?.trim().toLowerCase() || 'identity']?.();

interface BodyLimits {
  host: string;
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * Reads a whole body and decodes it; both what is sent and what becomes of it are limited. Throws `too_large`, and `broken_answer`
 * if a part is missing. HTTP does not say where a body ends that has neither a length nor chunks: it is read until the connection closes.
 */
export const readBody = async (
  response: IncomingMessage,
  { host, maxBytes, signal }: BodyLimits,
): Promise<Uint8Array> => {
  if (response.statusCode === 204 || response.statusCode === 304) return new Uint8Array();
  const tooLarge = new OutboundFault('too_large', host);
  const decoder = decoderOf(response);
  if (!decoder) throw new OutboundFault('broken_answer', host);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const body = new GrowingBody(maxBytes);
  let sentBytes = 0;
  const countSent = async function* (sent: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of sent) {
      sentBytes += chunk.byteLength;
      if (sentBytes > maxBytes) throw tooLarge;
      yield chunk;
    }
  };
  const collect = async (decoded: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of decoded) if (!body.append(chunk)) throw tooLarge;
  };
  try {
    await pipeline(response, countSent, decoder, collect, { signal });
  } catch (error) {
    throw error === tooLarge ? error : new OutboundFault('broken_answer', host);
  }
  return body.copy();
};
