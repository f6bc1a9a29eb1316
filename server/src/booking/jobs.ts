import { completeOrder } from '#orders';
import type { Context } from '#platform/context';
import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { announceArrivals } from './announce-arrivals.ts';
import { remindOfBalance, remindOfBalanceJob } from './balance/remind-of-balance.ts';
import { deleteExpiredChangeQuotes } from './changes/change-quotes.ts';
import { enqueueReminders, remindGuest, remindGuestJob } from './remind-guests.ts';
import { remindHost, remindHostJob } from './remind-hosts.ts';
import { refundResold } from './returned/refund-resold.ts';
import { enqueueDueResales, refundResoldJob } from './returned/resale.ts';
import { endPassedNights } from './returned/store.ts';
import { listOrdersToComplete } from './store.ts';

/** Completes orders whose stays are over. */
const completeStays = async (ctx: Context): Promise<void> => {
  for (const orderId of await listOrdersToComplete(ctx.db, ctx.clock.now())) {
    await completeOrder(ctx, orderId);
  }
};

export const bookingJobs: readonly JobHandler[] = [
  handleJob(remindGuestJob, remindGuest),
  handleJob(refundResoldJob, refundResold),
  handleJob(remindHostJob, remindHost),
  handleJob(remindOfBalanceJob, remindOfBalance),
];

export const bookingRecurringJobs: readonly RecurringJob[] = [
  { name: 'booking.complete-stays', cron: '10 * * * *', run: completeStays },
  {
    name: 'booking.delete-change-quotes',
    cron: '35 * * * *',
    run: (ctx) => deleteExpiredChangeQuotes(ctx.db, ctx.clock.now()),
  },
  { name: 'booking.enqueue-due-resales', cron: '*/10 * * * *', run: enqueueDueResales },
  {
    name: 'booking.end-returned-nights',
    cron: '45 * * * *',
    run: (ctx) => endPassedNights(ctx.db, ctx.clock.now()),
  },
  { name: 'booking.announce-arrivals', cron: '5 * * * *', run: announceArrivals },
  { name: 'booking.enqueue-reminders', cron: '40 * * * *', run: enqueueReminders },
];
