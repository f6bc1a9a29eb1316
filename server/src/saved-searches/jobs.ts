import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { checkSearches } from './check-searches.ts';
import { checkSearchesJob, enqueueOverdueChecks } from './plan-check.ts';

export const savedSearchJobs: readonly JobHandler[] = [handleJob(checkSearchesJob, checkSearches)];

export const savedSearchRecurringJobs: readonly RecurringJob[] = [
  { name: 'saved-searches.enqueue-overdue', cron: '25 * * * *', run: enqueueOverdueChecks },
];
