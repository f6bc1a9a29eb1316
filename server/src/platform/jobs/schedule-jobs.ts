import type { PgBoss } from 'pg-boss';
import { queueName } from './boss.ts';
import type { JobHandler, RecurringJob } from './job-handler.ts';

/** Recurring jobs are handled like any other. */
export const recurringHandlers = (jobs: readonly RecurringJob[]): JobHandler[] =>
  jobs.map((job) => ({ name: job.name, run: (ctx) => job.run(ctx) }));

/** Stores the schedules; one that no longer exists is removed. A failed run is not retried: the next one follows. */
export const scheduleJobs = async (boss: PgBoss, jobs: readonly RecurringJob[]): Promise<void> => {
  const known = new Set(jobs.map((job) => job.name));
  for (const schedule of await boss.getSchedules(queueName)) {
    if (!known.has(schedule.key)) await boss.unschedule(queueName, schedule.key);
  }
  for (const { name, cron } of jobs) {
    await boss.schedule(queueName, cron, { name, data: {} }, { key: name, retryLimit: 0 });
  }
};
