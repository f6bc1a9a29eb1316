import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from '#platform/search-engine';
import { distanceTo } from './area.ts';

/** Rank points that a stay loses for each kilometer from the point of the search. */
const rankPerKilometer = 60;

/** What hits are ranked by, best first, on a row `u` of `search_units`. */
export const scoreOf = (criteria: SearchCriteria): RawBuilder<unknown> => {
  if (criteria.sort === 'rating') {
    return sql`(SELECT coalesce(l.quality, 0) * 100000 + l.review_count FROM listings l WHERE l.id = u.listing_id)`;
  }
  if (!criteria.around) return sql`u.search_rank`;
  return sql`u.search_rank - ${distanceTo(criteria.around)} / 1000 * ${rankPerKilometer}`;
};
