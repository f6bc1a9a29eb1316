import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export const areEventsFilled = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('events').select('id').where('source', '=', 'catalog').limit(1).execute()).length ===
  1;

const batchSize = 100;

/** An event that somebody holds, has bought or sells tickets of stays, with its listings. */
const clearBatch = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM events e WHERE source = 'catalog'
        AND NOT EXISTS (SELECT FROM ticket_holds h WHERE h.event_id = e.id)
        AND NOT EXISTS (SELECT FROM tickets t WHERE t.event_id = e.id)
        AND NOT EXISTS (SELECT FROM ticket_listings l JOIN accounts a ON a.id = l.seller_account_id
          WHERE l.event_id = e.id AND a.password_hash <> '!')
      LIMIT ${batchSize}`.execute(trx);
    const ids = rows.map(({ id }) => id);
    for (const table of ['ticket_buyers', 'ticket_listings'])
      await sql`DELETE FROM ${sql.table(table)} WHERE event_id = ANY (${ids}::text[])`.execute(trx);
    await sql`DELETE FROM events WHERE id = ANY (${ids}::text[])`.execute(trx);
    return ids.length;
  });

/** Deletes generated events whose tickets nobody has, and venues and performers without events. Returns the number of events. */
export const clearEvents = async (db: Database, signal?: AbortSignal): Promise<number> => {
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const inBatch = await clearBatch(db);
    if (inBatch === 0) break;
    deleted += inBatch;
  }
  await sql`DELETE FROM performers p WHERE source = 'catalog'
    AND NOT EXISTS (SELECT FROM event_performers ep WHERE ep.performer_id = p.id)`.execute(db);
  await sql`DELETE FROM venues v WHERE source = 'catalog'
    AND NOT EXISTS (SELECT FROM events e WHERE e.venue_id = v.id)
    AND NOT EXISTS (SELECT FROM performers p WHERE p.home_venue_id = v.id)`.execute(db);
  return deleted;
};
