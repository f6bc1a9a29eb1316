import pg from 'pg';
import type { Config } from '#platform/config';

/** An arbitrary number, the same in every process. */
const startLock = 7_203_432;

/**
 * Migrations, the catalog and the accounts of a demo are made by one server at a time; another one that starts waits,
 * and then finds them. The embedded database has one process anyway.
 */
export const inStartLock = async <T>({ databaseUrl }: Config, work: () => Promise<T>): Promise<T> => {
  if (!databaseUrl) return work();
  // a connection of its own: those of the pool are closed while a child process fills the catalog
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await client.end();
  }
};
