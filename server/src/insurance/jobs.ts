import type { RecurringJob } from '#platform/jobs/job-handler';
import { deleteExpiredInsuranceQuotes } from './store.ts';

export const insuranceRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'insurance.delete-expired-quotes',
    cron: '*/15 * * * *',
    run: (ctx) => deleteExpiredInsuranceQuotes(ctx.db, ctx.clock.now()),
  },
];
