import type { EventCategory } from '@golark/contract/events/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { conditionsOf, distanceTo, type EventSearch, isOfKind } from './filter-events.ts';
import { lowestPrice } from './lowest-price.ts';

export interface FoundEvents {
  /** In order, those of the page. */
  found: { id: string; distance: number | null }[];
  total: number;
  byCategory: Partial<Record<EventCategory, number>>;
}

const orders = {
  soonest: sql`starts_at, id`,
  cheapest: sql`price NULLS LAST, starts_at, id`,
  nearest: sql`distance, starts_at, id`,
};

/** The events of one page of a search, with the counts of all; one statement. */
export const findEvents = async (
  db: Database,
  search: EventSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundEvents> => {
  const { near, now, priceTo } = search;
  const sort = search.sort === 'nearest' && near === null ? 'soonest' : search.sort;
  // hundreds of prices are read only if they decide something
  const price = priceTo === undefined && sort !== 'cheapest' ? sql`NULL::bigint` : sql`(${lowestPrice(now)})`;
  const isCheap = priceTo === undefined ? sql`true` : sql`price <= ${priceTo * 100}`;
  const { rows } = await sql<FoundEvents>`
    WITH candidates AS MATERIALIZED (
      SELECT e.id, e.category, e.genre, e.starts_at, ${price} AS price,
        ${near ? distanceTo(near) : sql`NULL::int`} AS distance
      FROM events e JOIN venues v ON v.id = e.venue_id
      WHERE ${conditionsOf(search)}
    ), priced AS MATERIALIZED (SELECT * FROM candidates WHERE ${isCheap}),
    page AS (
      SELECT id, distance, row_number() OVER (ORDER BY ${orders[sort]}) AS nth FROM priced
      WHERE ${isOfKind(search)} ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT (SELECT count(*)::int FROM priced WHERE ${isOfKind(search)}) AS total,
      (SELECT coalesce(json_object_agg(category, count), '{}')
        FROM (SELECT category, count(*)::int FROM priced GROUP BY category) c) AS "byCategory",
      (SELECT coalesce(json_agg(json_build_object('id', id, 'distance', distance) ORDER BY nth), '[]') FROM page) AS found`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a search returns one row');
  return row;
};
