import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** Makes instant booking of exactly these listings a request; those of all others hold again. What hosts want stays as it is. */
export const pauseInstantBook = async (db: Database, listingIds: readonly string[]): Promise<void> => {
  const ids = sql`${[...listingIds]}::text[]`;
  await sql`UPDATE listings SET is_instant_paused = NOT is_instant_paused
    WHERE id = ANY (${ids}) AND NOT is_instant_paused OR is_instant_paused AND id <> ALL (${ids})`.execute(
    db,
  );
};
