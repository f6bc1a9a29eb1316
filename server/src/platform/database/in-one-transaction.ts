import type pg from 'pg';
import { databaseOn, type OpenDatabase } from './open-database.ts';

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

const isRead = (text: string): boolean => /^\s*select\b/i.test(text);

/** A statement that begins or ends a transaction of the application becomes one of a savepoint; a commit still checks deferred constraints. */
const savepointOf: Readonly<Record<string, string>> = {
  begin: 'SAVEPOINT inner_transaction',
  commit: 'SET CONSTRAINTS ALL IMMEDIATE; RELEASE SAVEPOINT inner_transaction; SET CONSTRAINTS ALL DEFERRED',
  rollback: 'ROLLBACK TO SAVEPOINT inner_transaction; RELEASE SAVEPOINT inner_transaction',
};

/** A statement outside of a transaction of the application: if it fails, the outer transaction goes on. */
const runAlone = async (run: Query, text: string, values?: unknown[]): Promise<unknown> => {
  if (isRead(text)) return run(text, values);
  await run('SAVEPOINT statement');
  try {
    const result = await run(text, values);
    await run('RELEASE SAVEPOINT statement');
    return result;
  } catch (error) {
    await run('ROLLBACK TO SAVEPOINT statement; RELEASE SAVEPOINT statement');
    throw error;
  }
};

/** A pool of one connection, whose transactions are savepoints of the one that is open on it. */
const poolOf = (client: pg.PoolClient): pg.Pool => {
  const run = client.query.bind(client) as unknown as Query;
  let turn: Promise<unknown> = Promise.resolve();
  const connect = async () => {
    const before = turn;
    let release = (): void => undefined;
    turn = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    let isInTransaction = false;
    const query: Query = async (text, values) => {
      const savepoint = savepointOf[text];
      if (savepoint === undefined) return isInTransaction ? run(text, values) : runAlone(run, text, values);
      const result = await run(savepoint);
      isInTransaction = text === 'begin';
      return result;
    };
    return { query, release };
  };
  // those of the job queue, none of which is expected to fail
  const query: Query = async (text, values) => {
    const connection = await connect();
    return run(text, values).finally(() => connection.release());
  };
  return { connect, query, end: async () => undefined } as unknown as pg.Pool;
};

/**
 * Runs work with a database all of whose transactions take effect together at the end, or not at all: if the process dies before, nothing was
 * written. The work has one connection, as on the embedded database, and `now()` of the database stands still.
 */
export const inOneTransaction = async (
  database: OpenDatabase,
  work: (inner: OpenDatabase) => Promise<void>,
): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    const pool = poolOf(client);
    await work({ ...database, db: databaseOn(pool), pool, close: async () => undefined });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
