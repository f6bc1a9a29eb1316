import { Failure } from '../failure.ts';

export interface WorkLimits {
  /** Requests that are worked on at the same time. */
  running: number;
  /** Requests that wait for their turn; further ones are refused. */
  waiting: number;
  /** If the first has waited for this long, the next one would wait even longer and is refused; 2,000 unless given. */
  longestWaitMilliseconds?: number;
}

const retryAfterSeconds = 2;
const usualWaitMilliseconds = 2000;

/** The failure of a request that is not worked on. */
export const tooBusy = (): Failure =>
  new Failure('UNAVAILABLE', {
    detail: 'Too many people are using this at the moment. Try again in a few seconds.',
    retryAfterSeconds,
  });

interface Ticket {
  since: number;
  start(): void;
}

/** Runs a bounded number of requests at once and keeps a bounded number waiting, in the order in which they came. */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #waiting = new Set<Ticket>();
  #running = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  get isFull(): boolean {
    if (this.#running < this.#limits.running) return false;
    const [first] = this.#waiting;
    const longest = this.#limits.longestWaitMilliseconds ?? usualWaitMilliseconds;
    const isSlow = first !== undefined && performance.now() - first.since > longest;
    return isSlow || this.#waiting.size >= this.#limits.waiting;
  }

  /** Throws UNAVAILABLE if the queue is full, and the reason of `signal` if it aborts while the work waits. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.isFull) throw tooBusy();
    if (this.#running >= this.#limits.running) await this.#wait(signal);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        // between the end of other work and its own start, it already has that one's place
        if (!this.#waiting.delete(ticket)) this.#leave();
        reject(signal?.reason);
      };
      const ticket: Ticket = {
        since: performance.now(),
        start: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      this.#waiting.add(ticket);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The place of finished work goes to the first that waits. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    // new connections and health checks have their turn in between
    setImmediate(() => next.start());
  }
}
