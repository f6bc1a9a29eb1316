import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { announceRenewal, announceRenewalJob, enqueueDuePeriods } from './announce-renewal.ts';
import { endPeriod, endPeriodJob } from './end-period.ts';

/** `2026-11-20T18`: a period gets at most one extra job an hour. */
const hourLength = 13;

export const membershipJobs: readonly JobHandler[] = [
  handleJob(endPeriodJob, endPeriod),
  handleJob(announceRenewalJob, announceRenewal),
];

export const membershipRecurringJobs: readonly RecurringJob[] = [
  {
    name: 'membership.enqueue-due-periods',
    cron: '20 * * * *',
    run: (ctx) => enqueueDuePeriods(ctx, { key: ctx.clock.now().toISOString().slice(0, hourLength) }),
  },
];
