import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isCommittedAfter } from '#platform/database/feed-version';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** A text that differs once the feed has another entry of a listing, also if its transaction began before others. A part of a statement. */
export const latestChangeOf = (listingId: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  SELECT coalesce(max(f.seq), 0) || '.' || count(*) FROM listing_changes f WHERE f.listing_id = ${listingId})`;

/** The number of the latest change of a listing of this host; undefined if it is another's. */
const findChangeNumber = async (
  db: Database,
  { listingId, hostId }: { listingId: string; hostId: string },
): Promise<string | undefined> => {
  const { rows } = await sql<{ number: string }>`SELECT ${latestChangeOf(sql`l.id`)} AS number FROM listings l
    WHERE l.id = ${listingId} AND l.property_manager_id = ${hostId}`.execute(db);
  return rows[0]?.number;
};

/** Adds an entry for each listing whose nights are as before, but whose calendar shows something else. */
const recordListingChanges = async (trx: Transaction<DB>, listingIds: readonly string[]): Promise<void> => {
  await sql`INSERT INTO listing_changes (listing_id) SELECT unnest(${listingIds}::text[])`.execute(trx);
};

/** Deletes old entries of the change feed. */
export const pruneListingChanges = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('listing_changes').where('changed_at', '<', before).execute();
};

/**
 * Reads which listings of hosts have changed since the reader was last called, from the snapshot of that call, so that a transaction that
 * began before others and ended after them is not missed. The first call returns nothing.
 */
const createListingFeed = (db: Database) => {
  let snapshot: string | null = null;
  return async (hostIds: readonly string[]): Promise<Map<string, string[]>> => {
    const hasChanged = snapshot === null ? sql`false` : isCommittedAfter(snapshot);
    const { rows } = await sql<{ snapshot: string; changes: { hostId: string; listingId: string }[] | null }>`
      SELECT pg_current_snapshot()::text AS snapshot, (
        SELECT json_agg(DISTINCT jsonb_build_object('hostId', l.property_manager_id, 'listingId', l.id))
        FROM listing_changes f JOIN listings l ON l.id = f.listing_id
        WHERE ${hasChanged} AND l.property_manager_id = ANY (${hostIds}::text[])) AS changes`.execute(db);
    // without hosts it only begins, and takes nothing from those who are asked for later
    if (hostIds.length > 0 || snapshot === null) snapshot = rows[0]?.snapshot ?? snapshot;
    const changed = new Map<string, string[]>();
    for (const { hostId, listingId } of rows[0]?.changes ?? [])
      changed.set(hostId, [...(changed.get(hostId) ?? []), listingId]);
    return changed;
  };
};

/** The feed of changes of listings, for other features. */
export const listingChanges = {
  createFeed: createListingFeed,
  findNumber: findChangeNumber,
  record: recordListingChanges,
};
