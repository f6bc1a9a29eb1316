import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type JobRequest, jobType } from '#platform/jobs/job-queue';
import { deleteUnsoldFiles, isFileUsed, listEndedWithFiles } from './store/files.ts';

/** Erases a file that no ticket has. */
export const eraseFileJob = jobType<{ key: string }>('selling.erase-file');

export const eraseFile = async (ctx: Context, { key }: { key: string }): Promise<void> => {
  if (!(await isFileUsed(ctx.db, key))) await ctx.files.erase(key);
};

export const eraseJobsOf = (keys: readonly string[], startAfter?: Date): JobRequest[] =>
  keys.map((key) => ({ ...eraseFileJob, data: { key }, options: startAfter ? { startAfter } : {} }));

/** Unsold files of a listing that has ended; those of held seats stay. */
export const eraseUnsoldFiles = async (
  ctx: Context,
  trx: Transaction<DB>,
  listingId: string,
): Promise<void> => {
  await ctx.jobs.enqueueAll(trx, eraseJobsOf(await deleteUnsoldFiles(trx, listingId)));
};

const listingsAtOnce = 500;

/** Of listings that have ended since, such as those of events that are over. */
export const eraseEndedFiles = async (ctx: Context): Promise<void> => {
  for (const listingId of await listEndedWithFiles(ctx.db, listingsAtOnce))
    await ctx.db.transaction().execute((trx) => eraseUnsoldFiles(ctx, trx, listingId));
};
