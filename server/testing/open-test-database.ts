import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPglite, openPostgres } from '#platform/database/open-database';
import { templateName } from './prepare-databases.ts';
import type { Run } from './restorable-database.ts';
import { openReusedDatabase, type ReusableDatabase } from './reused-database.ts';
import { createDatabase, dropDatabase, urlOf } from './shared-cluster.ts';

const poolSize = 20;

/** A test may leave a connection open, which would keep its locks. */
const endOtherSessions = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const createOnServer = async (cluster: { url: string }): Promise<ReusableDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(cluster, name, templateName);
  const url = urlOf(cluster, name);
  return {
    open: async () => openPostgres(url, poolSize),
    whileUnused: async (work) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(endOtherSessions);
        return await work(async (sql, parameters) => (await client.query(sql, parameters)).rows);
      } finally {
        await client.end();
      }
    },
    remove: async () => void (await dropDatabase(cluster, name)),
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
    whileUnused: (work) => work(run),
    remove: async () => (pglite.closed ? undefined : pglite.close()),
  };
};

/** A database for this test file only: embedded, or on PostgreSQL in that project. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const url = inject('postgresUrl');
  if (url) return openReusedDatabase(() => createOnServer({ url }));
  const template = inject('embeddedTemplate');
  if (!template) throw new Error('no database to test on');
  return openReusedDatabase(() => createEmbedded(template));
};
