import { accountJobs, accountRecurringJobs } from '#accounts';
import { bookingJobs, bookingListeners, bookingRecurringJobs } from '#booking';
import { calendarFeedJobs, calendarFeedRecurringJobs } from '#calendar-feeds';
import { calendarRecurringJobs } from '#calendars';
import { flagListeners } from '#flags';
import { hostCalendarRecurringJobs } from '#host-calendars';
import { insuranceListeners, insuranceRecurringJobs } from '#insurance';
import { membershipJobs, membershipListeners, membershipRecurringJobs } from '#membership';
import { orderJobs, orderListeners, orderRecurringJobs } from '#orders';
import { paymentRecurringJobs } from '#payments';
import { payoutJobs } from '#payouts';
import { pictureJobs, pictureRecurringJobs } from '#pictures';
import { publicChangesRecurringJobs } from '#platform/database/public-changes';
import { emailJobs, emailRecurringJobs } from '#platform/email/jobs';
import type { EventListener } from '#platform/events/event-listener';
import { idempotencyRecurringJobs } from '#platform/idempotency';
import type { JobHandler, RecurringJob } from '#platform/jobs/job-handler';
import { recurringHandlers } from '#platform/jobs/schedule-jobs';
import { pricingRecurringJobs } from '#pricing';
import { receiptListeners } from '#receipts';
import { reviewJobs, reviewListeners, reviewRecurringJobs } from '#reviews';
import { savedSearchJobs, savedSearchRecurringJobs } from '#saved-searches';
import { sellingJobs, sellingListeners, sellingRecurringJobs } from '#selling';
import { stayRecurringJobs } from '#stays';
import { supportListeners, supportRecurringJobs } from '#support';
import { ticketJobs, ticketListeners, ticketRecurringJobs } from '#tickets';

/** Which feature listens to which event. */
export const listeners: readonly EventListener[] = [
  ...orderListeners,
  ...bookingListeners,
  ...membershipListeners,
  ...insuranceListeners,
  ...ticketListeners,
  ...sellingListeners,
  ...flagListeners,
  ...supportListeners,
  ...reviewListeners,
  ...receiptListeners,
];

export const recurringJobs: readonly RecurringJob[] = [
  ...accountRecurringJobs,
  ...orderRecurringJobs,
  ...bookingRecurringJobs,
  ...membershipRecurringJobs,
  ...insuranceRecurringJobs,
  ...ticketRecurringJobs,
  ...sellingRecurringJobs,
  ...idempotencyRecurringJobs,
  ...publicChangesRecurringJobs,
  ...calendarRecurringJobs,
  ...calendarFeedRecurringJobs,
  ...hostCalendarRecurringJobs,
  ...paymentRecurringJobs,
  ...pricingRecurringJobs,
  ...stayRecurringJobs,
  ...supportRecurringJobs,
  ...reviewRecurringJobs,
  ...savedSearchRecurringJobs,
  ...pictureRecurringJobs,
  ...emailRecurringJobs,
];

/** Everything that the queue may contain. */
export const jobHandlers: readonly JobHandler[] = [
  ...accountJobs,
  ...orderJobs,
  ...payoutJobs,
  ...bookingJobs,
  ...membershipJobs,
  ...ticketJobs,
  ...sellingJobs,
  ...calendarFeedJobs,
  ...reviewJobs,
  ...savedSearchJobs,
  ...pictureJobs,
  ...emailJobs,
  ...listeners,
  ...recurringHandlers(recurringJobs),
];
