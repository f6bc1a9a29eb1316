import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';

/** A limit of this machine that was reached. */
export type Limit = 'processor' | 'connections' | 'refusals' | 'slow-holds';

export interface Strain {
  limit: Limit;
  /** Seconds since the start of the sale. */
  afterSeconds: number;
  value: number;
}

const sampleMilliseconds = 1000;
const limits: Readonly<Record<Limit, number>> = {
  // milliseconds for which the process could do nothing else, in the worst hundredth
  processor: 250,
  // requests that wait for a connection
  connections: 32,
  // requests that were refused because the server was busy
  refusals: 1,
  // milliseconds of the slowest hold within a second
  'slow-holds': 1000,
};

/** Watches the process during a rehearsal and remembers when each limit was reached first. */
export class StrainGauge {
  readonly reached: Strain[] = [];
  readonly #pool: pg.Pool;
  readonly #startedAt: number;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#startedAt = performance.now();
    this.#delay.enable();
    this.#timer = setInterval(() => this.#sample(), sampleMilliseconds);
  }

  note(limit: Limit, value: number): void {
    if (value < limits[limit] || this.reached.some((known) => known.limit === limit)) return;
    this.reached.push({ limit, value, afterSeconds: (performance.now() - this.#startedAt) / 1000 });
  }

  #sample(): void {
    this.note('processor', this.#delay.percentile(99) / 1e6);
    this.note('connections', this.#pool.waitingCount);
    this.#delay.reset();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}
