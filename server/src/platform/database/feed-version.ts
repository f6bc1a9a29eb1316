import { type RawBuilder, sql } from 'kysely';
import { FreshFlights } from '../fresh-flights.ts';
import type { Database } from './open-database.ts';

/** The condition for rows of a feed that were committed after a snapshot, also if their transaction was assigned its id before. */
export const isCommittedAfter = (snapshot: string): RawBuilder<boolean> => sql`
  changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)`;

export interface FeedVersion {
  /** Asks the database; equal results say that the feed has no new entry in between. */
  read(): Promise<number>;
  /** The version that was read last: everything that is read from now on is at least as new. */
  latest(): number;
}

/**
 * A number that grows when a feed of changes has new entries; `hasChangedSince` says whether it has entries that a snapshot does not
 * contain. Callers that ask at the same time share a statement, and each gets the state of a moment after it asked.
 */
export const createFeedVersion = (
  db: Database,
  hasChangedSince: (snapshot: string) => RawBuilder<boolean>,
): FeedVersion => {
  const flights = new FreshFlights<number>();
  let version = 0;
  let snapshot: string | null = null;
  const ask = async (): Promise<number> => {
    const hasChanged = snapshot === null ? sql`true` : hasChangedSince(snapshot);
    const { rows } = await sql<{ snapshot: string; has_changed: boolean }>`
        SELECT pg_current_snapshot()::text AS snapshot, ${hasChanged} AS has_changed`.execute(db);
    if (!rows[0]) throw new Error('the feed of changes returned no row');
    if (rows[0].has_changed) version += 1;
    // also without changes: the feed is pruned behind the snapshots that are in use
    snapshot = rows[0].snapshot;
    return version;
  };
  return { read: () => flights.run('', ask), latest: () => version };
};
