import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from '#platform/search-engine';
import { distanceTo } from './area.ts';

/** Rank points that a stay loses for each kilometer from the point of the search. */
const rankPerKilometer = 60;

/** More than any other stay can have. */
const rankOfFirst = 100_000_000;

/** What hits are ranked by, best first, on a row `u` of `search_units`. */
export const scoreOf = (criteria: SearchCriteria): RawBuilder<unknown> => {
  if (criteria.sort === 'rating') {
    return sql`(SELECT coalesce(l.quality, 0) * 100000 + l.review_count FROM listings l WHERE l.id = u.listing_id)`;
  }
  const { around, firstCityId } = criteria;
  const rank = around
    ? sql`u.search_rank - ${distanceTo(around)} / 1000 * ${rankPerKilometer}`
    : sql`u.search_rank`;
  if (!firstCityId) return rank;
  return sql`${rank} + CASE WHEN u.city_id = ${firstCityId} THEN ${rankOfFirst}::integer ELSE 0 END`;
};
