import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** Resolves when this many statements wait for a lock. PostgreSQL only: the embedded database has one connection. */
export const untilWaiting = async (db: Database, count: number): Promise<void> => {
  for (let waiting = 0; waiting < count; ) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    waiting = rows[0]?.n ?? 0;
  }
};
