import type { JobHandler, RecurringJob } from '#platform/jobs/job-handler';
import { cleanUpAccounts } from './clean-up.ts';
import { sendResetEmailHandler } from './request-password-reset.ts';

export const accountJobs: readonly JobHandler[] = [sendResetEmailHandler];

export const accountRecurringJobs: readonly RecurringJob[] = [
  { name: 'accounts.clean-up', cron: '20 * * * *', run: cleanUpAccounts },
];
