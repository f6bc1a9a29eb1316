import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { installJobQueue } from '../jobs/boss.ts';

const migrationsDir = path.resolve(import.meta.dirname, '../../../migrations');
/** An arbitrary number, the same in every process, so that two never migrate at the same time. */
const migrationLock = 7_203_431;

/**
 * Runs the files of `migrations/` that have not run yet, in order, each in a transaction, and updates the tables of the
 * job queue. Returns the names of the files.
 */
export const migrate = async (pool: pg.Pool): Promise<string[]> => {
  const files = (await fs.readdir(migrationsDir)).filter((f) => /^\d{4}_[a-z0-9_]+\.sql$/.test(f)).sort();
  let ran: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
    const done = new Set((await client.query('SELECT name FROM schema_migrations')).rows.map((r) => r.name));
    const missing = files.filter((file) => !done.has(file));
    for (const file of missing) await runOne(client, file);
    ran = missing;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
  await installJobQueue(pool);
  return ran;
};

const runOne = async (client: pg.PoolClient, file: string): Promise<void> => {
  const sql = await fs.readFile(path.join(migrationsDir, file), 'utf8');
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [file]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${file} failed: ${(error as Error).message}`, { cause: error });
  }
};
