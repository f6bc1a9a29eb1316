import { handleJob, type JobHandler } from '#platform/jobs/job-handler';
import { processPayoutEvent, processPayoutEventJob } from './process-event.ts';

export const payoutJobs: readonly JobHandler[] = [handleJob(processPayoutEventJob, processPayoutEvent)];
