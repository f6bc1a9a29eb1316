import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { type CompressedEncoding, compress, type ResponseEncoding } from '#platform/http/compression';

interface Page {
  hash: string;
  html: Buffer;
}

interface Limits {
  /** The limit for all encodings of all pages together. */
  bytes: number;
  /** The level of brotli. */
  level: number;
  reportError: (error: unknown) => void;
}

/** How many pages wait for the one brotli compression that runs at a time; each is held in memory. */
const mostWaiting = 50;
const mostSeen = 5000;

const nameOf = ({ hash }: Page, encoding: CompressedEncoding): string => `${hash}-${encoding}`;

/**
 * The compressed bytes of pages, by the hash of their content, in bounded memory. Each is made once, however often a page
 * is rendered with the same content. Compressing well with brotli takes as long as rendering the page, or longer, so it
 * happens in the background, from the second request for a page on; until it is there, the page is sent with gzip.
 */
export class CompressedPages {
  readonly #bodies: LRUCache<string, Buffer>;
  readonly #seen = new LRUCache<string, true>({ max: mostSeen });
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #oneAtATime = pLimit(1);
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#bodies = new LRUCache({ maxSize: limits.bytes, sizeCalculation: ({ length }) => length });
  }

  /** The page in the best of the accepted encodings that needs no long wait. */
  async encode(
    page: Page,
    accepted: readonly ResponseEncoding[],
  ): Promise<{ encoding: ResponseEncoding; body: Buffer }> {
    for (const encoding of accepted) {
      if (encoding === 'identity') return { encoding, body: page.html };
      const known = this.#bodies.get(nameOf(page, encoding));
      if (known) return { encoding, body: known };
      if (encoding === 'gzip' || accepted.length === 1)
        return { encoding, body: await this.#compress(page, encoding) };
      this.#compressInBackground(page);
    }
    return { encoding: 'identity', body: page.html };
  }

  #compressInBackground(page: Page): void {
    const isSeen = this.#seen.has(page.hash);
    this.#seen.set(page.hash, true);
    const isRunning = this.#running.has(nameOf(page, 'br'));
    if (!isSeen || isRunning || this.#oneAtATime.pendingCount >= mostWaiting) return;
    this.#compress(page, 'br').catch(this.#limits.reportError);
  }

  /** Requests that arrive while it runs wait for the same bytes. */
  #compress(page: Page, encoding: CompressedEncoding): Promise<Buffer> {
    const name = nameOf(page, encoding);
    const running = this.#running.get(name);
    if (running) return running;
    const run = () => compress(page.html, encoding, this.#limits.level);
    const compressing = (encoding === 'br' ? this.#oneAtATime(run) : run())
      .then((body) => {
        this.#bodies.set(name, body);
        return body;
      })
      .finally(() => this.#running.delete(name));
    this.#running.set(name, compressing);
    return compressing;
  }
}
