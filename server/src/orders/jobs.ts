import { detachMethods } from '#payments';
import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { enqueueDueBalances, processBalance } from './balances/process-balance.ts';
import { listCardsInUse } from './cards-in-use.ts';
import { expireOrderJob } from './deadlines.ts';
import { deleteLeftCustomers } from './delete-customers.ts';
import { expireOrder } from './expire-order.ts';
import { enqueueOpenWork } from './find-open-work.ts';
import {
  cancelPaymentJob,
  giveUpActionJob,
  processBalanceJob,
  releaseItemJob,
  retryScheduledPaymentJob,
  sendRefundJob,
  settlePaymentJob,
} from './payment-jobs.ts';
import { processPaymentEvent, processPaymentEventJob } from './process-payment-event.ts';
import { alertDifferences } from './reconcile-payments.ts';
import { releaseItem } from './release-item.ts';
import { retryScheduledPayment } from './retry-scheduled-payment.ts';
import { sendRefund } from './send-refund.ts';
import { cancelAtGateway, giveUpAction, settlePayment } from './settle-payment.ts';
import { deletePaymentAttempts } from './store/payment-attempts.ts';

/** Younger work is probably still in the hands of its request or of its own job. */
const safetyNetSeconds = 300;
const attemptsKeptMilliseconds = 86_400_000;
/** `2026-11-20T18`: an item gets at most one extra job an hour. */
const hourLength = 13;

export const orderJobs: readonly JobHandler[] = [
  handleJob(expireOrderJob, (ctx, { orderId }) => expireOrder(ctx, orderId)),
  handleJob(releaseItemJob, releaseItem),
  handleJob(settlePaymentJob, async (ctx, { paymentId }) => void (await settlePayment(ctx, paymentId))),
  handleJob(cancelPaymentJob, (ctx, { paymentId }) => cancelAtGateway(ctx, paymentId)),
  handleJob(retryScheduledPaymentJob, retryScheduledPayment),
  handleJob(processBalanceJob, processBalance),
  handleJob(giveUpActionJob, (ctx, { paymentId }) => giveUpAction(ctx, paymentId)),
  handleJob(processPaymentEventJob, processPaymentEvent),
  handleJob(sendRefundJob, (ctx, { refundId }) => sendRefund(ctx, refundId)),
];

export const orderRecurringJobs: readonly RecurringJob[] = [
  { name: 'orders.reconcile-payments', cron: '15 5 * * *', run: alertDifferences },
  {
    name: 'orders.detach-methods',
    cron: '* * * * *',
    run: (ctx) => detachMethods(ctx, (cardIds) => listCardsInUse(ctx.db, cardIds)),
  },
  {
    name: 'orders.delete-old-attempts',
    cron: '25 * * * *',
    run: (ctx) =>
      deletePaymentAttempts(ctx.db, new Date(ctx.clock.now().getTime() - attemptsKeptMilliseconds)),
  },
  { name: 'orders.enqueue-due-balances', cron: '*/10 * * * *', run: enqueueDueBalances },
  { name: 'orders.delete-left-customers', cron: '30 5 * * *', run: deleteLeftCustomers },
  {
    name: 'orders.enqueue-open-work',
    cron: '*/5 * * * *',
    run: (ctx) =>
      enqueueOpenWork(ctx, {
        minAgeSeconds: safetyNetSeconds,
        key: ctx.clock.now().toISOString().slice(0, hourLength),
      }),
  },
];
