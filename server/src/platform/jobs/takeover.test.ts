import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { advanceJobs } from '#platform/jobs/advance-jobs';
import { openTestDatabase } from '#testing/open-test-database';
import { SettableClock } from '#testing/settable-clock';
import type { Context } from '../context.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createLog } from '../log.ts';
import { bossQueue, jobSchema, queueName, startBoss, takeover } from './boss.ts';
import { handleJob } from './job-handler.ts';
import { type JobQueue, jobType, patientRetry } from './job-queue.ts';
import { handlersByName, workOnJobs } from './run-jobs.ts';

const log = createLog('silent');
const noteJob = jobType<{ note: string }>('test.note');
const longJob = jobType<object>('test.long');

let database: OpenDatabase;
/** A process that dies inside a job, and one that survives. */
let dead: PgBoss;
let alive: PgBoss;
let queue: JobQueue;
const notes: string[] = [];
let longRuns = 0;
let finish = () => {};
const finished = new Promise<void>((resolve) => {
  finish = resolve;
});
const handlers = handlersByName([
  handleJob(noteJob, async (_ctx, { note }) => void notes.push(note)),
  handleJob(longJob, () => {
    longRuns += 1;
    return finished;
  }),
]);

beforeAll(async () => {
  database = await openTestDatabase();
  dead = await startBoss({ pool: database.pool, log, isWorker: false });
  queue = bossQueue(dead, new SettableClock('2026-11-20T18:00:00Z'));
});
afterAll(async () => {
  finish();
  await alive?.stop({ graceful: false });
  await queue.stop();
  await database.close();
});

interface StoredJob {
  state: string;
  /** Seconds since the last heartbeat, and until the job is due. */
  silence: number;
  delay: number;
}

const jobNamed = async (name: string): Promise<StoredJob | undefined> => {
  const query = `SELECT state, extract(epoch FROM now() - heartbeat_on)::float8 AS silence,
    extract(epoch FROM start_after - now())::float8 AS delay
    FROM ${jobSchema}.job WHERE name = '${queueName}' AND data ->> 'name' = $1`;
  return (await database.pool.query<StoredJob>(query, [name])).rows[0];
};
const passSilence = (name: string, seconds: number) =>
  database.pool.query(
    `UPDATE ${jobSchema}.job SET heartbeat_on = heartbeat_on - make_interval(secs => $2) WHERE data ->> 'name' = $1`,
    [name, seconds],
  );

test('a job whose process died is due again within 30 seconds at most', () => {
  const { heartbeatSeconds, superviseSeconds, pollingSeconds, refreshSeconds } = takeover;
  // the first delay has jitter: it is up to twice as long
  const delaySeconds = 2 * patientRetry.firstDelaySeconds;
  expect(heartbeatSeconds + superviseSeconds + delaySeconds + pollingSeconds).toBeLessThanOrEqual(30);
  expect(refreshSeconds * 3).toBeLessThan(heartbeatSeconds);
});

test('another process takes over the job of one that died, and no job of one that lives', async () => {
  await database.db
    .transaction()
    .execute((trx) => queue.enqueue(trx, noteJob, { data: { note: 'taken over' } }));
  const [job] = await dead.fetch(queueName, { includeMetadata: true });
  expect(job).toMatchObject({ state: 'active', heartbeatSeconds: takeover.heartbeatSeconds });
  await database.db.transaction().execute((trx) => queue.enqueue(trx, longJob, { data: {} }));
  alive = await startBoss({ pool: database.pool, log, isWorker: true });
  await workOnJobs({ log } as Context, { boss: alive, handlers });
  await vi.waitFor(async () => expect((await jobNamed(longJob.name))?.state).toBe('active'), {
    timeout: 60_000,
  });
  await passSilence(noteJob.name, takeover.heartbeatSeconds);
  await passSilence(longJob.name, takeover.heartbeatSeconds - takeover.refreshSeconds - 1);
  await vi.waitFor(async () => expect((await jobNamed(noteJob.name))?.state).toBe('retry'), {
    timeout: 60_000,
  });
  expect((await jobNamed(noteJob.name))?.delay).toBeLessThanOrEqual(2 * patientRetry.firstDelaySeconds);
  await advanceJobs(database.pool, 1);
  await vi.waitFor(() => expect(notes).toEqual(['taken over']), { timeout: 60_000 });
  await vi.waitFor(
    async () => expect((await jobNamed(longJob.name))?.silence).toBeLessThan(takeover.refreshSeconds),
    { timeout: 60_000 },
  );
  expect([(await jobNamed(longJob.name))?.state, longRuns]).toEqual(['active', 1]);
});
