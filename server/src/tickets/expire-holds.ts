import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type JobOptions, jobType } from '#platform/jobs/job-queue';
import { type Allocation, allocateSeats } from './rules/allocate-seats.ts';
import { findExpiredStock } from './store/holds.ts';
import { lockStock, writeAllocation } from './store/seat-stock.ts';
import { enqueueIfSuiting } from './waiting-list/offer-job.ts';

/** Ends the holds of an event that have expired. Who wants such seats before it has run gets them too. */
export const expireHoldsJob = jobType<{ eventId: string }>('tickets.expire-holds');

/** Holds that end within the same seconds are ended by one job. */
const togetherMilliseconds = 5000;
const listingsAtOnce = 100;

/** The job for a hold that ends at this instant; holds that end at about the same time share it. */
export const expiryJobOf = (
  eventId: string,
  expiresAt: Date,
): { data: { eventId: string }; options: JobOptions } => {
  const startAfter = new Date(Math.ceil(expiresAt.getTime() / togetherMilliseconds) * togetherMilliseconds);
  return {
    data: { eventId },
    options: { startAfter, singletonKey: `${eventId} ${startAfter.toISOString()}` },
  };
};

interface FreedSeats {
  eventId: string;
  listingIds: readonly string[];
  /** Holds that are given back. */
  returned?: readonly string[];
}

/** Ends holds that have expired or are given back, of listings of one event, which are locked. */
export const endHolds = async (
  trx: Transaction<DB>,
  { eventId, now, ...of }: FreedSeats & { now: Date },
): Promise<{ stock: Awaited<ReturnType<typeof lockStock>>; allocation: Allocation }> => {
  const stock = await lockStock(trx, { eventId, requests: [], ...of, now });
  const allocation = allocateSeats({ ...stock, now, expiresAt: now }, []);
  await writeAllocation(trx, allocation, { eventId, known: stock.quantities, by: new Map(), now });
  return { stock, allocation };
};

/** The same in a transaction of its own; the seats are offered to those who wait for such. */
export const freeSeats = (ctx: Context, freed: FreedSeats): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const ended = await endHolds(trx, { ...freed, now: ctx.clock.now() });
    await enqueueIfSuiting(ctx, trx, { eventId: freed.eventId, ...ended });
  });

/** Holds of tickets that were not ordered and whose time is over give their seats back. */
export const expireHolds = async (ctx: Context, { eventId }: { eventId: string }): Promise<void> => {
  const listingIds = await findExpiredStock(ctx.db, { eventId, now: ctx.clock.now() });
  for (let first = 0; first < listingIds.length; first += listingsAtOnce)
    await freeSeats(ctx, { eventId, listingIds: listingIds.slice(first, first + listingsAtOnce) });
};
