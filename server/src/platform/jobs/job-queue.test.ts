import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { advanceJobs } from '#platform/jobs/advance-jobs';
import { openTestDatabase } from '#testing/open-test-database';
import { SettableClock } from '#testing/settable-clock';
import type { Context } from '../context.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { createLog } from '../log.ts';
import { bossQueue, queueName, startBoss } from './boss.ts';
import { countJobs, discardDeadLetters, listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import { handleJob } from './job-handler.ts';
import { type JobQueue, jobType } from './job-queue.ts';
import { handlersByName, runDueJobs, workOnJobs } from './run-jobs.ts';

const log = createLog('silent');
const clock = new SettableClock('2026-11-20T18:00:00Z');
const noteJob = jobType<{ note: string }>('test.note');
const brittleJob = jobType<{ note: string }>('test.brittle', {
  retries: 2,
  firstDelaySeconds: 10,
  longestDelaySeconds: 60,
});

let database: OpenDatabase;
let boss: PgBoss;
let queue: JobQueue;
let notes: string[] = [];
let isBroken = false;

const handlers = handlersByName([
  handleJob(noteJob, async (_ctx, { note }) => void notes.push(note)),
  handleJob(brittleJob, async (_ctx, { note }) => {
    if (isBroken) throw new Error('the provider is down');
    notes.push(note);
  }),
]);
const run = () => runDueJobs({ log } as Context, { boss, handlers });
const passMinutes = async (minutes: number) => {
  clock.advanceMinutes(minutes);
  await advanceJobs(database.pool, minutes);
  await run();
};

beforeAll(async () => {
  database = await openTestDatabase();
  boss = await startBoss({ pool: database.pool, log, isWorker: false });
  queue = bossQueue(boss, clock);
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});
beforeEach(() => {
  notes = [];
  isBroken = false;
});

test('stores a job with the transaction, and runs it after the commit', async () => {
  await database.db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, noteJob, { data: { note: 'committed' } });
  });
  await run();
  expect(notes).toEqual(['committed']);
});

test('stores no job when the transaction is rolled back', async () => {
  const failed = database.db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, noteJob, { data: { note: 'rolled back' } });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await run();
  expect(notes).toEqual([]);
});

test('runs a job at its instant of the clock, not before', async () => {
  const startAfter = new Date(clock.now().getTime() + 15 * 60_000);
  await database.db
    .transaction()
    .execute((trx) => queue.enqueue(trx, noteJob, { data: { note: 'due' }, options: { startAfter } }));
  await passMinutes(14);
  expect(notes).toEqual([]);
  await passMinutes(1);
  expect(notes).toEqual(['due']);
});

test('stores one job per singleton key', async () => {
  for (const note of ['first', 'second']) {
    await database.db
      .transaction()
      .execute((trx) => queue.enqueue(trx, noteJob, { data: { note }, options: { singletonKey: 'one' } }));
  }
  await run();
  expect(notes).toEqual(['first']);
});

test('retries a failed job later, then makes it a dead letter that can be retried or discarded', async () => {
  isBroken = true;
  for (const note of ['kept', 'discarded']) {
    await database.db.transaction().execute((trx) => queue.enqueue(trx, brittleJob, { data: { note } }));
  }
  await run();
  expect(await listDeadLetters(database.db)).toEqual([]);
  for (let minute = 0; minute < 5; minute++) await passMinutes(1);
  const dead = await listDeadLetters(database.db);
  expect(dead).toMatchObject([
    { name: 'test.brittle', reason: 'the provider is down' },
    { name: 'test.brittle', reason: 'the provider is down' },
  ]);
  expect((await countJobs(database.db)).deadLetters).toBe(2);
  const discarded = dead.find(({ data }) => (data as { note: string }).note === 'discarded');
  await discardDeadLetters(boss, [discarded?.id ?? '']);
  expect(await listDeadLetters(database.db)).toHaveLength(1);
  isBroken = false;
  expect(await retryDeadLetters(boss)).toBe(1);
  await run();
  expect(notes).toEqual(['kept']);
  expect(await countJobs(database.db)).toEqual({ pending: 0, oldestSeconds: 0, deadLetters: 0 });
});

test('a full queue is processed without pauses, each kind of work by workers of its own', async () => {
  const lanes = ['work', 'emails', 'messages'] as const;
  await database.db.transaction().execute(async (trx) => {
    for (const lane of lanes)
      for (let i = 0; i < 20; i++)
        await queue.enqueue(trx, noteJob, { data: { note: lane }, options: { lane } });
  });
  // a worker that paused once would not go on in this test
  await workOnJobs({ log } as Context, { boss, handlers, pollingSeconds: 3600 });
  await vi.waitFor(() => expect(notes).toHaveLength(60), { timeout: 20_000 });
  await boss.offWork(queueName);
});

test('emails that a person waits for are sent before others', async () => {
  await database.db.transaction().execute(async (trx) => {
    for (let i = 0; i < 20; i++)
      await queue.enqueue(trx, noteJob, { data: { note: 'receipt' }, options: { lane: 'emails' } });
    await queue.enqueue(trx, noteJob, { data: { note: 'reset' }, options: { lane: 'urgent' } });
  });
  await workOnJobs({ log } as Context, { boss, handlers, pollingSeconds: 3600 });
  await vi.waitFor(() => expect(notes.length).toBeGreaterThanOrEqual(20), { timeout: 20_000 });
  expect(notes.indexOf('reset')).toBeLessThan(8);
  await boss.offWork(queueName);
});

test('counts waiting jobs and the age of the oldest due one', async () => {
  await database.db.transaction().execute((trx) => queue.enqueue(trx, noteJob, { data: { note: 'a' } }));
  await advanceJobs(database.pool, 5);
  const counts = await countJobs(database.db);
  expect(counts.pending).toBe(1);
  expect(counts.oldestSeconds).toBeGreaterThanOrEqual(300);
  await run();
});
