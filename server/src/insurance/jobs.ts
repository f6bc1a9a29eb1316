import type { RecurringJob } from '#platform/jobs/job-handler';
import { settleUnmovedPolicies } from './settle-policy.ts';
import { deleteExpiredInsuranceQuotes } from './store.ts';

export const insuranceRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'insurance.delete-expired-quotes',
    cron: '*/15 * * * *',
    run: (ctx) => deleteExpiredInsuranceQuotes(ctx.db, ctx.clock.now()),
  },
  { name: 'insurance.move-policies', cron: '*/15 * * * *', run: settleUnmovedPolicies },
];
