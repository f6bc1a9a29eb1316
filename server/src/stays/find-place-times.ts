import type { Database } from '#platform/database/open-database';

/** The clock of a place. */
export interface PlaceTimes {
  timeZone: string;
  /** From 0 to 23. */
  checkInHour: number;
}

/** The clock of the place of a listing, published or not; undefined if there is none. */
export const findPlaceTimes = async (db: Database, listingId: string): Promise<PlaceTimes | undefined> => {
  const row = await db
    .selectFrom('listings')
    .select(['time_zone', 'check_in_from'])
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row && { timeZone: row.time_zone, checkInHour: Number(row.check_in_from.slice(0, 2)) };
};
