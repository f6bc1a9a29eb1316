import { randomUUID } from 'node:crypto';
import { pictureBytes, pictureLimits } from '@golark/contract/listing-pictures/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { jobType } from '#platform/jobs/job-queue';
import { translatorOf } from '#platform/translator-of';
import { listingPhotos } from '#stays';
import { erasePart, eraseParts, writePart } from './upload-files.ts';
import {
  addPart,
  countUploads,
  deleteUpload,
  insertUpload,
  lockUploadsOfHost,
  reservePart,
  type UploadRow,
} from './uploads-store.ts';

const hourMilliseconds = 3_600_000;
/** The page finishes an upload itself, unless it was closed. */
const finishAfterMilliseconds = 60_000;

/** Finishes an upload whose page was closed after its last byte. */
export const finishUploadJob = jobType<{ uploadId: string }>('pictures.finish-upload');

/** Throws RATE_LIMITED, in the language of the caller, with the limit that was reached. */
const assertMayBegin = (
  { begun, oldest, open }: { begun: number; oldest: Date | null; open: number },
  { caller, now }: { caller: PartnerCaller; now: Date },
): void => {
  const t = translatorOf(caller.locale, 'pictures');
  const { uploadsInHour, openUploads } = pictureLimits;
  const again = oldest ? (oldest.getTime() + hourMilliseconds - now.getTime()) / 1000 : 0;
  if (begun >= uploadsInHour)
    throw new Failure('RATE_LIMITED', {
      detail: t('inHour', { limit: uploadsInHour }),
      extra: { limit: uploadsInHour },
      retryAfterSeconds: Math.max(1, Math.ceil(again)),
    });
  if (open >= openUploads)
    throw new Failure('RATE_LIMITED', {
      detail: t('open', { limit: openUploads }),
      extra: { limit: openUploads },
      retryAfterSeconds: 60,
    });
};

/** Begins an upload. Throws VALIDATION_ERROR (file) for a size or a number of pictures above its limit, RATE_LIMITED. */
export const beginUpload = async (
  ctx: Context,
  caller: PartnerCaller,
  { listingId, byteCount }: { listingId: string; byteCount: number },
): Promise<UploadRow> => {
  if (byteCount > pictureBytes)
    throw invalidField('file', 'picture_too_big', { maximum: pictureLimits.megabytes });
  const now = ctx.clock.now();
  const hostId = caller.propertyManagerId;
  return ctx.db.transaction().execute(async (trx) => {
    await lockUploadsOfHost(trx, hostId);
    assertMayBegin(await countUploads(trx, hostId, new Date(now.getTime() - hourMilliseconds)), {
      caller,
      now,
    });
    const photos = await listingPhotos.list(trx, listingId);
    if (photos.length >= pictureLimits.picturesOfListing)
      throw invalidField('file', 'picture_limit', { maximum: pictureLimits.picturesOfListing });
    return insertUpload(trx, { id: randomUUID(), listingId, hostId, byteCount, now });
  });
};

/** The client has to ask how much was received, and continues from there. */
const otherOffset = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'The upload continues at another offset than this request.' });

/**
 * Appends bytes to an upload: all of them, or none if the process dies. The job that finishes the upload is stored with its last byte.
 * Throws INVALID_STATE for another offset, VALIDATION_ERROR (file) for more bytes than were announced.
 */
export const appendToUpload = async (
  ctx: Context,
  upload: UploadRow,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<UploadRow> => {
  const { id } = upload;
  if (upload.received_bytes !== offset || upload.finished_at) throw otherOffset();
  if (offset + bytes.length > upload.byte_count)
    throw invalidField('file', 'too_big', { maximum: upload.byte_count });
  if (bytes.length === 0) return upload;
  const number = await reservePart(ctx.db, id, offset);
  if (number === null) throw otherOffset();
  await writePart(ctx, { id, number, bytes });
  reachStep('pictures.part.written');
  const appended = await ctx.db.transaction().execute(async (trx) => {
    const row = await addPart(trx, id, { number, offset, byteCount: bytes.length });
    if (row && row.received_bytes === row.byte_count)
      await ctx.jobs.enqueue(trx, finishUploadJob, {
        data: { uploadId: id },
        options: { startAfter: new Date(ctx.clock.now().getTime() + finishAfterMilliseconds) },
      });
    reachStep('pictures.part.before-commit');
    return row;
  });
  if (appended) return appended;
  await erasePart(ctx, id, number);
  throw otherOffset();
};

/** Removes an upload that is given up. The row is deleted last, because it says which files there are. */
export const giveUpUpload = async (ctx: Context, upload: UploadRow): Promise<void> => {
  await eraseParts(ctx, upload);
  await deleteUpload(ctx.db, upload.id);
};
