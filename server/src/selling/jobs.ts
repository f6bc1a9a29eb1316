import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { emailBuyer, emailSeller } from './emails/write-sale-emails.ts';
import { finishOverdueSales } from './enqueue-overdue-sales.ts';
import { eraseEndedFiles, eraseFile, eraseFileJob } from './erase-files.ts';
import { missDeadline } from './miss-deadline.ts';
import { paySeller } from './pay-seller.ts';
import { emailBuyerJob, emailSellerJob, missDeadlineJob, paySellerJob } from './sale-jobs.ts';

export const sellingJobs: readonly JobHandler[] = [
  handleJob(missDeadlineJob, missDeadline),
  handleJob(paySellerJob, paySeller),
  handleJob(emailSellerJob, emailSeller),
  handleJob(emailBuyerJob, emailBuyer),
  handleJob(eraseFileJob, eraseFile),
];

export const sellingRecurringJobs: readonly RecurringJob[] = [
  { name: 'selling.finish-overdue-sales', cron: '*/15 * * * *', run: finishOverdueSales },
  { name: 'selling.erase-ended-files', cron: '25 * * * *', run: eraseEndedFiles },
];
