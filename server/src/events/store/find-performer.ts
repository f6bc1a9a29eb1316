import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { type AltTexts, type PerformerRow, type VenueRefRow, venueRefJson } from './rows.ts';

export interface PerformerDetailRow extends PerformerRow {
  category: string;
  picture_alt: AltTexts;
  home_venue: VenueRefRow | null;
  event_count: number;
}

/** By id or slug. */
export const findPerformer = async (
  db: Database,
  idOrSlug: string,
  now: Date,
): Promise<PerformerDetailRow | null> => {
  const { rows } = await sql<PerformerDetailRow>`
    SELECT p.id, p.slug, p.name, p.genre, p.category, p.picture_alt,
      (SELECT ${venueRefJson} FROM venues v JOIN cities c ON c.id = v.city_id
        JOIN states s ON s.id = c.state_id WHERE v.id = p.home_venue_id) AS home_venue,
      (SELECT count(*)::int FROM event_performers ep JOIN events e ON e.id = ep.event_id
        WHERE ep.performer_id = p.id AND e.status <> 'CANCELED' AND e.starts_at > ${now}) AS event_count
    FROM performers p WHERE p.id = ${idOrSlug} OR p.slug = ${idOrSlug} ORDER BY p.id = ${idOrSlug} DESC LIMIT 1`.execute(
    db,
  );
  return rows[0] ?? null;
};
