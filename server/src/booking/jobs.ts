import { completeOrder } from '#orders';
import type { Context } from '#platform/context';
import type { RecurringJob } from '#platform/jobs/job-handler';
import { listOrdersToComplete } from './store.ts';

/** Completes orders whose stays are over. */
const completeStays = async (ctx: Context): Promise<void> => {
  for (const orderId of await listOrdersToComplete(ctx.db, ctx.clock.now())) {
    await completeOrder(ctx, orderId);
  }
};

export const bookingRecurringJobs: readonly RecurringJob[] = [
  { name: 'booking.complete-stays', cron: '10 * * * *', run: completeStays },
];
