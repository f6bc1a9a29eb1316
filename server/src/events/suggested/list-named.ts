import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** A performer or a venue with events to come. */
export interface NamedRow {
  kind: 'performer' | 'venue';
  id: string;
  slug: string;
  name: string;
  event_count: number;
  /** The city of a venue; null for a performer. */
  city_id: string | null;
  /** Null for a performer. */
  latitude: number | null;
  longitude: number | null;
}

export interface TitledRow {
  id: string;
  title: string;
  starts_at: Date;
  day: string;
  venue_name: string;
  city_id: string;
}

/** The next ones; those of more than that are found by their performers and venues. */
const mostEvents = 20_000;

const isUpcoming = (now: Date) => sql`e.status <> 'CANCELED' AND e.starts_at > ${now}`;

/** Those with the most events first. */
export const listNamed = async (db: Database, now: Date): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`
    SELECT 'performer' AS kind, p.id, p.slug, p.name, count(*)::int AS event_count, NULL AS city_id,
        NULL::float8 AS latitude, NULL::float8 AS longitude
      FROM performers p JOIN event_performers ep ON ep.performer_id = p.id JOIN events e ON e.id = ep.event_id
      WHERE ${isUpcoming(now)} GROUP BY p.id
    UNION ALL
    SELECT 'venue', v.id, v.slug, v.name, count(*)::int, v.city_id, v.latitude, v.longitude
      FROM venues v JOIN events e ON e.venue_id = v.id
      WHERE ${isUpcoming(now)} GROUP BY v.id
    ORDER BY event_count DESC, id`.execute(db);
  return rows;
};

/** The soonest first. */
export const listTitled = async (db: Database, now: Date): Promise<TitledRow[]> => {
  const { rows } = await sql<TitledRow>`
    SELECT e.id, e.title, e.starts_at, e.day::text AS day, v.name AS venue_name, v.city_id
    FROM events e JOIN venues v ON v.id = e.venue_id
    WHERE ${isUpcoming(now)} ORDER BY e.starts_at, e.id LIMIT ${mostEvents}`.execute(db);
  return rows;
};

/** Changes when what is listed above does. */
export const readEventsFingerprint = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ fingerprint: string }>`
    SELECT concat((SELECT concat(count(*), ' ', sum(hashtext(concat(title, status, starts_at, venue_id)))) FROM events), ' ',
      (SELECT sum(hashtext(concat(id, name, slug, city_id, latitude, longitude))) FROM venues), ' ', (SELECT sum(hashtext(concat(id, name, slug))) FROM performers))
      AS fingerprint`.execute(db);
  return rows[0]?.fingerprint ?? '';
};
