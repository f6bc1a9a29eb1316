import { handleJob, type JobHandler } from '#platform/jobs/job-handler';
import { expireHolds, expireHoldsJob } from './expire-holds.ts';

export const ticketJobs: readonly JobHandler[] = [handleJob(expireHoldsJob, expireHolds)];
