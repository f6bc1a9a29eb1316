import { handleJob, type JobHandler } from '#platform/jobs/job-handler';
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
