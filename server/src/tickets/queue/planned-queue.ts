import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { roomOpensAt } from './advance-queue.ts';
import { newSeed } from './rules/seed.ts';
import { findEventSale, openQueue } from './store/queues.ts';
import { forgetQueue, type WatchedQueue, watchQueue } from './watch-queue.ts';

/**
 * The queue of an event. One whose sale is still to come has a waiting room: the first who asks fixes the seed of its draw, long
 * before anyone can join. Throws NOT_FOUND.
 */
export const plannedQueue = async (ctx: Context, eventId: string): Promise<WatchedQueue> => {
  const watched = await watchQueue(ctx, eventId);
  if (watched.row) return watched;
  const now = ctx.clock.now();
  const sale = await findEventSale(ctx.db, eventId, now);
  if (!sale) throw notFound('This event');
  const { onSaleAt, isOver } = sale;
  if (isOver || onSaleAt === null || onSaleAt <= now) return watched;
  const room = { status: 'ROOM' as const, opensAt: roomOpensAt(onSaleAt), saleAt: onSaleAt };
  await openQueue(ctx.db, { eventId, ...room, ...newSeed() });
  forgetQueue(ctx, eventId);
  return watchQueue(ctx, eventId);
};
