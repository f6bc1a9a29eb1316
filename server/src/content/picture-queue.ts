import { Failure } from '#platform/failure';
import { WorkQueue } from '#platform/http/work-queue';
import { SharedWork } from '#platform/shared-work';

/** Rendering one picture uses a core for about ten milliseconds: a page of cards must not use all cores. */
const limits = { running: 2, waiting: 300 };
/** More than the pictures of a page; one address must not take the places of all others. */
const mostOfAddress = 60;

const tooMany = (): Failure =>
  new Failure('RATE_LIMITED', {
    detail: 'Too many pictures at once. Try again in a few seconds.',
    retryAfterSeconds: 2,
  });

interface Wanted {
  key: string;
  /** Null if it is not limited. */
  address: string | null;
  /** The client that waits. */
  gone: AbortSignal;
}

/** Renders pictures: each once for all who wait for it, a few at a time, and none for which nobody waits any more. */
export class PictureQueue<T> {
  readonly #queue = new WorkQueue(limits);
  readonly #shared = new SharedWork<T>();
  readonly #ofAddress = new Map<string, number>();

  /** Throws RATE_LIMITED if the address waits for too many, UNAVAILABLE if all do. */
  async render({ key, address, gone }: Wanted, work: () => Promise<T>): Promise<T> {
    const run = (): Promise<T> => this.#shared.run(key, gone, (nobody) => this.#queue.run(work, nobody));
    if (address === null) return run();
    const count = this.#ofAddress.get(address) ?? 0;
    if (count >= mostOfAddress) throw tooMany();
    this.#ofAddress.set(address, count + 1);
    return run().finally(() => this.#leave(address));
  }

  #leave(address: string): void {
    const count = (this.#ofAddress.get(address) ?? 1) - 1;
    if (count > 0) this.#ofAddress.set(address, count);
    else this.#ofAddress.delete(address);
  }
}
