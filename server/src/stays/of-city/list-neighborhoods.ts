import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface NeighborhoodRow {
  name: string;
  stay_count: number;
  latitude: number;
  longitude: number;
}

const shown = 12;

/** The parts of a city with most published stays, each with the middle of its stays. */
export const listNeighborhoods = (db: Database, cityId: string): Promise<NeighborhoodRow[]> =>
  db
    .selectFrom('listings')
    .select([
      sql<string>`neighborhood`.as('name'),
      sql<number>`count(*)`.as('stay_count'),
      sql<number>`avg(latitude)`.as('latitude'),
      sql<number>`avg(longitude)`.as('longitude'),
    ])
    .where('city_id', '=', cityId)
    .where('status', '=', 'published')
    .where('neighborhood', 'is not', null)
    .groupBy('neighborhood')
    .orderBy('stay_count', 'desc')
    .orderBy('name')
    .limit(shown)
    .execute();

export const countStaysOf = async (db: Database, cityId: string): Promise<number> => {
  const row = await db
    .selectFrom('listings')
    .select(sql<number>`count(*)`.as('stay_count'))
    .where('city_id', '=', cityId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row?.stay_count ?? 0;
};
