import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** The number of events to come of each genre. */
export const countByGenre = async (db: Database, now: Date): Promise<Map<string, number>> => {
  const { rows } = await sql<{ genre: string; count: number }>`
    SELECT genre, count(*)::int AS count FROM events WHERE status <> 'CANCELED' AND starts_at > ${now}
    GROUP BY genre`.execute(db);
  return new Map(rows.map(({ genre, count }) => [genre, count]));
};
