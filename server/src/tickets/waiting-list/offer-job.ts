import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { jobType } from '#platform/jobs/job-queue';
import type { Allocation, Stock } from '../rules/allocate-seats.ts';
import { suitsWaiting } from '../rules/suits-waiting.ts';

/** Offers seats of an event that have come back to the first whom they suit. */
export const offerSeatsJob = jobType<{ eventId: string }>('tickets.offer-seats');

/** In the transaction that frees the seats: none of them is left to chance. Asks the database nothing. */
export const enqueueIfSuiting = async (
  ctx: Context,
  trx: Transaction<DB>,
  { eventId, stock, allocation }: { eventId: string; stock: Pick<Stock, 'listings'>; allocation: Allocation },
): Promise<void> => {
  if (suitsWaiting(stock, allocation)) await ctx.jobs.enqueue(trx, offerSeatsJob, { data: { eventId } });
};
