import { type RawBuilder, sql } from 'kysely';
import { isCommittedAfter } from '#platform/database/feed-version';

const changesAfter = (snapshot: string): RawBuilder<unknown> => sql`
  FROM listing_changes WHERE ${isCommittedAfter(snapshot)}`;

/** The listings of the change feed after a snapshot, each once. */
export const changedSince = (snapshot: string): RawBuilder<unknown> => sql`
  SELECT DISTINCT listing_id ${changesAfter(snapshot)}`;

/**
 * Whether any listing changed after a snapshot. In the order of the index, so that only its end is read: the planner expects
 * many changes and would start at the oldest, and in EXISTS it ignores the order.
 */
export const hasChangedSince = (snapshot: string): RawBuilder<boolean> => sql`
  (SELECT true ${changesAfter(snapshot)} ORDER BY changed_by, seq LIMIT 1) IS NOT NULL`;
