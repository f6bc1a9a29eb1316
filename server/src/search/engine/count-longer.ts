import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { LongerStays, SearchCriteria } from '#platform/search-engine';
import { matches, matchesFacets } from './filters.ts';

interface Row {
  counts: number[];
}

const listings = (criteria: SearchCriteria, now: Date) => sql`
  SELECT u.listing_id FROM search_units u WHERE ${matches(criteria, now)} AND ${matchesFacets(criteria)}`;

/** How many more stays there are for as many nights more from the same day on; one statement. */
export const countLonger = async (
  db: Database,
  criteria: SearchCriteria & { dates: StayDates },
  { more, now }: { more: readonly number[]; now: Date },
): Promise<LongerStays[]> => {
  const { arriveDay, departDay } = criteria.dates;
  const counts = more.map((nights) => {
    const dates = { arriveDay, departDay: addDays(departDay, nights) };
    return sql`(SELECT count(DISTINCT longer.listing_id) FROM (${listings({ ...criteria, dates }, now)}) longer
      WHERE NOT EXISTS (SELECT FROM found WHERE found.listing_id = longer.listing_id))`;
  });
  const { rows } = await sql<Row>`
    WITH found AS MATERIALIZED (${listings(criteria, now)})
    SELECT json_build_array(${sql.join(counts)}) AS counts`.execute(db);
  const length = nightsBetween(arriveDay, departDay);
  return more.map((nights, place) => ({
    nights: length + nights,
    stayCount: rows[0]?.counts[place] ?? 0,
  }));
};
