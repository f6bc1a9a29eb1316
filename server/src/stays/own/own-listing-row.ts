import type { ListingSection, ListingStatus } from '@golark/contract/own-listings/rules';
import type { Beds } from '@golark/contract/stays/beds';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { RoomSeason } from '../rules/season-ranges.ts';
import { type StayRow, selectStays } from '../store.ts';

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
  amenities: string[];
  nightly_amount: number;
  weekend_nightly_amount: number;
  seasons: RoomSeason[];
}

/** A listing with everything that its host's pages show, in both languages. */
export type OwnListingRow = Omit<StayRow, 'status' | 'rooms' | 'title'> & {
  status: ListingStatus;
  line1: string | null;
  zip: string | null;
  texts: Partial<Record<'en' | 'es', StoredText>>;
  rooms: OwnRoom[];
  sections: Partial<Record<ListingSection, { version: number; changed_at: string }>> | null;
};

const textsJson = sql`(
  SELECT json_object_agg(t.locale, json_build_object('title', t.title, 'description', t.description, 'is_copied', t.is_copied))
  FROM listing_texts t WHERE t.listing_id = listings.id)`;

const roomsJson = sql`(
  SELECT json_agg(json_build_object('id', r.id, 'name_en', r.name_en, 'name_es', r.name_es, 'units', r.units,
    'max_guests', r.max_guests, 'bedding', r.bedding, 'amenities', r.amenities, 'nightly_amount', r.nightly_amount,
    'weekend_nightly_amount', r.weekend_nightly_amount,
    'seasons', coalesce((SELECT json_agg(s) FROM seasons s WHERE s.room_type_id = r.id), '[]'::json)) ORDER BY r.position)
  FROM room_types r WHERE r.listing_id = listings.id)`;

const sectionsJson = sql`(
  SELECT json_object_agg(e.section, json_build_object('version', e.version, 'changed_at', e.changed_at))
  FROM listing_sections e WHERE e.listing_id = listings.id)`;

/** To be completed with what selects, orders and limits them. */
export const selectOwnListings = (db: Database) =>
  selectStays(db, 'en')
    .leftJoin('listing_arrivals', 'listing_arrivals.listing_id', 'listings.id')
    .select(['line1', 'zip', textsJson.as('texts'), roomsJson.as('own_rooms'), sectionsJson.as('sections')]);

export const ownListingOf = ({ own_rooms, ...row }: Record<string, unknown>): OwnListingRow =>
  ({ ...row, rooms: own_rooms }) as OwnListingRow;

/** A listing of this host; the host is part of the query. */
export const findOwnListing = async (
  db: Database,
  id: string,
  hostId: string,
): Promise<OwnListingRow | undefined> => {
  const row = await selectOwnListings(db)
    .where('listings.id', '=', id)
    .where('property_manager_id', '=', hostId)
    .executeTakeFirst();
  return row && ownListingOf(row);
};
