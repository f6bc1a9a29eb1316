import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** A text that differs once the feed has another entry of a listing, also if its transaction began before others. A part of a statement. */
export const latestChangeOf = (listingId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  SELECT coalesce(max(f.seq), 0) || '.' || count(*) FROM listing_changes f WHERE f.listing_id = ${listingId})`;

/** Deletes old entries of the change feed. */
export const pruneListingChanges = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('listing_changes').where('changed_at', '<', before).execute();
};
