import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Shorter waits are less exact than the timer. */
const leastMilliseconds = 4;

/** Lets the bytes of several requests pass at a rate that they share; clients that are faster wait for the network. */
export class ByteRate {
  readonly #bytesPerMillisecond: number;
  #freeAt = 0;

  constructor(bytesPerSecond: number) {
    this.#bytesPerMillisecond = bytesPerSecond / 1000;
  }

  async #takeTurn(bytes: number): Promise<void> {
    const now = performance.now();
    const startsAt = Math.max(now, this.#freeAt);
    this.#freeAt = startsAt + bytes / this.#bytesPerMillisecond;
    if (startsAt - now >= leastMilliseconds) await wait(startsAt - now);
  }

  async *#pass(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      await this.#takeTurn(chunk.length);
      yield chunk;
    }
  }

  /** The same bytes, read no faster than their turn comes. */
  limit(body: AsyncIterable<Buffer>): Readable {
    return Readable.from(this.#pass(body), { objectMode: false });
  }
}
