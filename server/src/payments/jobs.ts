import type { RecurringJob } from '#platform/jobs/job-handler';
import { countedCardMilliseconds } from './count-card.ts';
import { advanceSandbox, postOverHttp } from './gateway/advance-sandbox.ts';
import { deleteCardAttempts } from './store/card-attempts.ts';

export const paymentRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'payments.advance-sandbox',
    cron: '* * * * *',
    run: (ctx) => advanceSandbox(ctx, postOverHttp(ctx)),
  },
  {
    name: 'payments.delete-old-attempts',
    cron: '25 * * * *',
    run: (ctx) => deleteCardAttempts(ctx.db, new Date(ctx.clock.now().getTime() - countedCardMilliseconds)),
  },
];
