import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { perDatabase } from '#platform/per-database';
import { holdersOf, ownerOf } from '../hold-owner.ts';
import type { SeatRequest } from '../rules/allocate-seats.ts';
import { findOpenHold } from '../store/holds.ts';
import { newSeed } from './rules/seed.ts';
import { claimPlace, findPlaceOf, type PlaceRow } from './store/places.ts';
import { openQueue } from './store/queues.ts';
import { forgetQueue, noteHold, watchQueue } from './watch-queue.ts';

/** When more requests than this for seats of one event are served at the same time, further ones have to queue. */
const mostAtOnce = 128;

/** By event. */
const requestsOf = perDatabase(() => new Map<string, number>());

/** Counts a request for seats of an event while `work` runs, and passes it the number of earlier requests in progress. */
export const countingRequests = async <T>(
  ctx: Context,
  eventId: string,
  work: (before: number) => Promise<T>,
): Promise<T> => {
  const counts = requestsOf(ctx);
  const before = counts.get(eventId) ?? 0;
  counts.set(eventId, before + 1);
  const startedAt = performance.now();
  try {
    return await work(before);
  } finally {
    noteHold(ctx, eventId, performance.now() - startedAt);
    const left = (counts.get(eventId) ?? 1) - 1;
    if (left > 0) counts.set(eventId, left);
    else counts.delete(eventId);
  }
};

const inQueue = (): Failure =>
  new Failure('IN_QUEUE', { detail: 'Many people want these tickets. Take a place in the queue first.' });

const openForRush = async (ctx: Context, eventId: string): Promise<void> => {
  const now = ctx.clock.now();
  await openQueue(ctx.db, { eventId, status: 'OPEN', opensAt: now, saleAt: now, ...newSeed() });
  forgetQueue(ctx, eventId);
};

const isAdmitted = (place: PlaceRow | undefined, now: Date): place is PlaceRow =>
  place !== undefined && place.admitted_until !== null && place.admitted_until > now;

/** By what a caller was let in. */
export interface Admission {
  /** The place to mark; null for those who need none. */
  placeId: string | null;
  /** The tickets count for the place too, so that it is good for no more than one buyer may have. */
  buyers: SeatRequest['buyers'];
}

const withoutQueue: Admission = { placeId: null, buyers: [] };

/** Not the id of a place, which is a secret. */
const buyerOf = ({ code }: PlaceRow): string => `place ${code}`;
const isPlace = (buyer: string): boolean => buyer.startsWith('place ');

/**
 * Whether the caller may hold seats of an event now. While it has a queue, only those may who were let in, or who hold seats
 * already and want others. The place of a browser becomes that of the first account that holds with it: a cookie can be copied to
 * any number of them. Opens a queue when too many ask at once. Throws IN_QUEUE.
 */
export const assertAdmitted = async (
  ctx: Context,
  caller: Caller,
  { eventId, before }: { eventId: string; before: number },
): Promise<Admission> => {
  const { row } = await watchQueue(ctx, eventId);
  if (row?.status !== 'OPEN') {
    if (row?.status !== 'ROOM' && before >= mostAtOnce) {
      await openForRush(ctx, eventId);
      throw inQueue();
    }
    return withoutQueue;
  }
  const now = ctx.clock.now();
  const owner = ownerOf(caller);
  const holders = holdersOf(owner);
  const place = await findPlaceOf(ctx.db, eventId, holders);
  if (isAdmitted(place, now) && (await claimPlace(ctx.db, place, { holders, now })))
    return { placeId: place.id, buyers: [{ buyer: buyerOf(place), factor: 1 }] };
  // of an account its own only: the hold of a browser would admit every account that has its cookie
  const deviceId = owner.accountId === null ? owner.deviceId : null;
  const held = await findOpenHold(ctx.db, eventId, { accountId: owner.accountId, deviceId, now });
  if (!held) throw inQueue();
  return { placeId: null, buyers: held.buyers.filter(isPlace).map((buyer) => ({ buyer, factor: 1 })) };
};
