import pLimit from 'p-limit';
import type { Context } from '#platform/context';
import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { jobType } from '#platform/jobs/job-queue';
import { pauseWhereLate } from './pause-late.ts';
import { claimDueFeeds, findFeed } from './store/feeds.ts';
import { pruneFetches } from './store/fetches.ts';
import { updateFeed } from './update-feed.ts';

/** Feeds of one host. A host that is slow holds up its own feeds only. */
export const fetchFeedsJob = jobType<{ feedIds: string[] }>('calendar-feeds.fetch', {
  retries: 3,
  firstDelaySeconds: 30,
  longestDelaySeconds: 300,
});

/** So many feeds of one job end within the time limit of jobs, however slow the host is. */
const mostPerHost = 40;
const mostHosts = 200;
const atOnce = 4;
/** After a server died with its jobs, feeds are due again. */
const claimMinutes = 20;
const retentionDays = 366;

const fetchFeeds = async (ctx: Context, { feedIds }: { feedIds: string[] }): Promise<void> => {
  const limit = pLimit(atOnce);
  const results = await Promise.allSettled(
    feedIds.map((id) =>
      limit(async () => {
        const feed = await findFeed(ctx.db, id);
        if (feed) await updateFeed(ctx, feed);
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Stores a job for each host that has due feeds, in the transaction that claims them. */
export const enqueueDueFeeds = (ctx: Context): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const again = new Date(now.getTime() + claimMinutes * 60_000);
    const hosts = await claimDueFeeds(trx, { now, again, mostPerHost, mostHosts });
    const { name, retry } = fetchFeedsJob;
    await ctx.jobs.enqueueAll(
      trx,
      hosts.map((feedIds) => ({ name, retry, data: { feedIds }, options: { lane: 'feeds' } })),
    );
  });

export const calendarFeedJobs: readonly JobHandler[] = [handleJob(fetchFeedsJob, fetchFeeds)];

export const calendarFeedRecurringJobs: readonly RecurringJob[] = [
  { name: 'calendar-feeds.enqueue-due', cron: '* * * * *', run: enqueueDueFeeds },
  { name: 'calendar-feeds.pause-where-late', cron: '*/5 * * * *', run: pauseWhereLate },
  {
    name: 'calendar-feeds.prune-fetches',
    cron: '50 9 * * *',
    run: (ctx) => pruneFetches(ctx.db, new Date(ctx.clock.now().getTime() - retentionDays * 86_400_000)),
  },
];
