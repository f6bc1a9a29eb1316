import { jobType } from '#platform/jobs/job-queue';

/** Finishes a payment whose request died, or whose answer was lost. */
export const settlePaymentJob = jobType<{ paymentId: string }>('orders.settle-payment', {
  retries: 200,
  firstDelaySeconds: 5,
  longestDelaySeconds: 60,
});

/** Cancels a payment at the gateway after its order released its stock; a success found then is a late payment. */
export const cancelPaymentJob = jobType<{ paymentId: string }>('orders.cancel-payment');

export const sendRefundJob = jobType<{ refundId: string }>('orders.send-refund');
