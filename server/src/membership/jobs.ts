import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { announceRenewal, announceRenewalJob, enqueueJobsOfPeriods } from './announce-renewal.ts';
import { endPeriod, endPeriodJob } from './end-period.ts';

export const membershipJobs: readonly JobHandler[] = [
  handleJob(endPeriodJob, endPeriod),
  handleJob(announceRenewalJob, announceRenewal),
];

export const membershipRecurringJobs: readonly RecurringJob[] = [
  { name: 'membership.enqueue-jobs-of-periods', cron: '20 * * * *', run: enqueueJobsOfPeriods },
];
