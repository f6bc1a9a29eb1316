import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { createLog, type Logger } from '../log.ts';
import { type JobLane, type JobOptions, type JobQueue, type JobRequest, jobLanes } from './job-queue.ts';

/** All kinds of jobs share one queue: one poll finds them all, and its cache entry is warm after the start. */
export const queueName = 'golark';
export const deadLetterQueue = 'golark-dead-letters';
export const jobSchema = 'job_queue';

const tenYearsSeconds = 315_360_000;
const weekSeconds = 604_800;
const jobTimeoutSeconds = 900;

/**
 * Who runs a job whose process died: after the heartbeat is missing the job is found at the next look, waits for the
 * first delay of its retries and is fetched at the next poll. Together at most 30 seconds.
 */
export const takeover = {
  heartbeatSeconds: 12,
  /** Well below the heartbeat, so that a busy process is not taken for a dead one. */
  refreshSeconds: 3,
  superviseSeconds: 4,
  pollingSeconds: 1,
} as const;

export interface JobEnvelope {
  name: string;
  data: object;
}

interface BossSettings {
  pool: pg.Pool;
  log: Logger;
  /** Runs maintenance and schedules; otherwise it only stores and reads jobs. */
  isWorker: boolean;
}

const createBoss = ({ pool, log, isWorker }: BossSettings, migrate: boolean): PgBoss => {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: jobSchema,
    migrate,
    createSchema: migrate,
    supervise: isWorker,
    superviseIntervalSeconds: takeover.superviseSeconds,
    // below the interval, or every second look would find that the last one is too recent
    monitorIntervalSeconds: takeover.superviseSeconds / 2,
    schedule: isWorker,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  return boss;
};

/** Starts the queue library. Its cache is filled before the first transaction that stores a job. */
export const startBoss = async (settings: BossSettings): Promise<PgBoss> => {
  const boss = createBoss(settings, false);
  await boss.start();
  // a cold cache is filled on another connection; the embedded database has one, which a transaction would hold
  await boss.getQueues();
  await boss.findJobs(queueName, { id: '00000000-0000-0000-0000-000000000000' });
  await boss.findJobs(deadLetterQueue, { id: '00000000-0000-0000-0000-000000000000' });
  return boss;
};

/** Creates or updates the tables of the queue; part of `golark migrate`. */
export const installJobQueue = async (pool: pg.Pool): Promise<void> => {
  const boss = createBoss({ pool, log: createLog('error'), isWorker: false }, true);
  await boss.start();
  await boss.createQueue(deadLetterQueue, { retentionSeconds: tenYearsSeconds, deleteAfterSeconds: 0 });
  const options = {
    deadLetter: deadLetterQueue,
    expireInSeconds: jobTimeoutSeconds,
    heartbeatSeconds: takeover.heartbeatSeconds,
    retentionSeconds: tenYearsSeconds,
    deleteAfterSeconds: weekSeconds,
  };
  await boss.createQueue(queueName, options);
  // a queue of an earlier release exists already
  await boss.updateQueue(queueName, options);
  await boss.stop({ graceful: false });
};

/** The same type and key give the same id, so the primary key rejects the second job. */
const idOf = (name: string, key: string): string => {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, i, lengths) => {
      const from = lengths.slice(0, i).reduce((sum, n) => sum + n, 0);
      return hex.slice(from, from + length);
    })
    .join('-');
};

/** The queue counts in real time, the product on the context's clock: a delay is the same on both. */
const delaySeconds = ({ startAfter }: JobOptions, now: Date): number =>
  startAfter ? Math.max(0, Math.ceil((startAfter.getTime() - now.getTime()) / 1000)) : 0;

/** The queue library can tell jobs of one queue apart by their priority only. */
export const priorityOf = (lane: JobLane): number => -jobLanes.indexOf(lane);

const insertOf = ({ name, data, retry, options = {} }: JobRequest, now: Date): JobInsert<JobEnvelope> => {
  const delay = delaySeconds(options, now);
  return {
    ...(options.singletonKey ? { id: idOf(name, options.singletonKey) } : {}),
    data: { name, data },
    ...(delay > 0 ? { startAfter: delay } : {}),
    priority: priorityOf(options.lane ?? 'work'),
    retryLimit: retry.retries,
    retryDelay: retry.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.longestDelaySeconds,
  };
};

export const bossQueue = (boss: PgBoss, clock: Clock): JobQueue => {
  const enqueueAll: JobQueue['enqueueAll'] = async (trx, requests) => {
    if (requests.length === 0) return;
    const now = clock.now();
    await boss.insert(
      queueName,
      requests.map((request) => insertOf(request, now)),
      { db: fromKysely(trx) },
    );
  };
  return {
    enqueue: (trx, { name, retry }, request) => enqueueAll(trx, [{ name, retry, ...request }]),
    enqueueAll,
    deleteOf: async (trx, { name }, data) => {
      const wanted = JSON.stringify({ name, data });
      await sql`DELETE FROM ${sql.id(jobSchema, 'job')} WHERE data @> ${wanted}::jsonb`.execute(trx);
    },
    stop: () => boss.stop({ graceful: false }),
  };
};
