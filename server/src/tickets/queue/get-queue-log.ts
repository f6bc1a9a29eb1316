import type { QueueLog } from '@golark/contract/queue/schemas';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { plannedQueue } from './planned-queue.ts';
import { type LogRow, listLog } from './store/places.ts';
import type { QueueRow } from './store/queues.ts';

const present = (row: LogRow): QueueLog['entries'][number] => ({
  code: row.code,
  joinedAt: row.joined_at.toISOString(),
  number: row.number,
  admittedAt: row.admitted_at?.toISOString() ?? null,
  leftAt: row.left_at?.toISOString() ?? null,
});

export const logOf = async (ctx: Context, queue: QueueRow): Promise<QueueLog> => {
  const isDrawn = queue.drawn_at !== null;
  return {
    eventId: queue.event_id,
    saleAt: queue.sale_at.toISOString(),
    drawnAt: queue.drawn_at?.toISOString() ?? null,
    commitment: queue.commitment,
    seed: isDrawn ? queue.seed : null,
    entries: isDrawn ? (await listLog(ctx.db, queue.event_id)).map(present) : [],
  };
};

/** Everything that is needed to compute the draw again; seed and places only after it. Throws NOT_FOUND. */
export const getQueueLog = async (ctx: Context, eventId: string): Promise<QueueLog> => {
  const { row } = await plannedQueue(ctx, eventId);
  if (!row) throw notFound('A queue of this event');
  return logOf(ctx, row);
};
