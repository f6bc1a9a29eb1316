import type { ListingSection, ListingStatus } from '@golark/contract/own-listings/rules';
import type { Beds } from '@golark/contract/stays/beds';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { Listings } from '#platform/database/tables';

export interface StoredText {
  title: string;
  description: string;
  is_copied: boolean;
}

interface OwnRoom {
  id: string;
  name_en: string;
  name_es: string;
  units: number;
  max_guests: number;
  bedding: Beds[];
  nightly_amount: number;
  weekend_nightly_amount: number;
}

/** A listing with everything that its host's pages show, in both languages. */
export type OwnListingRow = Omit<Selectable<Listings>, 'status' | 'sleeping'> & {
  status: ListingStatus;
  sleeping: { room: 'bedroom' | 'common'; beds: Beds[] }[] | null;
  city_name: string;
  state_name: string;
  line1: string | null;
  zip: string | null;
  texts: Partial<Record<'en' | 'es', StoredText>>;
  rooms: OwnRoom[];
  sections: Partial<Record<ListingSection, { version: number; changed_at: string }>> | null;
  photo_id: string | null;
  photo_count: number;
};

/** Listings `l` that a condition selects; `tail` orders and limits them. */
export const selectOwnListings = async (
  db: Database,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<OwnListingRow[]> => {
  const { rows } = await sql<OwnListingRow>`
    SELECT l.*, c.name AS city_name, s.name AS state_name, a.line1, a.zip,
      (SELECT json_object_agg(t.locale, json_build_object('title', t.title, 'description', t.description, 'is_copied', t.is_copied))
        FROM listing_texts t WHERE t.listing_id = l.id) AS texts,
      (SELECT json_agg(json_build_object('id', r.id, 'name_en', r.name_en, 'name_es', r.name_es, 'units', r.units,
          'max_guests', r.max_guests, 'bedding', r.bedding, 'nightly_amount', r.nightly_amount,
          'weekend_nightly_amount', r.weekend_nightly_amount) ORDER BY r.position)
        FROM room_types r WHERE r.listing_id = l.id) AS rooms,
      (SELECT json_object_agg(e.section, json_build_object('version', e.version, 'changed_at', e.changed_at))
        FROM listing_sections e WHERE e.listing_id = l.id) AS sections,
      (SELECT photo_id(p.listing_id, p.storage_key) FROM listing_photos p WHERE p.listing_id = l.id
        ORDER BY p.position LIMIT 1) AS photo_id,
      (SELECT count(*)::integer FROM listing_photos p WHERE p.listing_id = l.id) AS photo_count
    FROM listings l JOIN cities c ON c.id = l.city_id JOIN states s ON s.id = l.state_id
    LEFT JOIN listing_arrivals a ON a.listing_id = l.id
    WHERE ${where} ${tail}`.execute(db);
  return rows;
};

/** A listing of this host; the host is part of the query. */
export const findOwnListing = async (
  db: Database,
  id: string,
  hostId: string,
): Promise<OwnListingRow | undefined> =>
  (await selectOwnListings(db, sql`l.id = ${id} AND l.property_manager_id = ${hostId}`))[0];
