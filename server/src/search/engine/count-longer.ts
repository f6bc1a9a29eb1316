import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { LongerStays, SearchCriteria } from '#platform/search-engine';
import { matchesDates, matchesFacets, matchesPlace } from './filters.ts';
import { isAnyNightSet } from './night-ring.ts';

interface Row {
  counts: number[];
}

/**
 * How many more stays there are for as many nights more from the same day on; one statement. It reads the area once: most stays
 * that are free for longer are found now, and the few others are looked up by their listing.
 */
export const countLonger = async (
  db: Database,
  criteria: SearchCriteria & { dates: StayDates },
  { more, now }: { more: readonly number[]; now: Date },
): Promise<LongerStays[]> => {
  const { arriveDay, departDay } = criteria.dates;
  const longer = more.map((nights, place) => {
    const dates = { arriveDay, departDay: addDays(departDay, nights) };
    return { name: sql.ref(`longer_${place}`), matches: matchesDates({ ...criteria, dates }, now) };
  });
  const columns = longer.map(({ name, matches }) => sql`(${matches}) IS TRUE AS ${name}`);
  const place = sql`${matchesPlace(criteria, now)} AND ${matchesFacets(criteria)}`;
  const isFoundNow = matchesDates(criteria, now);
  // what is taken on one of the nights is taken for longer, too
  const isFree = sql`NOT ${isAnyNightSet(sql`u.taken`, criteria.dates)}`;
  // OFFSET 0: the columns are computed once, and not again for the condition on them
  const { rows } = await sql<Row>`
    WITH missed AS MATERIALIZED (
      SELECT * FROM (SELECT u.listing_id, ${sql.join(columns)} FROM search_units u
        WHERE ${place} AND ${isFree} AND (${isFoundNow}) IS NOT TRUE OFFSET 0) u
      WHERE ${sql.join(
        longer.map(({ name }) => name),
        sql` OR `,
      )}
    ), other AS (
      SELECT * FROM missed m WHERE NOT EXISTS (
        SELECT FROM search_units u WHERE u.listing_id = m.listing_id AND ${place} AND ${isFoundNow})
    )
    SELECT json_build_array(${sql.join(
      longer.map(({ name }) => sql`(SELECT count(DISTINCT listing_id) FROM other WHERE ${name})`),
    )}) AS counts`.execute(db);
  const length = nightsBetween(arriveDay, departDay);
  return more.map((nights, at) => ({
    nights: length + nights,
    stayCount: rows[0]?.counts[at] ?? 0,
  }));
};
