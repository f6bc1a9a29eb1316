import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, PictureUploads } from '#platform/database/tables';
import type { Refusal } from './refusal.ts';

export type UploadRow = Selectable<PictureUploads>;

/** Why an upload was refused, as `finishUpload` stored it; null if it was not. */
export const refusalOfUpload = ({ refusal }: UploadRow): Refusal | null => refusal as Refusal | null;

export interface NewUpload {
  id: string;
  listingId: string;
  hostId: string;
  byteCount: number;
  now: Date;
}

/** Serializes what a host begins, so that its limits hold. */
export const lockUploadsOfHost = async (trx: Transaction<DB>, hostId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`picture-uploads ${hostId}`}, 0))`.execute(trx);
};

/** The uploads that a host has begun since an instant, when the first of them began, and how many have not ended. */
export const countUploads = async (trx: Transaction<DB>, hostId: string, since: Date) => {
  const { rows } = await sql<{ begun: number; oldest: Date | null; open: number }>`
    SELECT count(*) FILTER (WHERE created_at > ${since})::int AS begun,
      min(created_at) FILTER (WHERE created_at > ${since}) AS oldest,
      count(*) FILTER (WHERE finished_at IS NULL)::int AS open
    FROM picture_uploads WHERE property_manager_id = ${hostId}`.execute(trx);
  return rows[0] ?? { begun: 0, oldest: null, open: 0 };
};

export const insertUpload = async (trx: Transaction<DB>, upload: NewUpload): Promise<UploadRow> =>
  trx
    .insertInto('picture_uploads')
    .values({
      id: upload.id,
      listing_id: upload.listingId,
      property_manager_id: upload.hostId,
      byte_count: upload.byteCount,
      created_at: upload.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** An upload of this host for this listing; the host is part of the query. */
export const findUploadOfHost = (
  db: Database,
  { uploadId, listingId }: { uploadId: string; listingId: string },
  hostId: string,
): Promise<UploadRow | undefined> =>
  db
    .selectFrom('picture_uploads')
    .selectAll()
    .where('id', '=', uploadId)
    .where('listing_id', '=', listingId)
    .where('property_manager_id', '=', hostId)
    .executeTakeFirst();

export const findUpload = (db: Database, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('picture_uploads').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * A number for the part that begins at `offset`; null if the upload is not there any more. The part that got its number last is the one
 * that can be added: an earlier request whose connection was lost has no effect.
 */
export const reservePart = async (db: Database, id: string, offset: number): Promise<number | null> => {
  const row = await db
    .updateTable('picture_uploads')
    .set((eb) => ({ part_count: eb('part_count', '+', 1) }))
    .where('id', '=', id)
    .where('received_bytes', '=', offset)
    .where('finished_at', 'is', null)
    .returning('part_count')
    .executeTakeFirst();
  return row?.part_count ?? null;
};

/** Adds a part whose file is written. Null if another request was given a number after it. */
export const addPart = async (
  trx: Transaction<DB>,
  id: string,
  { number, offset, byteCount }: { number: number; offset: number; byteCount: number },
): Promise<UploadRow | null> => {
  const row = await trx
    .updateTable('picture_uploads')
    .set({
      received_bytes: offset + byteCount,
      parts: sql`parts || ${number}::integer`,
    })
    .where('id', '=', id)
    .where('received_bytes', '=', offset)
    .where('part_count', '=', number)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

/** Stores where the original is about to be written, so that it can be erased if the process dies. */
export const setStorageKey = async (db: Database, id: string, storageKey: string): Promise<void> => {
  await db.updateTable('picture_uploads').set({ storage_key: storageKey }).where('id', '=', id).execute();
};

/** Ends an upload. False if it has ended before. */
export const finishUpload = async (
  trx: Transaction<DB>,
  id: string,
  { refusal, at }: { refusal: Refusal | null; at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('picture_uploads')
    .set({ finished_at: at, refusal: refusal === null ? null : JSON.stringify(refusal) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const deleteUpload = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('picture_uploads').where('id', '=', id).execute();
};

export const listUploadsBefore = (db: Database, before: Date, limit: number): Promise<UploadRow[]> =>
  db
    .selectFrom('picture_uploads')
    .selectAll()
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
