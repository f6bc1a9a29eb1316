import { randomUUID } from 'node:crypto';
import { offerMinutes } from '@golark/contract/waiting-list/rules';
import { sql, type Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { reachStep } from '#platform/fault-point';
import { expireHoldsJob, expiryJobOf } from '../expire-holds.ts';
import { allocateSeats } from '../rules/allocate-seats.ts';
import { lockStock, writeAllocation } from '../store/seat-stock.ts';
import { offerSeatsJob } from './offer-job.ts';
import { writeWaitingEmail } from './waiting-email.ts';
import {
  endListsOfPast,
  endWaiting,
  findSuited,
  isWaitedFor,
  listEventsToOffer,
  lockList,
  markOffered,
  type Suited,
  settleOffers,
} from './waiting-store.ts';

/** As long as the event has not begun. */
const offerUntil = async (trx: Transaction<DB>, eventId: string, now: Date): Promise<Date> => {
  const { rows } = await sql<{ starts_at: Date }>`SELECT starts_at FROM events WHERE id = ${eventId}`.execute(
    trx,
  );
  const until = now.getTime() + offerMinutes * 60_000;
  return new Date(Math.min(until, rows[0]?.starts_at.getTime() ?? until));
};

/** Holds the seats in the name of who waits. False if they were taken by somebody who held them before. */
const offer = async (
  ctx: Context,
  trx: Transaction<DB>,
  { eventId, id, accountId, quantity, listingId, companionsOnly }: Suited & { eventId: string },
): Promise<boolean> => {
  const now = ctx.clock.now();
  const expiresAt = await offerUntil(trx, eventId, now);
  const holdId = randomUUID();
  const request = {
    ...{ holdId, listingId, quantity, companionsOnly, isOffer: true },
    // seats of the event that they hold already stay theirs
    holders: [],
    buyers: accountId === null ? [] : [{ buyer: `account ${accountId}`, factor: 1 }],
  };
  const stock = await lockStock(trx, { eventId, requests: [request], now });
  const allocation = allocateSeats({ ...stock, now, expiresAt }, [request]);
  const by = new Map([[holdId, { accountId, deviceId: null }]]);
  await writeAllocation(trx, allocation, { eventId, known: stock.quantities, by, now });
  const [answer] = allocation.answers;
  if (answer?.status === 'LIMIT') await endWaiting(trx, { id, status: 'ENDED', now });
  if (answer?.status !== 'TAKEN') return answer?.status === 'LIMIT';
  await markOffered(trx, { id, holdId });
  await ctx.jobs.enqueue(trx, expireHoldsJob, expiryJobOf(eventId, expiresAt));
  await writeWaitingEmail(ctx, trx, { kind: 'offered', placeId: id });
  reachStep('tickets.offered.before-commit');
  return true;
};

const offerNext = (ctx: Context, eventId: string): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    await lockList(trx, eventId);
    await settleOffers(trx, { eventId, now });
    const suited = await findSuited(trx, { eventId, now });
    return suited ? offer(ctx, trx, { eventId, ...suited }) : false;
  });

/** Each offer is a transaction of its own, in the order of the list, until no seat suits anybody. */
export const offerSeats = async (ctx: Context, { eventId }: { eventId: string }): Promise<void> => {
  while (await offerNext(ctx, eventId));
};

/** Enqueued with the change that frees seats; nothing for an event without a waiting list. */
export const enqueueOffers = async (ctx: Context, trx: Transaction<DB>, eventId: string): Promise<void> => {
  if (await isWaitedFor(trx, eventId)) await ctx.jobs.enqueue(trx, offerSeatsJob, { data: { eventId } });
};

/** Every minute: seats that came for sale in another way, such as with a new listing. They couldn't be sold to others in the meantime. */
export const offerNewSeats = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  await ctx.db.transaction().execute((trx) => endListsOfPast(trx, now));
  for (const eventId of await listEventsToOffer(ctx.db, now)) await offerSeats(ctx, { eventId });
};
