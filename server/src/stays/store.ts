import type { Locale } from '@golark/contract/locale/rules';
import type { extraGuestFeeUnits, FeeUnit, HostFee, petFeeUnits } from '@golark/contract/pricing/fees';
import type { AccessFact } from '@golark/contract/stays/accessibility';
import type { Beds, SleepingRoom } from '@golark/contract/stays/beds';
import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import { type Selectable, sql } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { Listings } from '#platform/database/tables';
import { publishedReviews, type UncountedReviews, uncountedReviews } from './stay-reviews.ts';
import { type StayRules, stayRulesJson } from './stay-rules-json.ts';

/** Rates like a room type's, for the nights from `starts_on` until before `ends_on`. */
export interface RoomSeasonRow {
  room_type_id: string;
  starts_on: string;
  ends_on: string;
  nightly_amount: number;
  weekend_nightly_amount: number;
}

export interface RoomTypeRow {
  id: string;
  name: string;
  units: number;
  max_guests: number;
  bedrooms: number;
  beds: number;
  bedding: Beds[];
  amenities: string[];
  nightly_amount: number;
  weekend_nightly_amount: number;
  seasons: RoomSeasonRow[];
}

/** A photo's public id, and what it shows in one language, in which room and about access. */
export interface PhotoRow {
  id: string;
  alt: string;
  room: PhotoRoom | null;
  access: AccessFact[];
}

/** What the checks of the table allow. */
interface FeeColumns {
  cleaning_fee_unit: FeeUnit;
  pet_fee_unit: (typeof petFeeUnits)[number];
  extra_guest_fee_unit: (typeof extraGuestFeeUnits)[number];
  host_fees: HostFee[];
}

/** A listing with its texts in one language, its place, its photos in order, its room types and its stay rules. */
export type StayRow = Omit<Selectable<Listings>, keyof FeeColumns | 'sleeping'> &
  FeeColumns & {
    sleeping: SleepingRoom[] | null;
    title: string;
    photos: PhotoRow[];
    city_name: string;
    city_slug: string;
    city_population: number;
    city_is_coastal: boolean;
    state_name: string;
    state_slug: string;
    host_name: string;
    rooms: RoomTypeRow[];
    /** Null for most listings. */
    rules: StayRules | null;
  };

const roomsJson = (locale: Locale) => sql<RoomTypeRow[]>`(
  SELECT json_agg(json_build_object('id', r.id, 'name', ${sql.ref(locale === 'es' ? 'r.name_es' : 'r.name_en')},
    'units', r.units, 'max_guests', r.max_guests, 'bedrooms', r.bedrooms, 'beds', r.beds, 'bedding', r.bedding, 'amenities', r.amenities,
    'nightly_amount', r.nightly_amount, 'weekend_nightly_amount', r.weekend_nightly_amount,
    'seasons', coalesce((SELECT json_agg(s) FROM seasons s WHERE s.room_type_id = r.id), '[]'::json)) ORDER BY r.position)
  FROM room_types r WHERE r.listing_id = listings.id)`;

const photosJson = (locale: Locale) => sql<PhotoRow[]>`coalesce((
  SELECT json_agg(json_build_object('id', photo_id(p.listing_id, p.storage_key),
    'alt', ${sql.ref(locale === 'es' ? 'p.alt_es' : 'p.alt_en')}, 'room', CASE WHEN p.room IS NOT NULL THEN
      json_build_object('kind', p.room, 'number', p.room_number) END, 'access', p.shown_access) ORDER BY p.position)
  FROM listing_photos p WHERE p.listing_id = listings.id), '[]'::json)`;

/** Listings of every status, with what a stay shows; the caller says which. */
export const selectStays = (db: Database, locale: Locale) =>
  db
    .selectFrom('listings')
    .innerJoin('cities', 'cities.id', 'listings.city_id')
    .innerJoin('states', 'states.id', 'listings.state_id')
    .innerJoin('property_managers', 'property_managers.id', 'listings.property_manager_id')
    .innerJoin('listing_texts as en', (join) =>
      join.onRef('en.listing_id', '=', 'listings.id').on('en.locale', '=', 'en'),
    )
    .leftJoin('listing_texts as own', (join) =>
      join.onRef('own.listing_id', '=', 'listings.id').on('own.locale', '=', locale),
    )
    .selectAll('listings')
    .$narrowType<Omit<FeeColumns, 'host_fees'>>()
    .select([
      sql<HostFee[]>`listings.host_fees`.as('host_fees'),
      sql<SleepingRoom[] | null>`listings.sleeping`.as('sleeping'),
      sql<string>`coalesce(own.title, en.title)`.as('title'),
      'cities.name as city_name',
      'cities.slug as city_slug',
      'cities.population as city_population',
      'cities.is_coastal as city_is_coastal',
      'states.name as state_name',
      'states.slug as state_slug',
      'property_managers.name as host_name',
      roomsJson(locale).as('rooms'),
      stayRulesJson(sql.ref('listings.id')).as('rules'),
      photosJson(locale).as('photos'),
    ]);

