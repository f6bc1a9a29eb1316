import { type CatalogDatabase, inTransaction } from '../in-transaction.ts';
import type { Stay } from './stay.ts';

/** What is asked of a database: a pool of `pg`, on a server or embedded. */

const insertManagers = `
  INSERT INTO property_managers (id, name, data_source, joined_on)
  SELECT id, name, 'CATALOG', joined_on
  FROM json_to_recordset($1::json) AS m (id text, name text, joined_on date)
  ON CONFLICT (id) DO NOTHING`;

const listingColumns = `id text, property_manager_id text, state_id text, city_id text, neighborhood text, time_zone text,
  latitude float8, longitude float8, stay_type text, property_type text, max_guests integer, bedrooms integer, beds integer,
  bathrooms numeric, amenities text[], is_instant_book boolean, is_pets_allowed boolean, is_smoking_allowed boolean,
  cleaning_fee_amount integer, pet_fee_amount integer, extra_guest_fee_amount integer, included_guests integer,
  weekly_discount_percent integer, monthly_discount_percent integer, member_discount_percent integer,
  cancellation_policy text, min_nights integer, max_nights integer, check_in_from time, check_in_until time,
  check_out_by time, quiet_from time, quality numeric, review_count integer, search_rank integer`;
const listingNames = listingColumns
  .split(',')
  .map((column) => column.trim().split(' ')[0])
  .join(', ');

const insertListings = `
  INSERT INTO listings (${listingNames}, source, created_at, updated_at)
  SELECT ${listingNames}, 'catalog', created_on, created_on
  FROM json_to_recordset($1::json) AS l (${listingColumns}, created_on timestamptz)`;

const insertTexts = `
  INSERT INTO listing_texts (listing_id, locale, title, description)
  SELECT * FROM json_to_recordset($1::json) AS t (listing_id text, locale text, title text, description text)`;

const insertRooms = `
  INSERT INTO room_types (id, listing_id, position, name_en, name_es, units, max_guests, bedrooms, beds,
    nightly_amount, weekend_nightly_amount)
  SELECT * FROM json_to_recordset($1::json) AS r (id text, listing_id text, position integer, name_en text, name_es text,
    units integer, max_guests integer, bedrooms integer, beds integer, nightly_amount integer,
    weekend_nightly_amount integer)`;

const insertSeasons = `
  INSERT INTO seasons (room_type_id, starts_on, ends_on, nightly_amount, weekend_nightly_amount)
  SELECT * FROM json_to_recordset($1::json) AS s (room_type_id text, starts_on date, ends_on date, nightly_amount integer,
    weekend_nightly_amount integer)`;

// a run of like nights travels as one row and is spread out here
const insertNights = `
  INSERT INTO nights (room_type_id, night, units, booked, is_blocked, nightly_amount, min_nights)
  SELECT r.room_type_id, r.starts_on + day, r.units, r.booked, r.is_blocked, r.nightly_amount, r.min_nights
  FROM json_to_recordset($1::json) AS r (room_type_id text, starts_on date, nights integer, units integer, booked integer,
    is_blocked boolean, nightly_amount integer, min_nights integer)
  CROSS JOIN LATERAL generate_series(0, r.nights - 1) AS day
  ON CONFLICT DO NOTHING`;

const insertReviews = `
  INSERT INTO reviews (listing_id, author_name, author_place, locale, stayed_in, rating, body)
  SELECT * FROM json_to_recordset($1::json) AS v (listing_id text, author_name text, author_place text, locale text,
    stayed_in date, rating integer, body text)`;

const rowsOf = (stays: Stay[]): [sql: string, rows: unknown[]][] => [
  [insertManagers, [...new Map(stays.map(({ manager }) => [manager.id, manager])).values()]],
  [
    insertListings,
    stays.map(({ listing }) => ({ ...listing, created_on: `${listing.created_on}T12:00:00Z` })),
  ],
  [insertTexts, stays.flatMap((s) => s.texts.map((text) => ({ listing_id: s.listing.id, ...text })))],
  [
    insertRooms,
    stays.flatMap((s) =>
      s.rooms.map(({ seasons, runs, ...room }) => ({ listing_id: s.listing.id, ...room })),
    ),
  ],
  [
    insertSeasons,
    stays.flatMap((s) =>
      s.rooms.flatMap((r) => r.seasons.map((season) => ({ room_type_id: r.id, ...season }))),
    ),
  ],
  [
    insertNights,
    stays.flatMap((s) =>
      s.rooms.flatMap((r) => r.runs.map((run) => ({ room_type_id: r.id, units: r.units, ...run }))),
    ),
  ],
  [insertReviews, stays.flatMap((s) => s.reviews.map((review) => ({ listing_id: s.listing.id, ...review })))],
];

/** Writes a batch in one transaction and gives the number of rows; stays that are there already (booked ones outlive a refill) are left alone. */
export const writeStays = (db: CatalogDatabase, batch: Stay[]): Promise<number> =>
  inTransaction(db, async (client) => {
    const ids = batch.map(({ listing }) => listing.id);
    const present = await client.query('SELECT id FROM listings WHERE id = ANY ($1::text[])', [ids]);
    const known = new Set(present.rows.map((row) => row['id']));
    const fresh = batch.filter(({ listing }) => !known.has(listing.id));
    let written = 0;
    for (const [sql, rows] of rowsOf(fresh)) {
      if (rows.length === 0) continue;
      written += (await client.query(sql, [JSON.stringify(rows)])).rowCount ?? 0;
    }
    await client.query('SELECT refresh_search_units($1::text[])', [fresh.map(({ listing }) => listing.id)]);
    return written;
  });
