import type { Locale } from '@golark/contract/locale/rules';
import type { AccessFact } from '@golark/contract/stays/accessibility';
import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { StoredPhoto } from '#platform/illustrate';

/** A photo of a listing with its public id. */
export interface ListedPhoto extends StoredPhoto {
  id: string;
  isAltSuggested: boolean;
}

const photoId = sql<string>`photo_id(listing_id, storage_key)`;

/** All photos of a listing in order, as they are stored. */
export const listPhotos = async (
  db: Database | Transaction<DB>,
  listingId: string,
): Promise<ListedPhoto[]> => {
  const rows = await db
    .selectFrom('listing_photos')
    .select(['storage_key', 'width', 'height', 'color', 'alt_en', 'alt_es', 'is_alt_suggested'])
    .select(['room_number', sql<PhotoRoom['kind'] | null>`room`.as('room'), photoId.as('id')])
    .select(sql<AccessFact[]>`shown_access`.as('shown_access'))
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute();
  return rows.map(({ room, room_number, ...row }) => ({
    id: row.id,
    storageKey: row.storage_key,
    width: row.width,
    height: row.height,
    color: row.color,
    altEn: row.alt_en,
    altEs: row.alt_es,
    isAltSuggested: row.is_alt_suggested,
    room: room && { kind: room, number: room_number },
    access: row.shown_access,
  }));
};

/** The title of a listing in one language, or in the other one; empty without any. */
export const findTitle = async (db: Database, listingId: string, locale: Locale): Promise<string> => {
  const row = await db
    .selectFrom('listing_texts')
    .select('title')
    .where('listing_id', '=', listingId)
    .orderBy(sql`locale = ${locale}`, 'desc')
    .executeTakeFirst();
  return row?.title ?? '';
};

interface PhotosOfListing {
  listingId: string;
  title: string;
  count: number;
  cover: { id: string; alt: string } | null;
}

/** More than a host edits on pages. */
const mostListings = 500;

/** The listings of a host with their covers, those with the fewest photos first. */
export const listPhotosOfHost = async (
  db: Database,
  hostId: string,
  locale: Locale,
): Promise<PhotosOfListing[]> => {
  const { rows } = await sql<PhotosOfListing>`
    SELECT l.id AS "listingId", coalesce(t.title, '') AS title, p.count,
      CASE WHEN c.listing_id IS NOT NULL THEN json_build_object('id', photo_id(c.listing_id, c.storage_key),
        'alt', ${sql.ref(locale === 'es' ? 'c.alt_es' : 'c.alt_en')}) END AS cover
    FROM listings l
    LEFT JOIN LATERAL (SELECT title FROM listing_texts WHERE listing_id = l.id ORDER BY locale = ${locale} DESC LIMIT 1) t ON true
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM listing_photos WHERE listing_id = l.id) p
    LEFT JOIN listing_photos c ON c.listing_id = l.id AND c.position = 0
    WHERE l.property_manager_id = ${hostId}
    ORDER BY p.count, title, l.id LIMIT ${mostListings}`.execute(db);
  return rows;
};

/** The storage key of a photo that a listing has, or had until it was removed; null for an unknown one. */
export const findPhotoKey = async (
  db: Database,
  photo: { listingId: string; photoId: string },
): Promise<string | null> => {
  const { rows } = await sql<{ storage_key: string }>`
    SELECT storage_key FROM (
      SELECT listing_id, storage_key FROM listing_photos WHERE listing_id = ${photo.listingId}
      UNION ALL SELECT listing_id, storage_key FROM removed_photos WHERE listing_id = ${photo.listingId}) p
    WHERE ${photoId} = ${photo.photoId} LIMIT 1`.execute(db);
  return rows[0]?.storage_key ?? null;
};

/** A photo that a listing shows no more. */
export interface RemovedPhoto {
  listingId: string;
  storageKey: string;
  photoId: string;
  /** A trip shows it. */
  isOfTrip: boolean;
  /** Its listing shows it again. */
  isShown: boolean;
}

/** Photos that were removed before an instant and are not retained for a trip, the oldest first. */
export const listRemovedPhotos = async (
  db: Database,
  before: Date,
  limit: number,
): Promise<RemovedPhoto[]> => {
  const { rows } = await sql<RemovedPhoto>`
    SELECT listing_id AS "listingId", storage_key AS "storageKey", ${photoId} AS "photoId",
      is_photo_of_trip(listing_id, ${photoId}) AS "isOfTrip",
      EXISTS (SELECT FROM listing_photos p WHERE p.listing_id = r.listing_id AND p.storage_key = r.storage_key) AS "isShown"
    FROM removed_photos r WHERE removed_at < ${before} AND NOT is_retained
    ORDER BY removed_at, listing_id, storage_key LIMIT ${limit}`.execute(db);
  return rows;
};

/** Whether a listing shows the photo of this key, or one that was removed may still be shown; of `except` it is not asked. */
export const isPhotoUsed = async (
  db: Database | Transaction<DB>,
  storageKey: string,
  except?: RemovedPhoto,
): Promise<boolean> => {
  const { rows } = await sql<{ is_used: boolean }>`
    SELECT EXISTS (SELECT FROM listing_photos WHERE storage_key = ${storageKey} AND storage_key LIKE 'originals/%')
      OR EXISTS (SELECT FROM removed_photos WHERE storage_key = ${storageKey}
        AND listing_id <> ${except?.listingId ?? ''}) AS is_used`.execute(db);
  return rows[0]?.is_used ?? false;
};