/** The listings that guests may see. */
const selectPublished = (db: Database, locale: Locale) =>
  selectStays(db, locale).where('listings.status', '=', 'published');

/** Listings by id, in one query, also those that are not published; unknown ids are left out. */
export const listStays = (db: Database, ids: string[], locale: Locale): Promise<StayRow[]> =>
  selectStays(db, locale).where('listings.id', 'in', idsOf(ids)).execute();

/** A published listing in both languages, for what is stored in both; undefined if there is none. */
export const findStayInBothLanguages = async (
  db: Database,
  id: string,
): Promise<Record<Locale, StayRow> | undefined> => {
  const stayIn = (locale: Locale) => selectPublished(db, locale).where('listings.id', '=', id);
  const [en, es] = await stayIn('en').unionAll(stayIn('es')).execute();
  return en && es ? { en, es } : undefined;
};

/** A published listing. */
export const findStay = (db: Database, id: string, locale: Locale): Promise<StayRow | undefined> =>
  selectPublished(db, locale).where('listings.id', '=', id).executeTakeFirst();

/** A listing of this host, published or not, in English; the host is part of the query. */
export const findStayOfHost = (
  db: Database,
  { id, hostId, locale = 'en' }: { id: string; hostId: string; locale?: Locale },
): Promise<StayRow | undefined> =>
  selectStays(db, locale)
    .where('listings.id', '=', id)
    .where('listings.property_manager_id', '=', hostId)
    .executeTakeFirst();

/** Those of these listings that are a host's. */
export const listIdsOfHost = async (
  db: Database,
  ids: readonly string[],
  hostId: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', idsOf([...ids]))
    .where('property_manager_id', '=', hostId)
    .execute();
  return rows.map(({ id }) => id);
};

/** A review as it is shown. */
export interface ReviewRow {
  author_name: string;
  author_place: string | null;
  stayed_in: string;
  rating: number;
  body: string;
  locale: string;
  reply_body: string | null;
}

/** What a stay's page shows of a listing besides its row of `listStays`. */
export interface StayPageRow {
  version: number;
  city_id: string;
  latitude: number;
  longitude: number;
  description: string | null;
  reviews: ReviewRow[] | null;
  uncounted: UncountedReviews;
  host_joined_on: string;
  host_listing_count: number;
  /** The listings that share rooms with it; null if none does. */
  linked: { id: string; title: string; isPart: boolean }[] | null;
}

/** In one statement: the version of a published listing, its description, latest reviews and host; undefined if there is none. */
export const findStayPage = async (
  db: Database,
  id: string,
  { locale, reviewLimit, now }: { locale: Locale; reviewLimit: number; now: Date },
): Promise<StayPageRow | undefined> => {
  const { rows } = await sql<StayPageRow>`
      SELECT l.version, l.city_id, l.latitude, l.longitude, h.joined_on AS host_joined_on,
        (SELECT count(*) FROM listings o
          WHERE o.property_manager_id = h.id AND o.status = 'published') AS host_listing_count,
        (SELECT t.description FROM listing_texts t WHERE t.listing_id = l.id
          ORDER BY t.locale = ${locale} DESC LIMIT 1) AS description,
        (SELECT json_agg(r) FROM (
          SELECT author_name, author_place, stayed_in, rating, body, locale, reply_body FROM ${publishedReviews(now)} p
          WHERE listing_id = l.id ORDER BY stayed_in DESC, id LIMIT ${reviewLimit}) r) AS reviews,
        ${uncountedReviews(now)} AS uncounted,
        (SELECT json_agg(json_build_object('id', o.id, 'isPart', o.is_part, 'title', (SELECT t.title FROM listing_texts t
            WHERE t.listing_id = o.id ORDER BY t.locale = ${locale} DESC LIMIT 1)) ORDER BY o.id)
          FROM (SELECT part_id AS id, true AS is_part FROM linked_listings WHERE whole_id = l.id
            UNION ALL SELECT whole_id, false FROM linked_listings WHERE part_id = l.id) o
          WHERE EXISTS (SELECT FROM listings p WHERE p.id = o.id AND p.status = 'published')) AS linked
      FROM listings l JOIN property_managers h ON h.id = l.property_manager_id
      WHERE l.id = ${id} AND l.status = 'published'`.execute(db);
  return rows[0];
};

/** The share of published listings with a member discount, 0 to 1, and their average discount in percent. */
export const countMemberDiscounts = async (db: Database): Promise<{ share: number; percent: number }> => {
  const { rows } = await sql<{ share: number; percent: number }>`
    SELECT coalesce((count(*) FILTER (WHERE member_discount_percent > 0))::float8 / nullif(count(*), 0), 0) AS share,
      coalesce(avg(member_discount_percent) FILTER (WHERE member_discount_percent > 0), 0)::float8 AS percent
    FROM listings WHERE status = 'published'`.execute(db);
  return rows[0] ?? { share: 0, percent: 0 };
};
