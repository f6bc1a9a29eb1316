import { searchDestinations } from '@golark/contract/destinations/calls';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { type OpenDatabase, openPostgres, requestLimits } from './open-database.ts';

// the embedded database runs statements one after another on the thread of the server
describe.runIf(inject('postgresUrl'))('on PostgreSQL', () => {
  let owner: TestApp;
  let url: string;
  const opened: OpenDatabase[] = [];
  beforeAll(async () => {
    owner = await createTestApp();
    url = String(owner.database.pool.options.connectionString);
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await owner.close();
  });

  const connect = (limits?: pg.PoolConfig): OpenDatabase => {
    const database = openPostgres(url, 1, limits);
    opened.push(database);
    return database;
  };

  const setting = async ({ db }: OpenDatabase, name: string): Promise<string | undefined> => {
    const { rows } = await sql<{ value: string }>`SELECT current_setting(${name}) AS value`.execute(db);
    return rows[0]?.value;
  };

  test('requests have limits, which migrations, imports and jobs do not have', async () => {
    const [served, unlimited] = [connect(requestLimits), connect()];
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      expect(await setting(served, name), name).toMatch(/^\d+s$/);
      expect(await setting(unlimited, name), name).toBe('0');
    }
    expect(served.pool.options.connectionTimeoutMillis).toBeGreaterThan(0);
  });

  const limits: [name: string, limits: pg.PoolConfig][] = [
    ['a statement takes too long', { statement_timeout: 50 }],
    ['a lock takes too long', { lock_timeout: 50 }],
  ];
  test.each(limits)('%s: UNAVAILABLE, to be tried again', async (_name, limit) => {
    const { db } = connect(limit);
    const limited = await createTestApp({}, () => ({ db }));
    await owner.database.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE cities IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const { status, problem, headers } = await limited.call(searchDestinations, { body: { query: 'a' } });
      expect([status, problem.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
    await limited.close();
  });

  test('no connection is free in time: UNAVAILABLE, to be tried again', async () => {
    const { db, pool } = connect({ connectionTimeoutMillis: 1000 });
    const limited = await createTestApp({}, () => ({ db }));
    const held = await pool.connect();
    const { status, problem } = await limited.call(searchDestinations, { body: { query: 'a' } });
    expect([status, problem.code]).toEqual([503, 'UNAVAILABLE']);
    held.release();
    await limited.close();
  });
});
