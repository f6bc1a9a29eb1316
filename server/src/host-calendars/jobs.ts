import type { RecurringJob } from '#platform/jobs/job-handler';
import { pruneChanges } from './changes/change-log.ts';

/** How long hosts can read who changed what in their calendars. */
const retentionDays = 366;

export const hostCalendarRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'host-calendars.prune-changes',
    cron: '35 9 * * *',
    run: (ctx) => pruneChanges(ctx.db, new Date(ctx.clock.now().getTime() - retentionDays * 86_400_000)),
  },
];
