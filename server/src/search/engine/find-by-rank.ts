import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { countFacets } from './count-facets.ts';
import { facetFilters } from './counted-filters.ts';
import { matches, matchesFacets } from './filters.ts';
import { nightsOfListings } from './nights-of-listings.ts';
import { scoreOf } from './score.ts';

interface Row {
  groups: [count: number, ...values: string[]][] | null;
  listing_ids: string[] | null;
  nights: string | null;
}

const facetColumns = sql.join(facetFilters.map(({ column }) => sql.ref(column)));

/** Which part of the results, at which instant. */
export interface PageAt {
  offset: number;
  limit: number;
  now: Date;
}

const query = (criteria: SearchCriteria, page: PageAt): RawBuilder<Row> => {
  // cast: ANY would otherwise compare with the rows of the query
  const found = sql`(SELECT listing_ids FROM page)::text[]`;
  // a hotel is found once, whichever of its room types match
  return sql<Row>`
    WITH hit AS MATERIALIZED (
      SELECT DISTINCT ON (u.listing_id) u.listing_id, ${facetColumns}, ${scoreOf(criteria, page.now)} AS score
      FROM search_units u WHERE ${matches(criteria, page.now)} ORDER BY u.listing_id, score DESC
    ), page AS MATERIALIZED (
      SELECT array_agg(listing_id) AS listing_ids FROM
        (SELECT listing_id FROM hit WHERE ${matchesFacets(criteria)}
          ORDER BY score DESC, listing_id LIMIT ${page.limit} OFFSET ${page.offset}) p
    )
    SELECT
      (SELECT json_agg(json_build_array(n, ${facetColumns})) FROM
        (SELECT ${facetColumns}, count(*) AS n FROM hit GROUP BY ${facetColumns}) f) AS groups,
      to_json(${found}) AS listing_ids,
      ${criteria.dates ? sql`(${nightsOfListings(found, criteria.dates)})::text` : sql`NULL::text`} AS nights`;
};

/** A search that needs no totals, in one statement; with dates it also reads the nights of the page. */
export const findByRank = async (
  db: Database,
  criteria: SearchCriteria,
  page: PageAt,
): Promise<SearchPage> => {
  const row = (await query(criteria, page).execute(db)).rows[0];
  const groups = (row?.groups ?? []).map(([count, ...values]) => ({ count, values }));
  const nights = criteria.dates ? { nights: row?.nights ?? '[]' } : {};
  return { ...countFacets(groups, criteria), listingIds: row?.listing_ids ?? [], ...nights };
};
