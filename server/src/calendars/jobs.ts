import type { RecurringJob } from '#platform/jobs/job-handler';
import { clearPastNights } from './store.ts';

export const calendarRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'calendars.clear-past-nights',
    cron: '30 9 * * *',
    run: (ctx) => clearPastNights(ctx.db, ctx.clock.now()),
  },
];
