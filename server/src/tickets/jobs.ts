import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { endSales } from './end-sales.ts';
import { expireHolds, expireHoldsJob } from './expire-holds.ts';
import {
  emailMovedEvent,
  refundCanceledEvent,
  refundCanceledEventJob,
  reportMovedEventJob,
} from './follow-event-changes.ts';

export const ticketJobs: readonly JobHandler[] = [
  handleJob(expireHoldsJob, expireHolds),
  handleJob(refundCanceledEventJob, refundCanceledEvent),
  handleJob(reportMovedEventJob, emailMovedEvent),
];

export const ticketRecurringJobs: readonly RecurringJob[] = [
  { name: 'tickets.end-sales', cron: '*/10 * * * *', run: endSales },
];
