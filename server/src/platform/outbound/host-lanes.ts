import { WorkQueue } from '../http/work-queue.ts';
import { OutboundFault } from './outbound-fault.ts';

const perHost = { running: 4, waiting: 100, longestWaitMilliseconds: Number.POSITIVE_INFINITY };
const together = { ...perHost, running: 32, waiting: Number.POSITIVE_INFINITY };

interface Lane {
  queue: WorkQueue;
  users: number;
}

/** Few requests at once for each host, so that a slow one delays its own only, and a bounded number for all of them. */
export class HostLanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #all = new WorkQueue(together);

  /** Throws `busy` if too many wait for this host, and the reason of `signal` if it aborts first. */
  async run<T>(host: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(host) ?? { queue: new WorkQueue(perHost), users: 0 };
    if (lane.queue.isFull) throw new OutboundFault('busy', host);
    this.#lanes.set(host, lane);
    lane.users += 1;
    try {
      return await lane.queue.run(() => this.#all.run(work, signal), signal);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) this.#lanes.delete(host);
    }
  }
}
