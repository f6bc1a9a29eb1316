import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from '../log.ts';

/** Something done again and again by one process at a time, however many there are. */
export interface RecurringJob {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  run(): Promise<void>;
}

export interface Jobs {
  stop(): Promise<void>;
}

/** Runs the jobs over queue tables in the same database. */
export const startJobs = async (pool: pg.Pool, log: Logger, jobs: RecurringJob[]): Promise<Jobs> => {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
    noDefault: true,
  } as PgBoss.ConstructorOptions);
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      name: job.name,
      policy: 'singleton',
      expireInSeconds: 300,
      retryLimit: 0,
    });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      try {
        await job.run();
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed; it runs again at its next time');
      }
    });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
};
