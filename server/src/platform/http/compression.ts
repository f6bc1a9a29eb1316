import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib, { type BrotliOptions } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type CompressedEncoding = 'br' | 'gzip';
export type ResponseEncoding = CompressedEncoding | 'identity';

const { constants } = zlib;

/** For what is compressed in each response. */
const levelPerResponse = 4;

/**
 * The default window of 4 MiB makes each encoder allocate 8 MiB, of which V8 is notified: with a large heap, the garbage
 * collections that this causes took three times as long as the compression. No page is much larger than 256 KiB.
 */
const windowBits = 18;

/** `bytes` is the size of the whole text, if it is known. */
export const brotliOptions = (level: number = levelPerResponse, bytes = 0): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** Compresses in a thread of libuv, so that other requests are served meanwhile. */
export const compress = (text: Buffer, encoding: CompressedEncoding, level?: number): Promise<Buffer> =>
  encoding === 'br'
    ? promisify(zlib.brotliCompress)(text, brotliOptions(level, text.length))
    : promisify(zlib.gzip)(text);

export const createCompressor = (encoding: CompressedEncoding): Transform =>
  encoding === 'br' ? zlib.createBrotliCompress(brotliOptions()) : zlib.createGzip();

const longestHeader = 200;
const preferred: ResponseEncoding[] = ['br', 'gzip', 'identity'];

/** The package's types are those of a version without `preferred`, which decides between encodings of the same quality. */
interface EncodingNegotiator {
  encodings(available: ResponseEncoding[], options: { preferred: ResponseEncoding[] }): ResponseEncoding[];
}

const negotiate = (header: string): ResponseEncoding[] => {
  const request = { headers: { 'accept-encoding': header } };
  const negotiator = new Negotiator(request) as unknown as EncodingNegotiator;
  const accepted = negotiator.encodings(preferred, { preferred });
  const compressed = accepted.filter((encoding) => encoding !== 'identity');
  const isUncompressedAccepted = compressed.length === 0 || compressed.length < accepted.length;
  return isUncompressedAccepted ? [...compressed, 'identity'] : compressed;
};

/** Browsers send few different headers. */
const negotiated = new LRUCache<string, readonly ResponseEncoding[]>({ max: 200 });

/**
 * The encodings that the client accepts, the best first; the uncompressed text last, whatever its quality value is. If
 * it accepts none of ours, the uncompressed text is all that can be sent.
 */
export const acceptedEncodings = ({ headers }: FastifyRequest): readonly ResponseEncoding[] => {
  const header = String(headers['accept-encoding'] ?? '').slice(0, longestHeader);
  const known = negotiated.get(header);
  if (known) return known;
  const accepted = negotiate(header);
  negotiated.set(header, accepted);
  return accepted;
};
