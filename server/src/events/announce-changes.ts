import { sql, type Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';

interface ChangeRow {
  event_id: string;
  kind: 'canceled' | 'moved';
  moved_from: Date | null;
}

/** Announces the events that this transaction has canceled or moved. Everything that changes events calls it before it commits. */
export const announceChanges = async (
  ctx: Pick<Context, 'clock' | 'events'>,
  trx: Transaction<DB>,
): Promise<void> => {
  const { rows } =
    await sql<ChangeRow>`DELETE FROM event_changes RETURNING event_id, kind, moved_from`.execute(trx);
  for (const { event_id: eventId, kind, moved_from } of rows) {
    if (kind === 'canceled') await ctx.events.emit(trx, 'event.canceled', { eventId });
    if (!moved_from) continue;
    await trx.updateTable('events').set({ moved_at: ctx.clock.now() }).where('id', '=', eventId).execute();
    await ctx.events.emit(trx, 'event.moved', { eventId, movedFrom: moved_from.toISOString() });
  }
};
