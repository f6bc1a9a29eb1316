import type { JobHandler, RecurringJob } from '../jobs/job-handler.ts';
import { eraseOldEmails } from './erase-emails.ts';
import { enqueueUnsentEmails, eraseExpiredLinks, sendEmailHandler } from './send-email.ts';

export const emailJobs: readonly JobHandler[] = [sendEmailHandler];

export const emailRecurringJobs: readonly RecurringJob[] = [
  { name: 'emails.erase-expired-links', cron: '25 * * * *', run: eraseExpiredLinks },
  { name: 'emails.erase-old', cron: '35 * * * *', run: eraseOldEmails },
  { name: 'emails.enqueue-unsent', cron: '40 * * * *', run: enqueueUnsentEmails },
];
