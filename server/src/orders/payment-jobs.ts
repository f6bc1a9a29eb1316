import { jobType } from '#platform/jobs/job-queue';

/** Finishes a payment whose request died, or whose answer was lost. */
export const settlePaymentJob = jobType<{ paymentId: string }>('orders.settle-payment', {
  retries: 200,
  firstDelaySeconds: 5,
  longestDelaySeconds: 60,
});

/** Tries a scheduled payment again that failed; `attempt` counts from 0. */
export const retryScheduledPaymentJob = jobType<{ orderId: string; attempt: number }>(
  'orders.retry-scheduled-payment',
);

/** Does what is due for the balance of an order: charges it, or ends the item once its deadline is over. */
export const processBalanceJob = jobType<{ orderId: string }>('orders.process-balance');

/** How long a buyer has for 3-D Secure when an order is held for days. */
export const actionMinutes = 30;

/** Cancels a payment of such an order that still waits for 3-D Secure. */
export const giveUpActionJob = jobType<{ paymentId: string }>('orders.give-up-action');

/** Cancels a payment at the gateway after its order released its stock; a success found then is a late payment. */
export const cancelPaymentJob = jobType<{ paymentId: string }>('orders.cancel-payment');

/** Returns the stock of an item that was released in an order that failed, when its first release failed as well. */
export const releaseItemJob = jobType<{ orderId: string; itemId: string }>('orders.release-item');

export const sendRefundJob = jobType<{ refundId: string }>('orders.send-refund');
