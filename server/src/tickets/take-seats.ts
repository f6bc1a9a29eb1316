import { holdMinutes } from '@golark/contract/tickets/rules';
import { BatchedWork } from '#platform/batched-work';
import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import { perDatabase } from '#platform/per-database';
import { expireHoldsJob, expiryJobOf } from './expire-holds.ts';
import { allocateSeats, type SeatAnswer, type SeatRequest } from './rules/allocate-seats.ts';
import { type Holder, lockStock, writeAllocation } from './store/seat-stock.ts';
import { enqueueIfSuiting } from './waiting-list/offer-job.ts';

/** Requests of one transaction; more wait for the next one. */
const mostAtOnce = 64;

type Asked = SeatRequest & { by: Holder };

const serve = (ctx: Context, eventId: string, requests: readonly Asked[]): Promise<SeatAnswer[]> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const expiresAt = new Date(now.getTime() + holdMinutes * 60_000);
    const stock = await lockStock(trx, { eventId, requests, now });
    const allocation = allocateSeats({ ...stock, now, expiresAt }, requests);
    const by = new Map(requests.map((asked) => [asked.holdId, asked.by]));
    await writeAllocation(trx, allocation, { eventId, known: stock.quantities, by, now });
    if (allocation.taken.length > 0)
      await ctx.jobs.enqueue(trx, expireHoldsJob, expiryJobOf(eventId, expiresAt));
    await enqueueIfSuiting(ctx, trx, { eventId, stock, allocation });
    reachStep('tickets.held.before-commit');
    return allocation.answers;
  });

const batchesOf = perDatabase(
  (ctx) => new BatchedWork<Asked, SeatAnswer>(mostAtOnce, (eventId, asked) => serve(ctx, eventId, asked)),
);

/**
 * Takes seats of a listing. Requests for the same event that arrive while others are served share the next transaction: one lock
 * and one commit for up to 64 buyers, in the order of their arrival.
 */
export const takeSeats = (ctx: Context, eventId: string, asked: Asked): Promise<SeatAnswer> =>
  batchesOf(ctx).run(eventId, asked);
