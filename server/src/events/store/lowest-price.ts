import { type RawBuilder, sql } from 'kysely';

/** Whether something of listing `l` of event `e` can be bought. */
const isOffered = (now: Date): RawBuilder<boolean> => sql<boolean>`l.event_id = e.id AND l.status = 'active'
    AND (l.sizes > 0 OR (l.released_sizes > 0 AND companions_released(e.starts_at, e.companion_release_hours, ${now})))`;

/** The lowest price of a ticket of event `e` that can be bought now, as a subquery; null before its sale starts. */
export const lowestPrice = (now: Date): RawBuilder<unknown> => sql`
  SELECT l.price_amount FROM ticket_listings l
  WHERE ${isOffered(now)}
    AND e.status <> 'CANCELED' AND e.starts_at > ${now} AND (e.on_sale_at IS NULL OR e.on_sale_at <= ${now})
  ORDER BY l.price_amount LIMIT 1`;

/** More are not shown, so that no more are counted; every listing has at least one. */
export const mostFew = 10;

/** The number of tickets of event `e` for sale, if it is at most `mostFew`; otherwise any larger number. */
export const fewFree = (now: Date): RawBuilder<unknown> => sql`
  SELECT sum((SELECT sum(upper(seats) - lower(seats)) FROM unnest(few.free) AS seats))::int
  FROM (SELECT l.free FROM ticket_listings l WHERE ${isOffered(now)} LIMIT ${mostFew + 1}) few`;
