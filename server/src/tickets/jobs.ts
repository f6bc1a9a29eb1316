import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { endSales } from './end-sales.ts';
import { expireHolds, expireHoldsJob } from './expire-holds.ts';
import {
  emailMovedEvent,
  refundCanceledEvent,
  refundCanceledEventJob,
  reportMovedEventJob,
} from './follow-event-changes.ts';
import { confirmWithNetwork, confirmWithNetworkJob } from './network/confirm-with-network.ts';
import { refundReturned } from './pool/refund-returned.ts';
import { refundReturnedJob } from './pool/refund-returned-job.ts';
import { expireTransfers } from './transfer/expire-transfers.ts';
import { offerSeatsJob } from './waiting-list/offer-job.ts';
import { offerNewSeats, offerSeats } from './waiting-list/offer-seats.ts';

export const ticketJobs: readonly JobHandler[] = [
  handleJob(expireHoldsJob, expireHolds),
  handleJob(confirmWithNetworkJob, confirmWithNetwork),
  handleJob(refundReturnedJob, refundReturned),
  handleJob(offerSeatsJob, offerSeats),
  handleJob(refundCanceledEventJob, refundCanceledEvent),
  handleJob(reportMovedEventJob, emailMovedEvent),
];

export const ticketRecurringJobs: readonly RecurringJob[] = [
  { name: 'tickets.end-sales', cron: '*/10 * * * *', run: endSales },
  { name: 'tickets.offer-new-seats', cron: '* * * * *', run: offerNewSeats },
  { name: 'tickets.expire-transfers', cron: '*/10 * * * *', run: expireTransfers },
];
