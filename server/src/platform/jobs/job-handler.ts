import type { Context } from '../context.ts';
import type { JobType } from './job-queue.ts';

/** What runs a job. It may run more than once for the same job, so its effect must be idempotent. */
export interface JobHandler {
  readonly name: string;
  run(ctx: Context, data: object): Promise<void>;
}

export const handleJob = <Data extends object>(
  type: JobType<Data>,
  run: (ctx: Context, data: Data) => Promise<void>,
): JobHandler => ({ name: type.name, run: (ctx, data) => run(ctx, data as Data) });

/** Runs on a schedule as a safety net, by one process at a time. */
export interface RecurringJob {
  readonly name: string;
  /** Five fields, UTC. */
  readonly cron: string;
  run(ctx: Context): Promise<void>;
}
