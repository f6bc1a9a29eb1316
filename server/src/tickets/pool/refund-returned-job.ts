import { jobType } from '#platform/jobs/job-queue';
import type { ReturnedTickets } from './pool-store.ts';

/** Refunds tickets that were given back, once somebody else has bought them. */
export const refundReturnedJob = jobType<ReturnedTickets>('tickets.refund-returned');
