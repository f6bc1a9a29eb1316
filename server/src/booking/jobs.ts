import { detachMethods } from '#payments';
import type { RecurringJob } from '#platform/jobs/job-handler';
import { listCardsInUse } from './list-cards-in-use.ts';
import { sweepBookings } from './sweep.ts';

/** A charge younger than this may still be in the hands of the request that made it. */
const sweepAfterSeconds = 60;

export const bookingRecurringJobs: readonly RecurringJob[] = [
  { name: 'booking.reconcile', cron: '* * * * *', run: (ctx) => sweepBookings(ctx, sweepAfterSeconds) },
  {
    name: 'booking.detach-methods',
    cron: '* * * * *',
    run: (ctx) => detachMethods(ctx, (cardIds) => listCardsInUse(ctx.db, cardIds)),
  },
];
