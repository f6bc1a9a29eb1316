import type { Context } from '#platform/context';
import { type JobOptions, jobType } from '#platform/jobs/job-queue';
import { allocateSeats } from './rules/allocate-seats.ts';
import { findExpiredStock, lockStock, writeAllocation } from './store/seat-stock.ts';

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

/** Holds of tickets that were not ordered and whose time is over give their seats back. */
export const expireHolds = async (ctx: Context, { eventId }: { eventId: string }): Promise<void> => {
  const now = ctx.clock.now();
  const listingIds = await findExpiredStock(ctx.db, { eventId, now });
  for (let first = 0; first < listingIds.length; first += listingsAtOnce) {
    const some = listingIds.slice(first, first + listingsAtOnce);
    await ctx.db.transaction().execute(async (trx) => {
      const stock = await lockStock(trx, { eventId, requests: [], listingIds: some, now });
      const allocation = allocateSeats({ ...stock, now, expiresAt: now }, []);
      await writeAllocation(trx, allocation, { eventId, known: stock.quantities, by: new Map(), now });
    });
  }
};
