import type { RecurringJob } from '#platform/jobs/job-handler';
import { pruneListingChanges } from './listing-changes.ts';
import { rankStays } from './ranking/rank-stays.ts';

/** A reader of the change feed that was stopped for longer must reload everything. */
const retentionDays = 7;

export const stayRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'stays.prune-listing-changes',
    cron: '45 9 * * *',
    run: (ctx) =>
      pruneListingChanges(ctx.db, new Date(ctx.clock.now().getTime() - retentionDays * 86_400_000)),
  },
  {
    name: 'stays.rank',
    cron: '15 9 * * *',
    run: (ctx) => rankStays(ctx.db, ctx.clock.now()),
  },
];
