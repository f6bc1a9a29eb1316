import path from 'node:path';
import { pictureLimits } from '@golark/contract/listing-pictures/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { jobType } from '#platform/jobs/job-queue';
import { findStayOfHost, listingPhotos } from '#stays';
import { inDecodingTurn } from './decoding/decoding-turn.ts';
import { hashOf, inFolder, type NormalizedFile, normalize } from './decoding/picture-process.ts';
import type { ListedPhoto } from './present-pictures.ts';
import { type Refusal, refusalOf, refusedFor } from './refusal.ts';
import { suggestAlt } from './suggest-alt.ts';
import { copyParts, eraseParts } from './upload-files.ts';
import { findUpload, finishUpload, refusalOfUpload, setStorageKey, type UploadRow } from './uploads-store.ts';

/** Renders the pictures of pages before someone asks for them. */
export const renderJob = jobType<{ listingId: string; photoId: string }>('pictures.render');

/** The hash is that of the uploaded file, so that the same one is recognized. */
const hashPrefixOf = (hash: string): string => `originals/${hash.slice(0, 2)}/${hash.slice(0, 40)}`;
/** The end is that of the upload, so that files which are about to be erased are never those of a new picture. */
const storageKeyOf = (upload: UploadRow, prefix: string): string => `${prefix}-${upload.id.slice(0, 8)}.jpg`;

const photoOfKey = (photos: readonly ListedPhoto[], prefix: string): ListedPhoto | undefined =>
  photos.find(({ storageKey }) => storageKey.startsWith(prefix));

/** The outcome of an upload that has ended. */
const outcomeOf = async (ctx: Context, upload: UploadRow): Promise<ListedPhoto> => {
  const refusal = refusalOfUpload(upload);
  if (refusal) throw refusedFor(refusal);
  const photos = await listingPhotos.list(ctx.db, upload.listing_id);
  const photo = photos.find(({ storageKey }) => storageKey === upload.storage_key);
  if (!photo) throw notFound('This picture');
  return photo;
};

const refuse = async (ctx: Context, upload: UploadRow, refusal: Refusal): Promise<never> => {
  const at = ctx.clock.now();
  await ctx.db.transaction().execute((trx) => finishUpload(trx, upload.id, { refusal, at }));
  await eraseParts(ctx, upload);
  throw refusedFor(refusal);
};

interface Checked {
  upload: UploadRow;
  storageKey: string;
  picture: NormalizedFile;
}

/** Adds the picture at the end and ends the upload. Throws VALIDATION_ERROR (file) if the listing has as many as it can have. */
const add = async (
  ctx: Context,
  trx: Transaction<DB>,
  { upload, storageKey, picture }: Checked,
): Promise<void> => {
  const { width, height, color } = picture;
  const stay = await findStayOfHost(trx, { id: upload.listing_id, hostId: upload.property_manager_id });
  const suggest = await suggestAlt(trx, stay);
  const added = { storageKey, width, height, color, ...suggest(null), isAltSuggested: true, room: null };
  const photos = await listingPhotos.change(trx, upload.listing_id, (before) => {
    if (before.length >= pictureLimits.picturesOfListing)
      throw invalidField('file', 'picture_limit', { maximum: pictureLimits.picturesOfListing });
    return [...before, added];
  });
  const photo = photos?.find((one) => one.storageKey === storageKey);
  if (!photo) throw notFound('This listing');
  await ctx.jobs.enqueue(trx, renderJob, { data: { listingId: upload.listing_id, photoId: photo.id } });
};

/** Stores the original and adds it in one transaction, unless another process has ended the upload meanwhile. */
const store = async (ctx: Context, checked: Checked): Promise<void> => {
  const { upload, storageKey, picture } = checked;
  await setStorageKey(ctx.db, upload.id, storageKey);
  await ctx.files.copyIn(storageKey, picture.file, 'image/jpeg');
  reachStep('pictures.original.written');
  await ctx.db.transaction().execute(async (trx) => {
    // the row of the upload is locked first: only one of two processes adds the picture
    if (!(await finishUpload(trx, upload.id, { refusal: null, at: ctx.clock.now() }))) return;
    await add(ctx, trx, checked);
    reachStep('pictures.added.before-commit');
  });
};

/** The same file was uploaded before: the upload ends with the picture that the listing has. */
const endWith = async (ctx: Context, upload: UploadRow, known: ListedPhoto): Promise<void> => {
  await setStorageKey(ctx.db, upload.id, known.storageKey);
  const at = ctx.clock.now();
  await ctx.db.transaction().execute((trx) => finishUpload(trx, upload.id, { refusal: null, at }));
};

const checkAndStore = (ctx: Context, upload: UploadRow): Promise<void> =>
  inFolder(async (folder) => {
    const parts = await copyParts(ctx, upload, folder);
    const prefix = hashPrefixOf(await hashOf(parts));
    const known = photoOfKey(await listingPhotos.list(ctx.db, upload.listing_id), prefix);
    if (known) return endWith(ctx, upload, known);
    const picture = await normalize(parts, path.join(folder, 'picture.jpg'));
    await store(ctx, { upload, storageKey: storageKeyOf(upload, prefix), picture });
  });

const finishInTurn = async (ctx: Context, uploadId: string): Promise<ListedPhoto> => {
  const upload = await findUpload(ctx.db, uploadId);
  if (!upload) throw notFound('This upload');
  if (upload.finished_at) return outcomeOf(ctx, upload);
  if (upload.received_bytes < upload.byte_count)
    throw new Failure('INVALID_STATE', { detail: 'The upload has not received all bytes of the file yet.' });
  try {
    await checkAndStore(ctx, upload);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refuse(ctx, upload, refusal);
  }
  await eraseParts(ctx, upload);
  const ended = await findUpload(ctx.db, uploadId);
  if (!ended?.finished_at) throw notFound('This upload');
  return outcomeOf(ctx, ended);
};

/**
 * Adds an uploaded picture to its listing, however often it is called. Throws VALIDATION_ERROR (file) with the reason why it was refused,
 * INVALID_STATE before its last byte, NOT_FOUND.
 */
export const finishPicture = (ctx: Context, uploadId: string): Promise<ListedPhoto> =>
  inDecodingTurn(() => finishInTurn(ctx, uploadId));
