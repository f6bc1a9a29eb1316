import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type JobRequest, jobType } from '#platform/jobs/job-queue';
import { insertCheck, listChecksBefore } from './store.ts';

/** `at` is the instant for which it was planned. */
export const checkSearchesJob = jobType<{ accountId: string; at: string }>('saved-searches.check');

const dayMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;
const mostPerRun = 1000;

/** A day later: an account gets one email a day at most, and accounts are checked at the time of day at which they began. */
export const dayAfter = (now: Date): Date => new Date(now.getTime() + dayMilliseconds);

export const requestCheck = (accountId: string, at: Date): JobRequest => ({
  ...checkSearchesJob,
  data: { accountId, at: at.toISOString() },
  options: { startAfter: at, singletonKey: `${accountId} ${at.toISOString()}` },
});

/** Plans the first check of an account, which has none yet. The caller has locked the account. */
export const planCheck = async (ctx: Context, trx: Transaction<DB>, accountId: string): Promise<void> => {
  const nextAt = dayAfter(ctx.clock.now());
  if (await insertCheck(trx, { accountId, nextAt }))
    await ctx.jobs.enqueueAll(trx, [requestCheck(accountId, nextAt)]);
};

/** A safety net for checks whose job is gone. */
export const enqueueOverdueChecks = async (ctx: Context): Promise<void> => {
  const at = new Date(ctx.clock.now().getTime() - hourMilliseconds);
  const overdue = await listChecksBefore(ctx.db, { at, most: mostPerRun });
  const requests = overdue.map(({ account_id, next_at }) => requestCheck(account_id, next_at));
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueueAll(trx, requests));
};
