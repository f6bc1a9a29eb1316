import type { HostFee } from '@golark/contract/pricing/fees';
import type { Beds, SleepingRoom } from '@golark/contract/stays/beds';
import { type Insertable, sql, type Transaction } from 'kysely';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';
import type { DB, Listings, RoomTypes, Seasons } from '#platform/database/tables';
import type { StoredPhoto } from '#platform/illustrate';
import { type AccessibilityColumns, accessibilityColumns } from './accessibility-columns.ts';
import type { DerivedColumns } from './derived-columns.ts';
import { type ArrivalColumns, saveArrivals } from './save-arrivals.ts';
import { replacePhotos } from './save-photos.ts';
import { type ListingText, upsertTexts } from './save-texts.ts';
import { uncountReviews } from './stay-reviews.ts';

export type ListingColumns = Required<Omit<Insertable<Listings>, DerivedColumns>> &
  Partial<AccessibilityColumns> & {
    host_fees: readonly HostFee[];
    /** Where the beds of a home are; without it, that is not known. */
    sleeping?: readonly SleepingRoom[] | null;
  };
/** Without `bedding` and `amenities` they are not known. */
export type RoomColumns = Omit<Insertable<RoomTypes>, 'listing_id' | 'bedding'> & {
  bedding?: readonly Beds[];
};
export type SeasonColumns = Omit<Insertable<Seasons>, 'room_type_id'>;

export interface ListingInput {
  listing: ListingColumns;
  texts: ListingText[];
  /** Without `seasons` those of an existing room type stay as they are. */
  rooms: (RoomColumns & { seasons?: SeasonColumns[] })[];
  photos: StoredPhoto[];
  /** Without it that of an existing listing stays as it is. */
  arrival?: ArrivalColumns;
}

/** The ids of the added listings and of the existing listings that changed. */
export interface SavedListings {
  inserted: string[];
  updated: string[];
}

const listingColumns = {
  id: 'text',
  property_manager_id: 'text',
  source: 'text',
  external_id: 'text',
  state_id: 'text',
  city_id: 'text',
  neighborhood: 'text',
  time_zone: 'text',
  latitude: 'float8',
  longitude: 'float8',
  stay_type: 'text',
  property_type: 'text',
  max_guests: 'integer',
  bedrooms: 'integer',
  beds: 'integer',
  bathrooms: 'numeric(4, 1)',
  amenities: 'text[]',
  is_instant_book: 'boolean',
  is_pets_allowed: 'boolean',
  is_smoking_allowed: 'boolean',
  cleaning_fee_amount: 'bigint',
  pet_fee_amount: 'bigint',
  extra_guest_fee_amount: 'bigint',
  included_guests: 'integer',
  weekly_discount_percent: 'integer',
  monthly_discount_percent: 'integer',
  last_minute_discount_percent: 'integer',
  last_minute_days: 'integer',
  early_booking_discount_percent: 'integer',
  early_booking_days: 'integer',
  non_refundable_discount_percent: 'integer',
  deposit_percent: 'integer',
  balance_days_before: 'integer',
  cleaning_fee_unit: 'text',
  pet_fee_unit: 'text',
  extra_guest_fee_unit: 'text',
  host_fees: 'jsonb',
  member_discount_percent: 'integer',
  member_discount_funder: 'text',
  cancellation_policy: 'text',
  min_nights: 'integer',
  max_nights: 'integer',
  check_in_from: 'time',
  check_in_until: 'time',
  check_out_by: 'time',
  quiet_from: 'time',
  quality: 'numeric(3, 2)',
  review_count: 'integer',
  search_rank: 'integer',
  sleeping: 'jsonb',
  ...accessibilityColumns,
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} satisfies Record<keyof ListingColumns, string>;

export const roomColumns = {
  id: 'text',
  listing_id: 'text',
  position: 'integer',
  name_en: 'text',
  name_es: 'text',
  units: 'integer',
  max_guests: 'integer',
  bedrooms: 'integer',
  beds: 'integer',
  bedding: 'jsonb',
  amenities: 'text[]',
  nightly_amount: 'bigint',
  weekend_nightly_amount: 'bigint',
} satisfies Record<keyof Insertable<RoomTypes>, string>;

const seasonColumns = {
  room_type_id: 'text',
  starts_on: 'date',
  ends_on: 'date',
  nightly_amount: 'bigint',
  weekend_nightly_amount: 'bigint',
} satisfies Record<keyof Insertable<Seasons>, string>;

interface SaveOptions {
  /** Columns that are written for new listings only. */
  leave?: readonly string[];
  /** The status of new listings. */
  status?: 'draft' | 'published';
}

/** Identity, times and the first rank are set when a listing is added, never by a change. */
const fixedColumns = [
  'id',
  'property_manager_id',
  'source',
  'external_id',
  'search_rank',
  'created_at',
  'updated_at',
];

const upsertListings = (inputs: ListingInput[], { leave, status }: Required<SaveOptions>) => {
  const changed = Object.keys(listingColumns).filter(
    (name) => !fixedColumns.includes(name) && !leave.includes(name),
  );
  // a maximum that stays as it is must not fall below the new minimum
  const raised = leave.includes('max_nights')
    ? sql`, max_nights = greatest(l.max_nights, excluded.min_nights)`
    : sql``;
  return sql<{ id: string; is_new: boolean }>`
    INSERT INTO listings AS l (${namesOf(listingColumns)}, status)
    SELECT ${namesOf(listingColumns)}, ${status} FROM ${recordset(
      inputs.map(({ listing }) => listing),
      listingColumns,
    )}
    ON CONFLICT (id) DO UPDATE SET ${updates(changed)}, updated_at = excluded.updated_at${raised}
      WHERE ${differs('l', changed)}
    RETURNING id, xmax = 0 AS is_new`;
};

