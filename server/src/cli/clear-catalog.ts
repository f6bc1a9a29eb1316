import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { deleteListings } from '#stays';

export const isCatalogFilled = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('listings').select('id').where('source', '=', 'catalog').limit(1).execute()).length ===
  1;

const batchSize = 250;

const clearBatch = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const unbooked = await sql<{ id: string }>`
      SELECT id FROM listings l WHERE source = 'catalog'
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.listing_id = l.id) LIMIT ${batchSize}`.execute(trx);
    return deleteListings(
      trx,
      unbooked.rows.map(({ id }) => id),
    );
  });

/**
 * Deletes generated stays without bookings, and managers without stays. Returns the number of deleted stays. Each batch
 * is committed separately, so that a running server can serve requests between them.
 */
export const clearCatalog = async (db: Database, signal?: AbortSignal): Promise<number> => {
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const inBatch = await clearBatch(db);
    if (inBatch === 0) break;
    deleted += inBatch;
  }
  await sql`DELETE FROM property_managers m
    WHERE data_source = 'CATALOG' AND NOT EXISTS (SELECT FROM listings l WHERE l.property_manager_id = m.id)`.execute(
    db,
  );
  return deleted;
};
