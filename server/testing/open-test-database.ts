import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type pg from 'pg';
import { inject } from 'vitest';
import { databaseOn, type OpenDatabase, openPglite, openPostgres } from '#platform/database/open-database';
import { templateName } from './prepare-databases.ts';
import type { Run } from './restorable-database.ts';
import { openReusedDatabase, type ReusableDatabase } from './reused-database.ts';
import { createScratchDatabase } from './shared-cluster.ts';

const poolSize = 20;

/** Ends what a test opened beside the pool and left open, which would keep its locks. */
const endOtherSessions = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> ALL ($1::integer[])`;

/** What a test may have left on a connection. Its prepared statements stay, because the driver counts on them. */
const forgetSession = `ROLLBACK; RESET ALL; UNLISTEN *; CLOSE ALL; DISCARD SEQUENCES; DISCARD TEMP;
  SELECT pg_advisory_unlock_all()`;

/** All connections of the pool; throws if a test has kept one. */
const takeAll = async (pool: pg.Pool): Promise<(pg.PoolClient & { processID: number })[]> => {
  const isFree = () => pool.idleCount === pool.totalCount && pool.waitingCount === 0;
  // a request whose client had gone may still be running
  const giveUpAt = performance.now() + 2000;
  while (!isFree() && performance.now() < giveUpAt) await new Promise(setImmediate);
  if (!isFree()) throw new Error('a test has kept a connection');
  const clients = await Promise.all(
    Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()),
  );
  return clients as (pg.PoolClient & { processID: number })[];
};

/**
 * The connections stay open from one file to the next: in a new one, PostgreSQL reads its catalogs and compiles its functions again, which
 * takes longer than the statements of most tests.
 */
const createOnServer = async (cluster: { url: string }): Promise<ReusableDatabase> => {
  const scratch = await createScratchDatabase(cluster, templateName);
  const opened = openPostgres(scratch.url, poolSize, {
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  const { pool } = opened;
  return {
    open: async () => ({ ...opened, db: databaseOn(pool), close: async () => undefined }),
    whileUnused: async (work) => {
      const clients = await takeAll(pool);
      try {
        for (const client of clients) await client.query(forgetSession);
        const client = clients[0] as pg.PoolClient;
        await client.query(endOtherSessions, [clients.map(({ processID }) => processID)]);
        return await work(async (sql, parameters) => (await client.query(sql, parameters)).rows);
      } finally {
        for (const client of clients) client.release();
      }
    },
    remove: async () => {
      await scratch.drop();
      // a connection that a test has kept would never be returned
      void opened.close().catch(() => undefined);
    },
  };
};

const createEmbedded = async (template: string): Promise<ReusableDatabase> => {
  const pglite = await PGlite.create({
    loadDataDir: new Blob([fs.readFileSync(template)]),
    extensions: { btree_gist, pg_trgm },
  });
  const run: Run = async <Row>(sql: string, parameters?: unknown[]) =>
    (await pglite.query<Row>(sql, parameters)).rows;
  return {
    open: async () => {
      const opened = await openPglite(pglite);
      return { ...opened, close: () => opened.db.destroy() };
    },
    whileUnused: async (work) => {
      await run('DISCARD ALL');
      return work(run);
    },
    remove: async () => (pglite.closed ? undefined : pglite.close()),
  };
};

const createReusable = (): Promise<ReusableDatabase> => {
  const url = inject('postgresUrl');
  if (url) return createOnServer({ url });
  const template = inject('embeddedTemplate');
  if (!template) throw new Error('no database to test on');
  return createEmbedded(template);
};

/** A database for this test file only: embedded, or on PostgreSQL in that project. */
export const openTestDatabase = (): Promise<OpenDatabase> => openReusedDatabase(createReusable);

/** A database that served no file before: what deleted rows leave in its indexes would change plans. */
export const openFreshDatabase = async (): Promise<OpenDatabase> => {
  const database = await createReusable();
  return { ...(await database.open()), close: database.remove };
};
