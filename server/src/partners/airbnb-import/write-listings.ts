import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { MappedListing } from './map-listing.ts';

export interface BatchCounts {
  taken: number;
  updated: number;
  unchanged: number;
}

interface Owner {
  managerId: string;
  at: Date;
  /** The file's columns: what a short layout leaves out is not taken from a listing that has it. */
  published: string[];
}

const columns = `id, external_id, state_id, city_id, time_zone, neighborhood, latitude, longitude, stay_type, property_type,
  max_guests, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed, is_smoking_allowed, min_nights,
  max_nights, quality, review_count, search_rank`;
const definitions = `id text, external_id text, state_id text, city_id text, time_zone text, neighborhood text,
  latitude float8, longitude float8, stay_type text, property_type text, max_guests integer, bedrooms integer,
  beds integer, bathrooms numeric(4, 1), amenities text[], is_instant_book boolean, is_pets_allowed boolean,
  is_smoking_allowed boolean, min_nights integer, max_nights integer, quality numeric(3, 2), review_count integer,
  search_rank integer`;

// which published column each of ours is made from; the others are in every layout
const madeFrom: Record<string, string> = {
  stay_type: 'property_type',
  property_type: 'property_type',
  max_guests: 'accommodates',
  included_guests: 'accommodates',
  bedrooms: 'bedrooms',
  beds: 'beds',
  bathrooms: 'bathrooms_text',
  amenities: 'amenities',
  is_pets_allowed: 'amenities',
  is_smoking_allowed: 'amenities',
  is_instant_book: 'instant_bookable',
  max_nights: 'maximum_nights',
  quality: 'review_scores_rating',
  search_rank: 'review_scores_rating',
};

const names = columns.split(',').map((column) => column.trim());

const changeable = (published: string[]): string[] =>
  [...names.slice(2), 'included_guests'].filter((column) => {
    const source = madeFrom[column];
    return source === undefined || published.includes(source);
  });

const changes = (published: string[]) => {
  const own = changeable(published);
  const list = (prefix: string): string => own.map((column) => `${prefix}.${column}`).join(', ');
  return {
    assignments: sql.raw(own.map((column) => `${column} = excluded.${column}`).join(', ')),
    differs: sql.raw(`(${list('l')}) IS DISTINCT FROM (${list('excluded')})`),
  };
};

interface Written {
  id: string;
  is_new: boolean;
}

const upsertListings = (rows: string, { managerId, at, published }: Owner) => {
  const { assignments, differs } = changes(published);
  return sql<Written>`
    INSERT INTO listings AS l (${sql.raw(columns)}, property_manager_id, source, cleaning_fee_amount, pet_fee_amount,
      extra_guest_fee_amount, included_guests, weekly_discount_percent, monthly_discount_percent,
      member_discount_percent, cancellation_policy, check_in_from, check_in_until, check_out_by, created_at, updated_at)
    SELECT ${sql.raw(columns)}, ${managerId}, 'airbnb', 0, 0, 0, max_guests, 0, 0, 0, 'moderate', '15:00', '22:00',
      '11:00', ${at}::timestamptz, ${at}::timestamptz
    FROM json_to_recordset(${rows}::json) AS r (${sql.raw(definitions)})
    ON CONFLICT ON CONSTRAINT listings_external_id DO UPDATE
      SET ${assignments}, updated_at = excluded.updated_at WHERE ${differs}
    RETURNING id, xmax = 0 AS is_new`;
};

const upsertTexts = (rows: string, hasDescription: boolean) => sql<{ id: string }>`
  INSERT INTO listing_texts AS t (listing_id, locale, title, description)
  SELECT id, 'en', title, description FROM json_to_recordset(${rows}::json) AS r (id text, title text, description text)
  ON CONFLICT (listing_id, locale) DO UPDATE SET title = excluded.title,
    description = CASE WHEN ${hasDescription} THEN excluded.description ELSE t.description END
    WHERE t.title <> excluded.title OR (${hasDescription} AND t.description <> excluded.description)
  RETURNING listing_id AS id`;

// after the listings, whose sizes hold
const upsertRooms = (rows: string) => sql<{ id: string }>`
  INSERT INTO room_types AS t (id, listing_id, position, name_en, name_es, units, max_guests, bedrooms, beds,
    nightly_amount, weekend_nightly_amount)
  SELECT l.id || '-1', l.id, 0, 'Entire place', 'Alojamiento entero', 1, l.max_guests, l.bedrooms, l.beds,
    r.nightly_amount, r.nightly_amount
  FROM json_to_recordset(${rows}::json) AS r (id text, nightly_amount integer) JOIN listings l ON l.id = r.id
  ON CONFLICT (listing_id, position) DO UPDATE SET max_guests = excluded.max_guests, bedrooms = excluded.bedrooms,
    beds = excluded.beds, nightly_amount = excluded.nightly_amount,
    weekend_nightly_amount = excluded.weekend_nightly_amount
    WHERE (t.max_guests, t.bedrooms, t.beds, t.nightly_amount, t.weekend_nightly_amount) IS DISTINCT FROM
      (excluded.max_guests, excluded.bedrooms, excluded.beds, excluded.nightly_amount, excluded.weekend_nightly_amount)
  RETURNING listing_id AS id`;

/** One batch in one transaction: new listings are added, changed ones changed, the rest left as they are. */
export const writeListings = (db: Database, batch: MappedListing[], owner: Owner): Promise<BatchCounts> =>
  db.transaction().execute(async (trx) => {
    const facts = JSON.stringify(batch.map(({ title, description, ...listing }) => listing));
    const words = JSON.stringify(batch.map(({ id, title, description }) => ({ id, title, description })));
    const listings = (await upsertListings(facts, owner).execute(trx)).rows;
    const hasDescription = owner.published.includes('description');
    const texts = (await upsertTexts(words, hasDescription).execute(trx)).rows;
    const rooms = (await upsertRooms(facts).execute(trx)).rows;
    const taken = listings.filter((listing) => listing.is_new).length;
    const changed = [...new Set([...listings, ...texts, ...rooms].map(({ id }) => id))];
    if (changed.length > 0) await sql`SELECT refresh_search_units(${changed}::text[])`.execute(trx);
    return { taken, updated: changed.length - taken, unchanged: batch.length - changed.length };
  });
