import { type EventListener, listenTo } from '#platform/events/event-listener';
import { handleJob, type JobHandler, type RecurringJob } from '#platform/jobs/job-handler';
import { countPublishedReviews } from '#stays';
import { enqueueInvitations, inviteGuest, inviteGuestJob, scheduleInvitations } from './invite-guests.ts';

export const reviewJobs: readonly JobHandler[] = [handleJob(inviteGuestJob, inviteGuest)];

export const reviewListeners: readonly EventListener[] = [
  listenTo('order.confirmed', 'reviews.schedule-invitations', scheduleInvitations),
];

export const reviewRecurringJobs: readonly RecurringJob[] = [
  { name: 'reviews.enqueue-invitations', cron: '50 * * * *', run: enqueueInvitations },
  {
    name: 'reviews.count-published',
    cron: '20 * * * *',
    run: (ctx) => ctx.db.transaction().execute((trx) => countPublishedReviews(trx, { now: ctx.clock.now() })),
  },
];
