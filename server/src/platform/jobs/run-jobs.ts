import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { type JobEnvelope, priorityOf, queueName, takeover } from './boss.ts';
import type { JobHandler } from './job-handler.ts';
import type { JobLane } from './job-queue.ts';

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
  /** How often workers that found nothing look for jobs; without it as `takeover` says. */
  pollingSeconds?: number;
}

interface LaneGroup {
  /** The first lane comes first. */
  lanes: readonly JobLane[];
  workers: number;
  pollingSeconds: number;
}

/** Each group has workers of its own, so that its jobs never wait for those of another. */
const groups: readonly LaneGroup[] = [
  { lanes: ['work'], workers: 2, pollingSeconds: takeover.pollingSeconds },
  // a reset of a password waits twice: for the job that writes its email, and for the email
  { lanes: ['urgent', 'emails'], workers: 2, pollingSeconds: takeover.pollingSeconds / 2 },
  { lanes: ['messages'], workers: 1, pollingSeconds: takeover.pollingSeconds },
  // an import that is a few seconds late is not noticed
  { lanes: ['feeds'], workers: 3, pollingSeconds: 5 * takeover.pollingSeconds },
];

/**
 * A worker runs the jobs of a batch together and fetches the next batch when all of them have ended: with small batches and two workers,
 * one job that hangs holds up nothing. After a full batch it fetches at once, which the queue library never does for a batch of one.
 */
const batchSize = 4;

/** Polls for due jobs of each lane until the queue stops. */
export const workOnJobs = async (ctx: Context, settings: WorkerSettings): Promise<void> => {
  const { boss, handlers } = settings;
  for (const { lanes, workers, pollingSeconds } of groups) {
    const priorities = lanes.map(priorityOf);
    const options = {
      perJobResults: true,
      includeMetadata: true,
      batchSize,
      localConcurrency: workers,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: settings.pollingSeconds ?? pollingSeconds,
      heartbeatRefreshSeconds: takeover.refreshSeconds,
      minPriority: Math.min(...priorities),
      maxPriority: Math.max(...priorities),
    } as const;
    await boss.work<JobEnvelope, JobResult[], typeof options>(queueName, options, (jobs) =>
      Promise.all(jobs.map((job) => runJob(ctx, handlers, job))),
    );
  }
};

/** Runs every job that is due now, in order, until none is left; for tests and for commands. Returns their names. */
export const runDueJobs = async (
  ctx: Context,
  { boss, handlers }: Pick<WorkerSettings, 'boss' | 'handlers'>,
): Promise<string[]> => {
  const ran: string[] = [];
  for (;;) {
    const jobs = (await boss.fetch<JobEnvelope>(queueName, {
      batchSize: 50,
      includeMetadata: true,
    })) as StoredJob[];
    if (jobs.length === 0) return ran;
    const completed: string[] = [];
    for (const job of jobs) {
      const result = await runJob(ctx, handlers, job);
      if (result.status === 'completed') completed.push(job.id);
      else await boss.fail(queueName, job.id, result.output);
      ran.push(job.data.name);
    }
    if (completed.length > 0) await boss.complete(queueName, completed);
  }
};
