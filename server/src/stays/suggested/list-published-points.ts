import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

interface PublishedPoint {
  city_id: string;
  state_id: string;
  latitude: number;
  longitude: number;
}

/** Where the published stays are. */
export const listPublishedPoints = (db: Database): Promise<PublishedPoint[]> =>
  db
    .selectFrom('listings')
    .select(['city_id', 'state_id', 'latitude', 'longitude'])
    .where('status', '=', 'published')
    .execute();

/** Changes when what is listed above does. */
export const readPointsFingerprint = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT concat(count(*), ' ', sum(hashtext(concat(city_id, latitude, ' ', longitude)))) AS fingerprint
    FROM listings WHERE status = 'published'`.execute(db);
  return rows[0]?.fingerprint ?? '';
};
