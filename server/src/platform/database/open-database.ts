import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparingClient, yieldingClient } from './clients.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { openProbe } from './probe.ts';
import type { DB } from './tables.ts';

export type Database = Kysely<DB>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
  /** Throws if the database does not respond. Needs no connection of the pool. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const { builtins } = pg.types;
const asText = (value: string): string => value;

/** Days are returned as text (a `Date` would depend on a time zone); counts and decimals as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === builtins.DATE || oid === builtins.TIME) return asText;
    if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export const databaseOn = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

/** Ends the pool also when Kysely has never used it: it would keep the process running for ten seconds. */
const endPool = async (db: Database, pool: pg.Pool): Promise<void> => {
  await db.destroy();
  if (!pool.ending) await pool.end();
};

/** Limits of connections that serve requests: a request fails (UNAVAILABLE) instead of waiting for longer. */
export const requestLimits: pg.PoolConfig = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Compiling a statement takes a second, and the estimate that triggers it can be wrong by a factor of a million (generate_series): no statement of
 * this application runs for long enough to gain by it.
 */
const withoutCompiler = '-c jit=off';

/** Opens PostgreSQL at a URL. Without limits, for migrations, imports and jobs, a statement takes as long as it needs. */
export const openPostgres = (url: string, poolSize: number, limits: pg.PoolConfig = {}): OpenDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    Client: preparingClient(),
    options: withoutCompiler,
    ...limits,
  });
  // without a listener, a connection that the server closes would end the process: the first is for idle ones, the second
  // for those in use, whose query fails with the same error
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = databaseOn(pool);
  const probe = openProbe(url);
  return {
    db,
    pool,
    kind: 'postgres',
    ping: probe.ping,
    close: async () => {
      await Promise.all([endPool(db, pool), probe.close()]);
    },
  };
};

const databaseDir = (dataDir: string): string => path.join(dataDir, 'db');

/** The default of 128 MB would never be released; the operating system caches the files as well. */
const embeddedSettings = ['shared_buffers = 32MB'];

/** Exists while an embedded database is created: what a full disk or a kill left of one is not opened again. */
const unfinishedFile = (dataDir: string): string => path.join(dataDir, 'db.unfinished');

/** Whether a folder contains no embedded database yet. */
export const isNewEmbedded = (dataDir: string): boolean =>
  !fs.existsSync(databaseDir(dataDir)) || fs.existsSync(unfinishedFile(dataDir));

const createOrOpenFiles = async (dataDir: string): Promise<PGlite> => {
  const options = {
    dataDir: databaseDir(dataDir),
    extensions: { btree_gist, pg_trgm },
    postgresqlconf: embeddedSettings,
  };
  if (!isNewEmbedded(dataDir)) return PGlite.create(options);
  fs.writeFileSync(unfinishedFile(dataDir), '');
  fs.rmSync(options.dataDir, { recursive: true, force: true });
  const created = await PGlite.create(options);
  fs.rmSync(unfinishedFile(dataDir));
  return created;
};

/** Opens the embedded database in a folder, which only one process may use. Throws DataFolderInUse. */
export const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  const unlock = lockDataFolder(dataDir);
  try {
    const opened = await openPglite(await createOrOpenFiles(dataDir));
    return {
      ...opened,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Wraps an existing embedded database (tests use one in memory). */
export const openPglite = async (pglite: PGlite): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    types,
    Client: yieldingClient(),
  } as unknown as pg.PoolConfig);
  const db = databaseOn(pool);
  return {
    db,
    pool,
    kind: 'embedded',
    ping: async () => {
      if (!pglite.ready || pglite.closed) throw new Error('the embedded database is closed');
    },
    close: async () => {
      await endPool(db, pool);
      await pglite.close();
    },
  };
};
