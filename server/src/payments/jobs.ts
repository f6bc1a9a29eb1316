import type { RecurringJob } from '#platform/jobs/job-handler';
import { advanceSandbox, postOverHttp } from './gateway/advance-sandbox.ts';

export const paymentRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'payments.advance-sandbox',
    cron: '* * * * *',
    run: (ctx) => advanceSandbox(ctx, postOverHttp(ctx)),
  },
];
