import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export interface NewFile {
  listingId: string;
  seat: number;
  sha256: string;
  key: string;
  byteCount: number;
  pageCount: number;
  /** By which a door recognizes the ticket. */
  barcodes: readonly string[];
  uploadedAt: Date;
}

/** Deletes the rows of these seats and returns the keys of their files. */
export const deleteFilesOf = async (
  trx: Transaction<DB>,
  listingId: string,
  seats: readonly number[],
): Promise<string[]> => {
  const { rows } = await sql<{ file_key: string }>`DELETE FROM ticket_files WHERE listing_id = ${listingId}
    AND seat IN (SELECT value::integer FROM jsonb_array_elements_text(${JSON.stringify(seats)}::jsonb))
    RETURNING file_key`.execute(trx);
  return rows.map(({ file_key }) => file_key);
};

/** Returns the id of the file. Violates `ticket_files_used_once` if the page is already in use. */
export const insertFile = async (trx: Transaction<DB>, file: NewFile): Promise<string> => {
  const { id } = await trx
    .insertInto('ticket_files')
    .values({
      listing_id: file.listingId,
      seat: file.seat,
      sha256: file.sha256,
      file_key: file.key,
      byte_count: file.byteCount,
      page_count: file.pageCount,
      barcode_count: file.barcodes.length,
      uploaded_at: file.uploadedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Violates `ticket_barcodes_used_once` if a file in use has this barcode for the event. */
export const insertBarcode = async (
  trx: Transaction<DB>,
  { fileId, eventId, hash }: { fileId: string; eventId: string; hash: string },
): Promise<void> => {
  await trx.insertInto('ticket_barcodes').values({ file_id: fileId, event_id: eventId, hash }).execute();
};

/** Deletes the rows of seats that are neither sold nor held, and returns the keys of their files. */
export const deleteUnsoldFiles = async (trx: Transaction<DB>, listingId: string): Promise<string[]> => {
  const { rows } = await sql<{ file_key: string }>`DELETE FROM ticket_files f USING ticket_listings l
    WHERE l.id = f.listing_id AND l.id = ${listingId} AND l.free @> f.seat RETURNING f.file_key`.execute(trx);
  return rows.map(({ file_key }) => file_key);
};

/** Listings that have ended with files of unsold seats. */
export const listEndedWithFiles = async (db: Database, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT l.id FROM ticket_files f
    JOIN ticket_listings l ON l.id = f.listing_id
    WHERE l.status IN ('expired', 'removed') AND l.free @> f.seat LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

export const isFileUsed = async (db: Database, key: string): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM ticket_files WHERE file_key = ${key}`.execute(db);
  return rows.length > 0;
};

/** The positions of a listing that have a file. */
export const listFilledSeats = async (db: Database, listingId: string): Promise<number[]> => {
  const { rows } = await sql<{ seat: number }>`SELECT seat FROM ticket_files WHERE listing_id = ${listingId}
    ORDER BY seat`.execute(db);
  return rows.map(({ seat }) => seat);
};

/** Every ticket is there: buyers get it at once. */
export const markInstant = async (trx: Transaction<DB>, listingId: string, now: Date): Promise<void> => {
  await sql`UPDATE ticket_listings SET delivery = 'instant', in_hand_on = NULL, updated_at = ${now}
    WHERE id = ${listingId}`.execute(trx);
};
