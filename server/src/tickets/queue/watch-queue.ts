import type { Context } from '#platform/context';
import { perDatabase } from '#platform/per-database';
import { advanceQueue } from './advance-queue.ts';
import { firstPace, nextPace } from './rules/admission.ts';
import { listNumbers } from './store/places.ts';
import { type Demand, findQueue, lockQueue, type QueueRow } from './store/queues.ts';

/** How old what this process knows of a queue may be. */
const freshMilliseconds = 500;
const mostWatched = 10_000;

/** A queue as this process knows it, so that the questions of everyone who waits cost the database nothing. */
export interface WatchedQueue {
  /** null without a queue. */
  row: QueueRow | null;
  demand: Demand;
  /** By place id, of those who wait; empty before the draw. */
  numbers: Map<string, number>;
}

interface Known {
  queue: WatchedQueue;
  readAt: number;
}

interface Watch {
  /** The share of the full rate at which people are let in. */
  pace: number;
  /** Milliseconds of the slowest hold of seats since people were let in last. */
  slowestHold: number;
  known: Known | null;
  reading: Promise<WatchedQueue> | null;
}

const noDemand: Demand = { free: 0, hasHolds: false, shoppers: 0, admittedLastMinute: 0 };

const watchesOf = perDatabase(() => new Map<string, Watch>());

const watchOf = (ctx: Context, eventId: string): Watch => {
  const all = watchesOf(ctx);
  const watch = all.get(eventId) ?? { pace: firstPace, slowestHold: 0, known: null, reading: null };
  all.delete(eventId);
  all.set(eventId, watch);
  const [oldest] = all.keys();
  if (all.size > mostWatched && oldest !== undefined) all.delete(oldest);
  return watch;
};

const read = async (ctx: Context, eventId: string, watch: Watch): Promise<WatchedQueue> => {
  const before = watch.known?.queue;
  const now = ctx.clock.now();
  const found = await findQueue(ctx.db, eventId, now);
  if (!found || found.status === 'ENDED') {
    watch.pace = firstPace;
    return { row: found ?? null, demand: noDemand, numbers: new Map() };
  }
  const startedAt = performance.now();
  const { queue, demand } = await ctx.db.transaction().execute(async (trx) => {
    const locked = await lockQueue(trx, eventId, now);
    if (!locked) throw new Error(`the queue of ${eventId} is gone`);
    return advanceQueue(ctx, trx, { queue: locked, pace: watch.pace });
  });
  const slowest = Math.max(watch.slowestHold, performance.now() - startedAt);
  // in the waiting room, where no one holds seats, a fast server says nothing about the rush
  if (before?.row?.status === 'OPEN') watch.pace = nextPace(watch.pace, slowest);
  watch.slowestHold = 0;
  const wasDrawn = before?.row?.drawn_at?.getTime() === queue.drawn_at?.getTime();
  const numbers =
    before && wasDrawn
      ? before.numbers
      : new Map((await listNumbers(ctx.db, eventId)).map(({ id, number }) => [id, number]));
  return { row: queue, demand, numbers };
};

/** Each request of someone in the queue also admits those whose turn it is, so that no timer is needed. */
export const watchQueue = (ctx: Context, eventId: string): Promise<WatchedQueue> => {
  const watch = watchOf(ctx, eventId);
  const { known } = watch;
  const now = ctx.clock.now().getTime();
  if (known && now >= known.readAt && now - known.readAt < freshMilliseconds)
    return Promise.resolve(known.queue);
  watch.reading ??= read(ctx, eventId, watch)
    .then((queue) => {
      watch.known = { queue, readAt: ctx.clock.now().getTime() };
      return queue;
    })
    .finally(() => {
      watch.reading = null;
    });
  return watch.reading;
};

/** What this process has changed itself. */
export const noteQueue = (
  ctx: Context,
  eventId: string,
  { row, places }: { row: QueueRow; places: readonly (readonly [string, number | null])[] },
): void => {
  const events = eventsOfPlaces(ctx);
  for (const [id] of places) events.set(id, eventId);
  const { known } = watchOf(ctx, eventId);
  if (!known) return;
  known.queue = { ...known.queue, row };
  for (const [id, number] of places) if (number !== null) known.queue.numbers.set(id, number);
};

/** People are let in no faster than their seats can be held: how long it took to hold some, in milliseconds. */
export const noteHold = (ctx: Context, eventId: string, milliseconds: number): void => {
  const watch = watchOf(ctx, eventId);
  watch.slowestHold = Math.max(watch.slowestHold, milliseconds);
};

/** A queue was opened: what was known is out of date. */
export const forgetQueue = (ctx: Context, eventId: string): void => {
  watchOf(ctx, eventId).known = null;
};

const mostPlaces = 500_000;
const placesOf = perDatabase(() => new Map<string, string>());

/** The events of places that wait, by place id, so that a question about one of them needs no query. */
export const eventsOfPlaces = (ctx: Context): Map<string, string> => {
  const known = placesOf(ctx);
  if (known.size > mostPlaces) known.clear();
  return known;
};
