import { jobType } from '#platform/jobs/job-queue';

/** How long stock is held for a buyer who has not paid. */
export const holdMinutes = 15;
/** How long a host can take to answer a request to book. */
export const requestHours = 24;
/** After a payment of a late buyer failed for good, the first retry of a lost answer. */
export const settleRetrySeconds = 30;

export const expireOrderJob = jobType<{ orderId: string }>('orders.expire');
