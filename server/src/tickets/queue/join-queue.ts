import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@golark/contract/call';
import type { joinQueue as joinCall } from '@golark/contract/queue/calls';
import { BatchedWork } from '#platform/batched-work';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { perDatabase } from '#platform/per-database';
import { addressOf } from '../buyers.ts';
import { holdersOf, ownerOf } from '../hold-owner.ts';
import { openIfDue } from './advance-queue.ts';
import { presentOwn } from './own-places.ts';
import { plannedQueue } from './planned-queue.ts';
import { codeOf } from './rules/seed.ts';
import {
  countPlacesOfAddresses,
  insertPlaces,
  listPlacesOf,
  type NewPlace,
  type PlaceRow,
} from './store/places.ts';
import { changeQueue, lockQueue, type QueueRow } from './store/queues.ts';
import { noteQueue, watchQueue } from './watch-queue.ts';

const mostAtOnce = 500;
/** Places of one address, times `LIMIT_ADDRESS_FACTOR`: families and offices share one. */
const placesPerAddress = 4;

interface Arrival {
  /** The account first, then the browser. */
  holders: string[];
  /** null without a limit. */
  address: string | null;
}

type Answer = { place: PlaceRow } | 'TOO_MANY' | 'NO_QUEUE';

/** Gives places in the order of arrival, each holder one. */
class Arrivals {
  readonly added: NewPlace[] = [];
  readonly #byHolder: Map<string, PlaceRow>;
  readonly #ofAddress: Map<string, number>;
  readonly #queue: QueueRow;
  readonly #at: Date;
  readonly #mostPerAddress: number;

  constructor(of: {
    queue: QueueRow;
    known: readonly PlaceRow[];
    ofAddress: Map<string, number>;
    at: Date;
    mostPerAddress: number;
  }) {
    this.#queue = of.queue;
    this.#at = of.at;
    this.#byHolder = new Map(of.known.map((place) => [place.holder, place]));
    this.#ofAddress = of.ofAddress;
    this.#mostPerAddress = of.mostPerAddress;
  }

  #add(holder: string, address: string | null): PlaceRow {
    const id = randomUUID();
    const isDrawn = this.#queue.status === 'OPEN';
    const number = isDrawn ? this.#queue.last_number + this.added.length + 1 : null;
    const place = { id, holder, address, code: codeOf(id), number };
    this.added.push(place);
    const row = {
      ...{ ...place, event_id: this.#queue.event_id, joined_at: this.#at },
      ...{ admitted_at: null, admitted_until: null, ended_at: null },
    };
    this.#byHolder.set(holder, row);
    return row;
  }

  serve({ holders, address }: Arrival): Answer {
    const known = holders.flatMap((holder) => this.#byHolder.get(holder) ?? []);
    const [place] = known;
    if (place) return { place };
    const places = address === null ? 0 : (this.#ofAddress.get(address) ?? 0);
    if (places >= this.#mostPerAddress) return 'TOO_MANY';
    if (address !== null) this.#ofAddress.set(address, places + 1);
    const [holder = ''] = holders;
    return { place: this.#add(holder, address) };
  }
}

const canJoin = (queue: QueueRow, now: Date): boolean =>
  queue.status === 'OPEN' || (queue.status === 'ROOM' && now >= queue.opens_at);

const serve = (ctx: Context, eventId: string, asked: readonly Arrival[]): Promise<Answer[]> =>
  ctx.db
    .transaction()
    .execute(async (trx) => {
      const now = ctx.clock.now();
      const locked = await lockQueue(trx, eventId, now);
      if (!locked) return { answers: asked.map((): Answer => 'NO_QUEUE'), row: null, added: [] };
      const queue = await openIfDue(trx, locked, now);
      if (!canJoin(queue, now))
        return { answers: asked.map((): Answer => 'NO_QUEUE'), row: queue, added: [] };
      const at = new Date(Math.max(now.getTime(), queue.last_joined_at?.getTime() ?? 0));
      const addresses = asked.flatMap(({ address }) => (address === null ? [] : [address]));
      const arrivals = new Arrivals({
        queue,
        known: await listPlacesOf(
          trx,
          eventId,
          asked.flatMap(({ holders }) => holders),
        ),
        ofAddress: await countPlacesOfAddresses(trx, eventId, addresses),
        at,
        mostPerAddress: placesPerAddress * ctx.config.paymentLimits.addressFactor,
      });
      const answers = asked.map((arrival) => arrivals.serve(arrival));
      const { added } = arrivals;
      if (added.length === 0) return { answers, row: queue, added };
      await insertPlaces(trx, eventId, { places: added, joinedAt: at });
      const change = {
        joined: queue.joined + added.length,
        last_number: queue.status === 'OPEN' ? queue.last_number + added.length : queue.last_number,
        last_joined_at: at,
      };
      await changeQueue(trx, eventId, change);
      return { answers, row: { ...queue, ...change }, added };
    })
    .then(({ answers, row, added }) => {
      const places = added.map(({ id, number }) => [id, number] as const);
      if (row) noteQueue(ctx, eventId, { row, places });
      return answers;
    });

const batchesOf = perDatabase(
  (ctx) => new BatchedWork<Arrival, Answer>(mostAtOnce, (eventId, asked) => serve(ctx, eventId, asked)),
);

const tooMany = (): Failure =>
  new Failure('RATE_LIMITED', {
    detail: 'Too many people wait at this address already.',
    retryAfterSeconds: 60,
  });

/**
 * Takes a place in the queue of an event, or returns the one that the caller has. Throws NOT_FOUND, INVALID_STATE before the
 * waiting room opens, and for a caller who has neither account nor browser; RATE_LIMITED.
 */
export const joinQueue = async (
  ctx: Context,
  caller: Caller,
  eventId: string,
): Promise<ResponseOf<typeof joinCall>> => {
  const { row } = await plannedQueue(ctx, eventId);
  if (!row || row.status === 'ENDED') return { queue: null, place: null };
  if (!canJoin(row, ctx.clock.now()))
    throw new Failure('INVALID_STATE', { detail: 'The waiting room is not open yet.' });
  const holders = holdersOf(ownerOf(caller));
  if (holders.length === 0)
    throw new Failure('INVALID_STATE', {
      detail: 'A place belongs to an account or a browser: log in, or send the cookie.',
    });
  const answer = await batchesOf(ctx).run(eventId, { holders, address: addressOf(ctx, caller.ip) });
  if (answer === 'TOO_MANY') throw tooMany();
  if (answer === 'NO_QUEUE') return { queue: null, place: null };
  return presentOwn(ctx, await watchQueue(ctx, eventId), answer.place);
};