const upsertRooms = (inputs: ListingInput[], leave: readonly string[]) => {
  const changed = Object.keys(roomColumns).filter(
    (name) => !['id', 'listing_id', 'position'].includes(name) && !leave.includes(name),
  );
  const rows = inputs.flatMap(({ listing, rooms }) =>
    rooms.map(({ seasons, bedding = [], amenities = [], ...room }) => ({
      ...{ ...room, bedding, amenities },
      listing_id: listing.id,
    })),
  );
  return sql<{ id: string }>`
    INSERT INTO room_types AS r (${namesOf(roomColumns)})
    SELECT ${namesOf(roomColumns)} FROM ${recordset(rows, roomColumns)}
    ON CONFLICT (listing_id, position) DO UPDATE SET ${updates(changed)} WHERE ${differs('r', changed)}
    RETURNING listing_id AS id`;
};

/** Replaces the seasons of room types; returns the listings whose seasons changed. */
export const replaceSeasons = async (
  trx: Transaction<DB>,
  rooms: readonly { id: string; seasons?: SeasonColumns[] }[],
): Promise<string[]> => {
  if (rooms.length === 0) return [];
  const rows = rooms.flatMap(({ id, seasons = [] }) =>
    seasons.map((season) => ({ room_type_id: id, ...season })),
  );
  const changed = ['ends_on', 'nightly_amount', 'weekend_nightly_amount'];
  const ids = rooms.map((room) => room.id);
  const { rows: ofRooms } = await sql<{ id: string }>`
    WITH given AS MATERIALIZED (SELECT * FROM ${recordset(rows, seasonColumns)}), gone AS (
      DELETE FROM seasons s WHERE s.room_type_id = ANY (${ids}::text[]) AND NOT EXISTS
        (SELECT FROM given g WHERE g.room_type_id = s.room_type_id AND g.starts_on = s.starts_on)
      RETURNING s.room_type_id
    ), saved AS (
      INSERT INTO seasons AS s (${namesOf(seasonColumns)}) SELECT ${namesOf(seasonColumns)} FROM given
      ON CONFLICT (room_type_id, starts_on) DO UPDATE SET ${updates(changed)} WHERE ${differs('s', changed)}
      RETURNING s.room_type_id
    )
    SELECT DISTINCT r.listing_id AS id FROM room_types r
    WHERE r.id IN (SELECT room_type_id FROM gone UNION SELECT room_type_id FROM saved)`.execute(trx);
  return ofRooms.map(({ id }) => id);
};

/** Locks room types first and in the order of their ids, like bookings, so that two writers wait instead of deadlocking. */
export const lockRooms = (trx: Transaction<DB>, listingIds: string[]): Promise<unknown> =>
  sql`SELECT FROM room_types WHERE listing_id = ANY (${listingIds}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );

/** A search filters by what the room sleeps, and a price by what the home does. */
const assertRoomOfHome = ({ listing, rooms }: ListingInput): void => {
  if (listing.stay_type === 'homes' && rooms.some((room) => room.max_guests !== listing.max_guests))
    throw new Error(`the home ${listing.id} and its room sleep different numbers of guests`);
};

/**
 * Adds listings with all that belongs to them, and changes those that exist. The only code that writes these tables; triggers update
 * search in the same transaction. Columns named in `leave` (also `photos`) are written for new listings only; other room types stay.
 */
export const saveListings = async (
  trx: Transaction<DB>,
  inputs: ListingInput[],
  { leave = [], status = 'published' }: SaveOptions = {},
): Promise<SavedListings> => {
  if (inputs.length === 0) return { inserted: [], updated: [] };
  inputs.forEach(assertRoomOfHome);
  const ids = inputs.map(({ listing }) => listing.id);
  await lockRooms(trx, ids);
  if (!leave.includes('review_count')) await uncountReviews(trx, ids);
  const listings = (await upsertListings(inputs, { leave, status }).execute(trx)).rows;
  const inserted = new Set(listings.filter(({ is_new }) => is_new).map(({ id }) => id));
  const changed = new Set(listings.map(({ id }) => id));
  for (const { id } of (await upsertTexts(inputs, leave).execute(trx)).rows) changed.add(id);
  for (const { id } of (await upsertRooms(inputs, leave).execute(trx)).rows) changed.add(id);
  const roomsWithSeasons = inputs.flatMap(({ rooms }) => rooms.filter((room) => room.seasons));
  for (const id of await replaceSeasons(trx, roomsWithSeasons)) changed.add(id);
  const withPhotos = inputs
    .filter(({ listing }) => !leave.includes('photos') || inserted.has(listing.id))
    .map(({ listing, photos }) => ({ listingId: listing.id, photos, isNew: inserted.has(listing.id) }));
  for (const id of await replacePhotos(trx, withPhotos)) changed.add(id);
  await saveArrivals(
    trx,
    inputs.flatMap(({ listing, arrival }) => (arrival ? [{ listing_id: listing.id, ...arrival }] : [])),
  );
  return { inserted: [...inserted], updated: [...changed].filter((id) => !inserted.has(id)) };
};
