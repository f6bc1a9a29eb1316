import type pg from 'pg';
import { jobSchema, queueName } from './boss.ts';

/** The queue uses real time: where the clock of the context is moved, moving the stored jobs into the past makes them due without waiting. */
export const advanceJobs = async (pool: pg.Pool, minutes: number): Promise<void> => {
  await pool.query(
    `UPDATE ${jobSchema}.job SET start_after = start_after - make_interval(secs => $1)
     WHERE state IN ('created', 'retry')`,
    [minutes * 60],
  );
};

/** Seconds until the next stored job is due; null if there is none. */
export const secondsToNextJob = async (pool: pg.Pool): Promise<number | null> => {
  const { rows } = await pool.query<{ seconds: number | null }>(
    `SELECT extract(epoch FROM min(start_after) - now())::float8 AS seconds FROM ${jobSchema}.job
     WHERE name = $1 AND state IN ('created', 'retry')`,
    [queueName],
  );
  return rows[0]?.seconds ?? null;
};
