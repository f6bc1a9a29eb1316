import { type RawBuilder, sql } from 'kysely';

/** The listings of the change feed after a snapshot, each once. */
export const changedSince = (snapshot: string): RawBuilder<unknown> =>
  // committed after the snapshot was taken, also if the transaction was assigned its id before
  sql`
  SELECT DISTINCT listing_id FROM listing_changes
  WHERE changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)`;
