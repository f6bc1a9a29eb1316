import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { Point } from '../rules/read-area.ts';
import { distanceTo } from './filter-events.ts';
import { type VenueRow, venueRefColumns } from './rows.ts';

/** Venues with their cities and states. */
export const venueTables = sql`venues v JOIN cities c ON c.id = v.city_id JOIN states s ON s.id = c.state_id`;

const upcoming = (now: Date): RawBuilder<unknown> => sql`LATERAL (
  SELECT count(*)::int AS event_count, min(starts_at) AS next_event_at FROM events
  WHERE venue_id = v.id AND status <> 'CANCELED' AND starts_at > ${now}) upcoming`;

const columns = sql`${venueRefColumns}, v.capacity, v.picture_alt, upcoming.*`;

export interface VenueSearch {
  now: Date;
  /** Folded, one of which has to occur; none for any venue. */
  texts: readonly string[];
  near: (Point & { radius: number }) | null;
}

/** Venues with events to come, those with the most first. */
export const listVenues = async (
  db: Database,
  { now, texts, near }: VenueSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: VenueRow[]; total: number }> => {
  const isNear = near ? sql`${distanceTo(near)} <= ${near.radius}` : sql`true`;
  const isNamed =
    texts.length === 0
      ? sql`true`
      : sql`(${sql.join(
          texts.map((text) => sql`v.search_text LIKE ${`%${text}%`} OR ${text} <% v.search_text`),
          sql` OR `,
        )})`;
  const { rows } = await sql<VenueRow & { total: number }>`
    SELECT ${columns}, count(*) OVER ()::int AS total FROM ${venueTables}, ${upcoming(now)}
    WHERE upcoming.event_count > 0 AND ${isNear} AND ${isNamed}
    ORDER BY upcoming.event_count DESC, v.name, v.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};

/** By id or slug. */
export const findVenue = async (db: Database, idOrSlug: string, now: Date): Promise<VenueRow | null> => {
  const { rows } = await sql<VenueRow>`
    SELECT ${columns} FROM ${venueTables}, ${upcoming(now)}
    WHERE v.id = ${idOrSlug} OR v.slug = ${idOrSlug} ORDER BY v.id = ${idOrSlug} DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
};
