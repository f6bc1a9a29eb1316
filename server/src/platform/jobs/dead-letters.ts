import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import { deadLetterQueue, type JobEnvelope, jobSchema, queueName } from './boss.ts';

export interface DeadLetter {
  id: string;
  name: string;
  data: object;
  failedAt: Date;
  /** The message of the last error. */
  reason: string;
}

export interface JobCounts {
  /** Jobs that are due or will be. */
  pending: number;
  /** Age of the oldest due job in seconds; 0 if none is due. */
  oldestSeconds: number;
  deadLetters: number;
}

/** Jobs that failed on their last attempt, oldest first. */
export const listDeadLetters = async (db: Database): Promise<DeadLetter[]> => {
  const { rows } = await sql<{ id: string; data: JobEnvelope; failed_at: Date; reason: string | null }>`
    SELECT id, data, created_on AS failed_at, source_output ->> 'message' AS reason
    FROM ${sql.id(jobSchema, 'job')} WHERE name = ${deadLetterQueue} AND state < 'active'
    ORDER BY created_on`.execute(db);
  return rows.map(({ id, data, failed_at, reason }) => ({
    id,
    name: data.name,
    data: data.data,
    failedAt: failed_at,
    reason: reason ?? '',
  }));
};

/** Puts dead letters back into the queue, all of them without ids. Returns how many. */
export const retryDeadLetters = (boss: PgBoss, ids?: string[]): Promise<number> =>
  boss.redrive(deadLetterQueue, { destination: queueName, ...(ids ? { ids } : {}) });

/** Deletes dead letters. */
export const discardDeadLetters = async (boss: PgBoss, ids: string[]): Promise<void> => {
  await boss.deleteJob(deadLetterQueue, ids);
};

/** Depth, age and dead letters of the queue, for metrics and alerts. */
export const countJobs = async (db: Database): Promise<JobCounts> => {
  const { rows } = await sql<{ pending: number; oldest: number | null; dead: number }>`
    SELECT count(*) FILTER (WHERE name = ${queueName}) AS pending,
      extract(epoch FROM now() - min(start_after) FILTER (WHERE name = ${queueName}))::float8 AS oldest,
      count(*) FILTER (WHERE name = ${deadLetterQueue}) AS dead
    FROM ${sql.id(jobSchema, 'job')} WHERE state IN ('created', 'retry', 'active')`.execute(db);
  const row = rows[0];
  return {
    pending: row?.pending ?? 0,
    oldestSeconds: Math.max(0, row?.oldest ?? 0),
    deadLetters: row?.dead ?? 0,
  };
};
