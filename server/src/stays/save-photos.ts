import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';
import type { DB } from '#platform/database/tables';
import type { StoredPhoto } from '#platform/illustrate';
import { type ListedPhoto, listPhotos, type RemovedPhoto } from './list-photos.ts';

const columns = {
  listing_id: 'text',
  position: 'integer',
  storage_key: 'text',
  width: 'integer',
  height: 'integer',
  color: 'text',
  alt_en: 'text',
  alt_es: 'text',
  room: 'text',
  room_number: 'integer',
  is_alt_suggested: 'boolean',
};
const changed = [...Object.keys(columns).slice(2), 'shown_access'];

export interface PhotosOfListing {
  listingId: string;
  /** The listing was added in this transaction, so that it has no photos yet. */
  isNew?: boolean;
  photos: StoredPhoto[];
}

const rowsOf = ({ listingId, isNew, photos }: PhotosOfListing) =>
  photos.map((photo, position) => ({
    listing_id: listingId,
    position,
    storage_key: photo.storageKey,
    width: photo.width,
    height: photo.height,
    color: photo.color,
    alt_en: photo.altEn,
    alt_es: photo.altEs,
    room: photo.room?.kind ?? null,
    room_number: photo.room?.number ?? null,
    is_alt_suggested: photo.isAltSuggested ?? false,
    shown_access: photo.access ?? (isNew ? [] : null),
  }));

/** Sets the photos of listings, in order; returns the ids of the listings whose photos changed. */
export const replacePhotos = async (trx: Transaction<DB>, listings: PhotosOfListing[]): Promise<string[]> => {
  if (listings.length === 0) return [];
  const counts = listings
    .filter(({ isNew }) => !isNew)
    .map(({ listingId, photos }) => ({ listing_id: listingId, count: photos.length }));
  const removed = await sql<{ id: string }>`
    DELETE FROM listing_photos p USING ${recordset(counts, { listing_id: 'text', count: 'integer' })}
    WHERE p.listing_id = given_rows.listing_id AND p.position >= given_rows.count
    RETURNING p.listing_id AS id`.execute(trx);
  const saved = await sql<{ id: string }>`
    INSERT INTO listing_photos AS p (${namesOf(columns)}, shown_access)
    SELECT ${namesOf(columns)}, coalesce(shown_access, (SELECT o.shown_access FROM listing_photos o
      WHERE o.listing_id = given_rows.listing_id AND o.storage_key = given_rows.storage_key LIMIT 1), '{}')
    FROM ${recordset(listings.flatMap(rowsOf), { ...columns, shown_access: 'text[]' })}
    ON CONFLICT (listing_id, position) DO UPDATE SET ${updates(changed)} WHERE ${differs('p', changed)}
    RETURNING p.listing_id AS id`.execute(trx);
  return [...new Set([...removed.rows, ...saved.rows].map(({ id }) => id))];
};

/** Locks a listing's photos until the end of the transaction, whether it has any or not. False if the listing does not exist. */
const lockPhotos = async (trx: Transaction<DB>, listingId: string): Promise<boolean> => {
  const locked = await sql`SELECT FROM listings WHERE id = ${listingId} FOR NO KEY UPDATE`.execute(trx);
  return locked.rows.length > 0;
};

/**
 * Changes the photos of a listing as a whole: what two people change at the same time happens one after the other. Returns the photos as
 * they are then, or null if the listing does not exist.
 */
export const changePhotos = async (
  trx: Transaction<DB>,
  listingId: string,
  change: (photos: ListedPhoto[]) => StoredPhoto[],
): Promise<ListedPhoto[] | null> => {
  if (!(await lockPhotos(trx, listingId))) return null;
  const photos = change(await listPhotos(trx, listingId));
  await replacePhotos(trx, [{ listingId, photos }]);
  return listPhotos(trx, listingId);
};

/** Forgets a removed photo whose files are erased, or that its listing shows again. */
export const forgetRemovedPhoto = async (
  db: Database | Transaction<DB>,
  { listingId, storageKey }: Pick<RemovedPhoto, 'listingId' | 'storageKey'>,
): Promise<void> => {
  await db
    .deleteFrom('removed_photos')
    .where('listing_id', '=', listingId)
    .where('storage_key', '=', storageKey)
    .execute();
};

/** Keeps a removed photo for the trips that show it. */
export const retainRemovedPhoto = async (
  db: Database,
  { listingId, storageKey }: RemovedPhoto,
): Promise<void> => {
  await db
    .updateTable('removed_photos')
    .set({ is_retained: true })
    .where('listing_id', '=', listingId)
    .where('storage_key', '=', storageKey)
    .execute();
};
