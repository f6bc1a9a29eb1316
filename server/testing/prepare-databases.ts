import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate';
import { openPglite } from '#platform/database/open-database';
import { brokenGuard } from './guards/broken-guard.ts';
import { createDatabase, openSharedCluster, urlOf } from './shared-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database as a file; each test file starts from a copy. */
    embeddedTemplate: string | null;
    /** A server whose database `golark_template` is migrated. */
    postgresUrl: string | null;
  }
}

export const templateName = 'golark_template';

/** The schema, without the guard that this run of the tests takes out. */
const migrateTemplate = async (pool: pg.Pool): Promise<void> => {
  await migrate(pool);
  const change = brokenGuard()?.break;
  if (change && 'sql' in change) await pool.query(change.sql);
};

const makeEmbeddedTemplate = async (dir: string): Promise<string> => {
  const pglite = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  const { pool, close } = await openPglite(pglite);
  await migrateTemplate(pool);
  const file = path.join(dir, 'template.tar');
  fs.writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await close();
  return file;
};

const makePostgresTemplate = async (cluster: { url: string }): Promise<void> => {
  await createDatabase(cluster, templateName);
  const pool = new pg.Pool({ connectionString: urlOf(cluster, templateName) });
  await migrateTemplate(pool);
  await pool.end();
};

/** Migrates both databases once per run; every test file gets its own copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => void> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-test-'));
  const wantsPostgres = project.name.includes('postgres');
  const cluster = wantsPostgres ? await openSharedCluster() : null;
  if (cluster) await makePostgresTemplate(cluster);
  project.provide('postgresUrl', cluster?.url ?? null);
  project.provide('embeddedTemplate', wantsPostgres ? null : await makeEmbeddedTemplate(dir));
  return () => {
    cluster?.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  };
}
