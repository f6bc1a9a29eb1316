import type { ResponseOf } from '@golark/contract/call';
import type { getQueuePlace as placeCall, getQueue as queueCall } from '@golark/contract/queue/calls';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { holdersOf, ownerOf } from '../hold-owner.ts';
import { plannedQueue } from './planned-queue.ts';
import { presentPlaceInQueue, presentQueue } from './present-queue.ts';
import { codeOf } from './rules/seed.ts';
import { endPlace, findPlace, findPlaceOf, type PlaceRow } from './store/places.ts';
import { eventsOfPlaces, type WatchedQueue, watchQueue } from './watch-queue.ts';

export const presentOwn = (
  ctx: Context,
  watched: WatchedQueue,
  place: PlaceRow | undefined,
): ResponseOf<typeof queueCall> => {
  const { row } = watched;
  if (!row || row.status === 'ENDED') return { queue: null, place: null };
  return {
    queue: presentQueue(row, watched),
    place: place ? presentPlaceInQueue(ctx, place, { row, watched }) : null,
  };
};

/** The queue of an event with the caller's place; both null when seats can be held without one. Throws NOT_FOUND. */
export const getQueue = async (
  ctx: Context,
  caller: Caller,
  eventId: string,
): Promise<ResponseOf<typeof queueCall>> => {
  const watched = await plannedQueue(ctx, eventId);
  const isActive = watched.row !== null && watched.row.status !== 'ENDED';
  const place = isActive ? await findPlaceOf(ctx.db, eventId, holdersOf(ownerOf(caller))) : undefined;
  return presentOwn(ctx, watched, place);
};

/** Who waits and is not let in yet, from memory. */
const waitingPlace = (
  { row, numbers }: WatchedQueue,
  { id, isKnown }: { id: string; isKnown: boolean },
): Pick<PlaceRow, 'id' | 'code' | 'number' | 'admitted_until' | 'ended_at'> | null => {
  if (!row || row.status === 'ENDED') return null;
  const number = numbers.get(id);
  const waits = number === undefined ? isKnown && row.status === 'ROOM' : number > row.admitted_number;
  if (!waits) return null;
  return { id, code: codeOf(id), number: number ?? null, admitted_until: null, ended_at: null };
};

const placeNotFound = (): Error => notFound('This place');

/** What a waiting page asks again and again: from memory as long as the place waits. Throws NOT_FOUND. */
export const getQueuePlace = async (ctx: Context, placeId: string): Promise<ResponseOf<typeof placeCall>> => {
  if (!isUuid(placeId)) throw placeNotFound();
  const events = eventsOfPlaces(ctx);
  const known = events.get(placeId);
  const found = known === undefined ? await findPlace(ctx.db, placeId) : undefined;
  const eventId = known ?? found?.event_id;
  if (eventId === undefined) throw placeNotFound();
  const watched = await watchQueue(ctx, eventId);
  const place =
    waitingPlace(watched, { id: placeId, isKnown: known !== undefined }) ??
    (await findPlace(ctx.db, placeId));
  if (!place || !watched.row) throw placeNotFound();
  if (place.ended_at === null) events.set(placeId, eventId);
  if (place.number !== null && place.admitted_until === null) watched.numbers.set(placeId, place.number);
  return {
    queue: presentQueue(watched.row, watched),
    place: presentPlaceInQueue(ctx, place, { row: watched.row, watched }),
  };
};

/** Throws NOT_FOUND. */
export const leaveQueue = async (ctx: Context, placeId: string): Promise<undefined> => {
  const place = isUuid(placeId) ? await findPlace(ctx.db, placeId) : undefined;
  if (!place) throw placeNotFound();
  await endPlace(ctx.db, placeId, ctx.clock.now());
  eventsOfPlaces(ctx).delete(placeId);
  return undefined;
};
