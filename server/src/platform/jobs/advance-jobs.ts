import type pg from 'pg';
import { jobSchema } from './boss.ts';

/** The queue uses real time: where the clock of the context is moved, moving the stored jobs into the past makes them due without waiting. */
export const advanceJobs = async (pool: pg.Pool, minutes: number): Promise<void> => {
  await pool.query(
    `UPDATE ${jobSchema}.job SET start_after = start_after - make_interval(secs => $1)
     WHERE state IN ('created', 'retry')`,
    [minutes * 60],
  );
};
