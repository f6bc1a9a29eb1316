import type { Context } from '#platform/context';
import { type JobOptions, jobType } from '#platform/jobs/job-queue';
import { allocateSeats } from './rules/allocate-seats.ts';
import { findExpiredStock, lockStock, writeAllocation } from './store/seat-stock.ts';
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

/** Ends holds that have expired or are given back, of listings of one event. */
export const freeSeats = (
  ctx: Context,
  { eventId, ...of }: { eventId: string; listingIds: readonly string[]; returned?: readonly string[] },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const stock = await lockStock(trx, { eventId, requests: [], ...of, now });
    const allocation = allocateSeats({ ...stock, now, expiresAt: now }, []);
    await writeAllocation(trx, allocation, { eventId, known: stock.quantities, by: new Map(), now });
    await enqueueIfSuiting(ctx, trx, { eventId, stock, allocation });
  });

/** Holds of tickets that were not ordered and whose time is over give their seats back. */
export const expireHolds = async (ctx: Context, { eventId }: { eventId: string }): Promise<void> => {
  const listingIds = await findExpiredStock(ctx.db, { eventId, now: ctx.clock.now() });
  for (let first = 0; first < listingIds.length; first += listingsAtOnce)
    await freeSeats(ctx, { eventId, listingIds: listingIds.slice(first, first + listingsAtOnce) });
};
