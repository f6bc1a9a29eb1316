import type { FastifyInstance } from 'fastify';
import { accountJobs, accountRecurringJobs } from '#accounts';
import { bookingListeners, bookingRecurringJobs } from '#booking';
import { calendarRecurringJobs } from '#calendars';
import { orderJobs, orderRecurringJobs } from '#orders';
import { advanceSandbox, isSandbox } from '#payments';
import type { Context } from '#platform/context';
import { emailJobs, emailRecurringJobs } from '#platform/email/jobs';
import type { EventListener } from '#platform/events/event-listener';
import { idempotencyRecurringJobs } from '#platform/idempotency';
import type { JobHandler, RecurringJob } from '#platform/jobs/job-handler';
import { recurringHandlers } from '#platform/jobs/schedule-jobs';
import { pricingRecurringJobs } from '#pricing';
import { stayRecurringJobs } from '#stays';

/** Which feature listens to which event. */
export const listeners: readonly EventListener[] = [...bookingListeners];

export const recurringJobs: readonly RecurringJob[] = [
  ...accountRecurringJobs,
  ...orderRecurringJobs,
  ...bookingRecurringJobs,
  ...idempotencyRecurringJobs,
  ...calendarRecurringJobs,
  ...pricingRecurringJobs,
  ...stayRecurringJobs,
  ...emailRecurringJobs,
];

/** The sandbox gateway decides and posts its webhooks through the running application, as a provider would. */
const sandboxJob = (app: FastifyInstance): RecurringJob => ({
  name: 'payments.advance-sandbox',
  cron: '* * * * *',
  run: (ctx) => advanceSandbox(app, ctx),
});

/** The schedules of a server: those of every feature and, with the sandbox, its own. */
export const schedulesOf = (app: FastifyInstance, { gateway }: Context): readonly RecurringJob[] =>
  isSandbox(gateway) ? [...recurringJobs, sandboxJob(app)] : recurringJobs;

/** Everything that the queue may contain. */
export const jobHandlersOf = (schedules: readonly RecurringJob[]): readonly JobHandler[] => [
  ...accountJobs,
  ...orderJobs,
  ...emailJobs,
  ...listeners,
  ...recurringHandlers(schedules),
];
