import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { runPrepared } from '#platform/database/prepared';
import type { PageNight, SearchCriteria, SearchPage } from '#platform/search-engine';
import { changedSince } from './changed-since.ts';
import { countFacets } from './count-facets.ts';
import { facetFilters, matches, matchesFacets } from './filters.ts';
import { nightsOfListings } from './nights-of-listings.ts';
import { scoreOf } from './score.ts';

interface Row {
  snapshot: string;
  has_changed: boolean;
  groups: [count: number, ...values: string[]][] | null;
  listing_ids: string[] | null;
  nights: PageNight[] | null;
}

const facetColumns = sql.join(facetFilters.map(({ column }) => sql.ref(column)));

interface Asked {
  criteria: SearchCriteria;
  page: { offset: number; limit: number };
  /** A snapshot: if no listing changed after it, nothing is searched. */
  since: string | null;
}

const query = ({ criteria, page, since }: Asked): RawBuilder<Row> => {
  // cast: ANY would otherwise compare with the rows of the query
  const found = sql`(SELECT listing_ids FROM page)::text[]`;
  const hasChanged = since === null ? sql`true` : sql`EXISTS (${changedSince(since)})`;
  // a hotel is found once, whichever of its room types match; OFFSET 0: the feed is read once, before any room type
  return sql<Row>`
    WITH state AS MATERIALIZED (SELECT ${hasChanged} AS has_changed OFFSET 0), hit AS MATERIALIZED (
      SELECT DISTINCT ON (u.listing_id) u.listing_id, ${facetColumns}, ${scoreOf(criteria)} AS score
      FROM search_units u WHERE (SELECT has_changed FROM state) AND ${matches(criteria)} ORDER BY u.listing_id
    ), page AS MATERIALIZED (
      SELECT array_agg(listing_id) AS listing_ids FROM
        (SELECT listing_id FROM hit WHERE ${matchesFacets(criteria)}
          ORDER BY score DESC, listing_id LIMIT ${page.limit} OFFSET ${page.offset}) p
    )
    SELECT pg_current_snapshot()::text AS snapshot, (SELECT has_changed FROM state) AS has_changed,
      (SELECT json_agg(json_build_array(n, ${facetColumns})) FROM
        (SELECT ${facetColumns}, count(*) AS n FROM hit GROUP BY ${facetColumns}) f) AS groups,
      ${found} AS listing_ids,
      ${criteria.dates ? sql`(${nightsOfListings(found, criteria.dates)})` : sql`NULL::json`} AS nights`;
};

export interface RankedPage {
  /** The state of the database that the page was read from. */
  snapshot: string;
  /** Null if no listing changed since the given snapshot. */
  page: SearchPage | null;
}

/**
 * A search that needs no totals, in one statement; with dates it also reads the nights of the page. With `since` it searches
 * only if a listing changed after that snapshot.
 */
export const findByRank = async (db: Database, asked: Asked): Promise<RankedPage> => {
  const { criteria } = asked;
  const row = (await runPrepared(db, query(asked))).rows[0];
  if (!row) throw new Error('the search returned no row');
  if (!row.has_changed) return { snapshot: row.snapshot, page: null };
  const groups = (row.groups ?? []).map(([count, ...values]) => ({ count, values }));
  const nights = criteria.dates ? { nights: row.nights ?? [] } : {};
  const page = { ...countFacets(groups, criteria), listingIds: row.listing_ids ?? [], ...nights };
  return { snapshot: row.snapshot, page };
};
