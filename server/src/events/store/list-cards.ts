import { sql } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import { fewFree, lowestPrice } from './lowest-price.ts';
import { type EventDetailRow, type EventRow, venueRefJson } from './rows.ts';

const columns = sql`e.id, e.title, e.category, e.genre, e.status, e.change_count, e.starts_at, e.is_time_tbd, e.doors_at, e.moved_from,
  e.on_sale_at, e.ticket_limit, e.refund_rule, e.resale_cap_percent, e.companion_release_hours, e.picture_alt, ${venueRefJson} AS venue,
  coalesce((SELECT json_agg(json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'genre', p.genre) ORDER BY ep.position)
    FROM event_performers ep JOIN performers p ON p.id = ep.performer_id WHERE ep.event_id = e.id), '[]') AS performers`;

const offers = (now: Date) => sql`(${lowestPrice(now)}) AS from_price, (${fewFree(now)}) AS few_free`;

const tables = sql`events e JOIN venues v ON v.id = e.venue_id JOIN cities c ON c.id = v.city_id
  JOIN states s ON s.id = c.state_id`;

/** What cards show, in the order of the ids; one statement. */
export const listCards = async (db: Database, ids: readonly string[], now: Date): Promise<EventRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<EventRow>`
    SELECT ${columns}, ${offers(now)} FROM ${tables} WHERE e.id IN ${idsOf(ids)}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export const findEvent = async (db: Database, id: string, now: Date): Promise<EventDetailRow | null> => {
  const { rows } = await sql<EventDetailRow>`
    SELECT ${columns}, ${offers(now)}, v.seat_map, v.capacity, v.picture_alt AS venue_alt
    FROM ${tables} WHERE e.id = ${id}`.execute(db);
  return rows[0] ?? null;
};
