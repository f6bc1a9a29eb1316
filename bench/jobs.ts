import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../server/src/platform/clock.ts';
import type { Context } from '../server/src/platform/context.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '../server/src/platform/database/open-database.ts';
import { bossQueue, startBoss } from '../server/src/platform/jobs/boss.ts';
import { handleJob } from '../server/src/platform/jobs/job-handler.ts';
import { jobType } from '../server/src/platform/jobs/job-queue.ts';
import { handlersByName, workOnJobs } from '../server/src/platform/jobs/run-jobs.ts';
import { createLog } from '../server/src/platform/log.ts';
import { startCluster } from '../server/testing/postgres-cluster.ts';
import { connections } from './database.ts';
import { integerFormat, type Result } from './results.ts';

const budget = { min: 1 };
const targets = { embedded: 200, postgres: 1000 };
const jobCount = 10_000;
const jobsPerStatement = 1000;
const emptyJob = jobType<{ number: number }>('bench.empty');

/** Jobs that do nothing, so that the queue itself is measured: seconds until the last one of a full queue has run. */
const drain = async (database: OpenDatabase): Promise<number> => {
  await migrate(database.pool);
  const log = createLog('error');
  const boss = await startBoss({ pool: database.pool, log, isWorker: true });
  const queue = bossQueue(boss, systemClock);
  for (let first = 0; first < jobCount; first += jobsPerStatement) {
    const jobs = Array.from({ length: jobsPerStatement }, (_, i) => ({
      ...emptyJob,
      data: { number: first + i },
    }));
    await database.db.transaction().execute((trx) => queue.enqueueAll(trx, jobs));
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen = new Set<number>();
  const handler = handleJob(emptyJob, async (_ctx, { number }) => {
    seen.add(number);
    if (seen.size === jobCount) resolve();
  });
  const startedAt = performance.now();
  await workOnJobs({ log } as Context, { boss, handlers: handlersByName([handler]) });
  await promise;
  const seconds = (performance.now() - startedAt) / 1000;
  await boss.stop({ graceful: false });
  return seconds;
};

const resultOf = (kind: OpenDatabase['kind'], seconds: number): Result => ({
  name: `jobs, ${kind}`,
  subject: `${integerFormat.format(jobCount)} waiting jobs: ${integerFormat.format(jobCount / seconds)} per second`,
  baseline: `${integerFormat.format(targets[kind])} per second`,
  ratio: jobCount / seconds / targets[kind],
  budget,
});

/** A full queue is processed without pauses. */
export const benchJobs = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-jobs-'));
  const results: Result[] = [];
  const measure = async (database: OpenDatabase): Promise<void> => {
    results.push(resultOf(database.kind, await drain(database)));
    await database.close();
  };
  try {
    await measure(await openEmbedded(dataDir));
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  const cluster = await startCluster({ isDurable: true });
  if (!cluster) return results;
  await measure(openPostgres(cluster.url, connections));
  await cluster.stop();
  return results;
};
