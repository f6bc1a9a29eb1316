import { uploadHours } from '@golark/contract/listing-pictures/rules';
import { eraseRenderings, renderAhead } from '#content';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { listingPhotos } from '#stays';
import { inDecodingTurn } from './decoding/decoding-turn.ts';
import { renderOriginal } from './decoding/picture-process.ts';
import { finishPicture, renderJob } from './finish-upload.ts';
import { finishUploadJob, giveUpUpload } from './receive-upload.ts';
import { listUploadsBefore, type UploadRow } from './uploads-store.ts';

/** A reader may have a page that shows a picture which was removed since. */
const erasedAfterDays = 7;
const batchSize = 200;

/** A refused file and an upload that was removed need no further attempt. */
const finishIfPossible = async (ctx: Context, { uploadId }: { uploadId: string }): Promise<void> => {
  await finishPicture(ctx, uploadId).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
};

const renderPages = async (
  ctx: Context,
  { listingId, photoId: id }: { listingId: string; photoId: string },
) => {
  const storageKey = await listingPhotos.findKey(ctx.db, { listingId, photoId: id });
  if (storageKey) await inDecodingTurn(() => renderAhead(ctx, id, renderOriginal(ctx, storageKey)));
};

/** An original that was written before the process died, and that no listing got. */
const eraseLostOriginal = async (ctx: Context, { storage_key: key }: UploadRow): Promise<void> => {
  if (key && !(await listingPhotos.isUsed(ctx.db, key))) await ctx.files.erase(key);
};

/** Removes uploads that began a day ago: those that have ended are no longer needed, the others are given up. */
const removeUploads = async (ctx: Context): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - uploadHours * 3_600_000);
  for (;;) {
    const uploads = await listUploadsBefore(ctx.db, before, batchSize);
    for (const upload of uploads) {
      await eraseLostOriginal(ctx, upload);
      await giveUpUpload(ctx, upload);
    }
    if (uploads.length < batchSize) return;
  }
};

type RemovedPhoto = Awaited<ReturnType<typeof listingPhotos.listRemoved>>[number];

/** The row is deleted last, because it says which files there are. A copy of the listing may show the same original. */
const erase = async (ctx: Context, photo: RemovedPhoto): Promise<void> => {
  if (!photo.isShown) await eraseRenderings(ctx, photo.photoId);
  if (!(await listingPhotos.isUsed(ctx.db, photo.storageKey, photo))) await ctx.files.erase(photo.storageKey);
  await listingPhotos.forgetRemoved(ctx.db, photo);
};

/** Erases the files of pictures that were removed a week ago, unless a trip shows them. */
const eraseRemoved = async (ctx: Context): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - erasedAfterDays * 86_400_000);
  for (;;) {
    const removed = await listingPhotos.listRemoved(ctx.db, before, batchSize);
    for (const photo of removed) {
      if (photo.isOfTrip) await listingPhotos.retainRemoved(ctx.db, photo);
      else await erase(ctx, photo);
    }
    if (removed.length < batchSize) return;
  }
};

export const pictureJobs: readonly JobHandler[] = [
  handleJob(finishUploadJob, finishIfPossible),
  handleJob(renderJob, renderPages),
];

export const pictureRecurringJobs: readonly RecurringJob[] = [
  { name: 'pictures.remove-uploads', cron: '25 * * * *', run: removeUploads },
  { name: 'pictures.erase-removed', cron: '35 8 * * *', run: eraseRemoved },
];
