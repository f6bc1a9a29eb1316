import { type RawBuilder, sql } from 'kysely';

/** The changes that were committed after the snapshot was taken, also if the transaction was assigned its id before. */
const changesAfter = (snapshot: string): RawBuilder<unknown> => sql`
  FROM listing_changes WHERE changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)`;

/** The listings of the change feed after a snapshot, each once. */
export const changedSince = (snapshot: string): RawBuilder<unknown> => sql`
  SELECT DISTINCT listing_id ${changesAfter(snapshot)}`;

/**
 * Whether any listing changed after a snapshot. In the order of the index, so that only its end is read: the planner expects
 * many changes and would start at the oldest, and in EXISTS it ignores the order.
 */
export const hasChangedSince = (snapshot: string): RawBuilder<boolean> => sql`
  (SELECT true ${changesAfter(snapshot)} ORDER BY changed_by, seq LIMIT 1) IS NOT NULL`;
