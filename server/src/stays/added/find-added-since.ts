import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** The ids of the listings that were added after an instant. */
export const findAddedSince = async (
  db: Database,
  listingIds: readonly string[],
  since: Date,
): Promise<Set<string>> => {
  if (listingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', sql<string>`ANY(${listingIds}::text[])`)
    .where('created_at', '>', since)
    .execute();
  return new Set(rows.map(({ id }) => id));
};
