import { Worker } from 'node:worker_threads';
import type { EventProblemCode } from '@golark/contract/calendar-feeds/rules';
import type { Day } from '@golark/contract/dates/rules';
import pLimit from 'p-limit';
import type { EventValues } from '../rules/match-events.ts';

export type FeedEvent = EventValues;

/** An event, or a part of one, that is reported instead of guessed. */
export interface EventProblem {
  code: EventProblemCode;
  uid: string | null;
  summary: string;
}

export type FileFault = 'not_a_calendar' | 'truncated' | 'too_many_events' | 'too_complex' | 'empty_file';

export type ReadCalendar =
  | {
      isRead: true;
      events: FeedEvent[];
      problems: EventProblem[];
      /** The program that wrote the file, its PRODID. */
      product: string | null;
      name: string | null;
    }
  | {
      isRead: false;
      fault: FileFault;
      /** An error of ours, to be logged. */
      error?: unknown;
    };

export interface ReadingOptions {
  /** Zone of the property. */
  timeZone: string;
  /** 0 to 23. */
  checkInHour: number;
  today: Day;
  /** Only nights from this day on are returned. */
  from: Day;
  /** The day after the last night. */
  until: Day;
  /** UIDs that end like this are our own exports; empty if none are. */
  ownUidSuffix: string;
}

/** A task of the worker; its response is the `ReadCalendar`. */
export interface ReadingTask {
  bytes: Uint8Array;
  options: ReadingOptions;
}

const mostBytes = 10 * 1024 * 1024;
const mostMilliseconds = 5000;
const tooComplex: ReadCalendar = { isRead: false, fault: 'too_complex' };

/** Starting a worker takes as long as reading dozens of files, so those that are idle wait for the next one. */
const idleWorkers: Worker[] = [];
/** The reason why a worker has ended. */
const errors = new WeakMap<Worker, unknown>();
const turns = pLimit(2);

const startWorker = (): Worker => {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  });
  // a worker that ends while it is idle is replaced by the next file
  worker.on('error', (error) => errors.set(worker, error));
  worker.on('exit', () => {
    const place = idleWorkers.indexOf(worker);
    if (place !== -1) idleWorkers.splice(place, 1);
  });
  return worker;
};

const readIn = (worker: Worker, task: ReadingTask, milliseconds: number): Promise<ReadCalendar | null> =>
  new Promise((resolve) => {
    const end = (result: ReadCalendar | null): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.off('exit', fail);
      worker.unref();
      resolve(result);
    };
    const fail = (): void => end(null);
    const timer = setTimeout(fail, milliseconds);
    worker.once('message', end);
    worker.once('exit', fail);
    worker.ref();
    worker.postMessage(task);
  });

/** A worker may run out of memory by what is in a file; everything else is our fault. */
const unexpected = (error: unknown): unknown =>
  (error as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? undefined : error;

const readInTurn = async (task: ReadingTask, milliseconds: number): Promise<ReadCalendar> => {
  const worker = idleWorkers.pop() ?? startWorker();
  const result = await readIn(worker, task, milliseconds);
  if (result) idleWorkers.push(worker);
  else await worker.terminate();
  return result ?? { ...tooComplex, error: unexpected(errors.get(worker)) };
};

/** Reads a file of another site in a worker. Nothing in it can end the process or hold up its event loop. */
export const readCalendar = async (
  bytes: Uint8Array,
  options: ReadingOptions,
  milliseconds = mostMilliseconds,
): Promise<ReadCalendar> =>
  bytes.length > mostBytes ? tooComplex : turns(() => readInTurn({ bytes, options }, milliseconds));
