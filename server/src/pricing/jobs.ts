import type { RecurringJob } from '#platform/jobs/job-handler';
import { deleteExpiredQuotes } from './store/quotes.ts';

export const pricingRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'pricing.delete-expired-quotes',
    cron: '*/15 * * * *',
    run: (ctx) => deleteExpiredQuotes(ctx.db, ctx.clock.now()),
  },
];
