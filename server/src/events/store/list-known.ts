import type { EventCategory, EventGenre, VenueKind } from '@golark/contract/events/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** A venue as an import compares it with what a file says. */
export interface KnownVenue {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  cityId: string;
  cityName: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  capacity: number;
  source: string;
}

export interface KnownPerformer {
  id: string;
  slug: string;
  name: string;
  category: EventCategory;
  genre: EventGenre;
  colors: readonly [string, string] | null;
  homeVenueId: string | null;
  source: string;
}

export const listKnownVenues = async (db: Database): Promise<KnownVenue[]> => {
  const { rows } = await sql<KnownVenue>`
    SELECT v.id, v.slug, v.name, v.kind, v.city_id AS "cityId", c.name AS "cityName", v.time_zone AS "timeZone",
      v.latitude, v.longitude, v.capacity, v.source
    FROM venues v JOIN cities c ON c.id = v.city_id ORDER BY v.id`.execute(db);
  return rows;
};

export const listKnownPerformers = async (db: Database): Promise<KnownPerformer[]> => {
  const { rows } = await sql<KnownPerformer>`
    SELECT id, slug, name, category, genre, colors, home_venue_id AS "homeVenueId", source
    FROM performers ORDER BY id`.execute(db);
  return rows;
};
