import type pg from 'pg';
import { jobSchema } from '#platform/jobs/boss';

/** The queue uses real time: moving its stored jobs into the past makes them due without waiting. */
export const advanceJobs = async (pool: pg.Pool, minutes: number): Promise<void> => {
  await pool.query(
    `UPDATE ${jobSchema}.job SET start_after = start_after - make_interval(mins => $1)
     WHERE state IN ('created', 'retry')`,
    [minutes],
  );
};
