import type { RecurringJob } from '#platform/jobs/job-handler';
import { deleteOldMessages } from './store.ts';

/** A message of a visitor belongs to no account that could be deleted. */
const visitorDays = 365;

export const supportRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'support.delete-old-messages',
    cron: '55 9 * * *',
    run: (ctx) => deleteOldMessages(ctx.db, new Date(ctx.clock.now().getTime() - visitorDays * 86_400_000)),
  },
];
