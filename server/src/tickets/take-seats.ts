import { holdMinutes } from '@golark/contract/tickets/rules';
import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import { expireHoldsJob, expiryJobOf } from './expire-holds.ts';
import { allocateSeats, type SeatAnswer, type SeatRequest } from './rules/allocate-seats.ts';
import { type Holder, lockStock, writeAllocation } from './store/seat-stock.ts';

/** Requests of one transaction; more wait for the next one. */
const mostAtOnce = 64;

type Asked = Omit<SeatRequest, 'holder'> & { holder: string | null; by: Holder };

interface Waiting {
  asked: Asked;
  resolve(answer: SeatAnswer): void;
  reject(error: unknown): void;
}

/** Per database and event: the requests that wait while a transaction for others of the event runs. */
const queues = new WeakMap<Context['db'], Map<string, Waiting[]>>();

const queuesOf = ({ db }: Context): Map<string, Waiting[]> => {
  const known = queues.get(db) ?? new Map<string, Waiting[]>();
  queues.set(db, known);
  return known;
};

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
    reachStep('tickets.held.before-commit');
    return allocation.answers;
  });

/** One by one, so that a request that fails doesn't fail those that were served together with it. */
const serveEach = async (ctx: Context, eventId: string, batch: readonly Waiting[]): Promise<void> => {
  for (const { asked, resolve, reject } of batch) {
    try {
      const [answer] = await serve(ctx, eventId, [asked]);
      resolve(answer ?? { status: 'UNAVAILABLE' });
    } catch (error) {
      reject(error);
    }
  }
};

const serveBatch = async (ctx: Context, eventId: string, batch: readonly Waiting[]): Promise<void> => {
  try {
    const requests = batch.map(({ asked }) => asked);
    const answers = await serve(ctx, eventId, requests);
    batch.forEach(({ resolve }, i) => {
      resolve(answers[i] ?? { status: 'UNAVAILABLE' });
    });
  } catch {
    await serveEach(ctx, eventId, batch);
  }
};

const drain = async (ctx: Context, eventId: string, waiting: Waiting[]): Promise<void> => {
  while (waiting.length > 0) await serveBatch(ctx, eventId, waiting.splice(0, mostAtOnce));
  queuesOf(ctx).delete(eventId);
};

/**
 * Takes seats of a listing. Requests for the same event that arrive while others are served share the next transaction: one lock
 * and one commit for up to 64 buyers, in the order of their arrival.
 */
export const takeSeats = (ctx: Context, eventId: string, asked: Asked): Promise<SeatAnswer> =>
  new Promise((resolve, reject) => {
    const known = queuesOf(ctx);
    const waiting = known.get(eventId);
    if (waiting) {
      waiting.push({ asked, resolve, reject });
      return;
    }
    const first: Waiting[] = [{ asked, resolve, reject }];
    known.set(eventId, first);
    void drain(ctx, eventId, first);
  });
