import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { type JobEnvelope, queueName } from './boss.ts';
import type { JobHandler } from './job-handler.ts';

type StoredJob = JobWithMetadata<JobEnvelope>;

export type HandlersByName = ReadonlyMap<string, JobHandler>;

/** Throws for two handlers of one name. */
export const handlersByName = (handlers: readonly JobHandler[]): HandlersByName => {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  if (byName.size !== handlers.length) throw new Error('two job handlers have the same name');
  return byName;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const runJob = async (ctx: Context, handlers: HandlersByName, job: StoredJob): Promise<JobResult> => {
  const { name, data } = job.data;
  try {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no handler is registered for the job ${name}`);
    await handler.run(ctx, data);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    const details = { err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 };
    if (isLast) ctx.log.error(details, 'job failed for the last time and is a dead letter now');
    else ctx.log.warn(details, 'job failed and will be retried');
    return { id: job.id, status: 'failed', output: { message: messageOf(error) } };
  }
};

interface WorkerSettings {
  boss: PgBoss;
  handlers: HandlersByName;
  /** Jobs of this process that run at the same time. */
  concurrency: number;
}

/** Polls for due jobs until the queue stops. */
export const workOnJobs = async (ctx: Context, settings: WorkerSettings): Promise<void> => {
  const { boss, handlers, concurrency } = settings;
  const options = {
    perJobResults: true,
    includeMetadata: true,
    batchSize: concurrency,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
  } as const;
  await boss.work<JobEnvelope, JobResult[], typeof options>(queueName, options, (jobs) =>
    Promise.all(jobs.map((job) => runJob(ctx, handlers, job))),
  );
};

/** Runs every job that is due now, in order, until none is left; for tests and for commands. Returns their names. */
export const runDueJobs = async (
  ctx: Context,
  { boss, handlers }: Omit<WorkerSettings, 'concurrency'>,
): Promise<string[]> => {
  const ran: string[] = [];
  for (;;) {
    const jobs = (await boss.fetch<JobEnvelope>(queueName, {
      batchSize: 50,
      includeMetadata: true,
    })) as StoredJob[];
    if (jobs.length === 0) return ran;
    for (const job of jobs) {
      const result = await runJob(ctx, handlers, job);
      if (result.status === 'completed') await boss.complete(queueName, job.id);
      else await boss.fail(queueName, job.id, result.output);
      ran.push(job.data.name);
    }
  }
};
