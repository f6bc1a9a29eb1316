import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { type JobEnvelope, priorityOf, queueName, takeover } from './boss.ts';
import type { JobHandler } from './job-handler.ts';
import { type JobLane, jobLanes } from './job-queue.ts';

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
  /** Jobs of the lane `work` that this process runs at the same time; the other lanes have fewer. */
  concurrency: number;
}

const concurrencyOf = (lane: JobLane, concurrency: number): number =>
  ({ work: concurrency, emails: Math.ceil(concurrency / 2), messages: 1 })[lane];

/**
 * A worker fetches the next batch when all jobs of its batch have ended: with small batches and several workers, one
 * job that hangs holds up nothing.
 */
const workersOf = (lane: JobLane, atOnce: number) => {
  const concurrency = concurrencyOf(lane, atOnce);
  const batchSize = concurrency >= 4 ? 2 : 1;
  return { batchSize, localConcurrency: Math.ceil(concurrency / batchSize) };
};

/** Polls for due jobs of each lane until the queue stops. */
export const workOnJobs = async (ctx: Context, settings: WorkerSettings): Promise<void> => {
  const { boss, handlers, concurrency } = settings;
  for (const lane of jobLanes) {
    const options = {
      perJobResults: true,
      includeMetadata: true,
      ...workersOf(lane, concurrency),
      burstWhenBatchFull: true,
      pollingIntervalSeconds: takeover.pollingSeconds,
      heartbeatRefreshSeconds: takeover.refreshSeconds,
      minPriority: priorityOf(lane),
      maxPriority: priorityOf(lane),
    } as const;
    await boss.work<JobEnvelope, JobResult[], typeof options>(queueName, options, (jobs) =>
      Promise.all(jobs.map((job) => runJob(ctx, handlers, job))),
    );
  }
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
