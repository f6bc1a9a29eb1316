import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPglite, openPostgres } from '#platform/database/open-database';
import { createScratchDatabase } from './shared-cluster.ts';

const folder = path.resolve(import.meta.dirname, '../migrations');

/** A database without tables, for tests that fill it between two migrations: on PostgreSQL, or embedded in that project. */
export const openUnmigratedDatabase = async (): Promise<OpenDatabase> => {
  const url = inject('postgresUrl');
  if (!url) return openPglite(await PGlite.create({ extensions: { btree_gist, pg_trgm } }));
  const scratch = await createScratchDatabase({ url });
  const opened = openPostgres(scratch.url, 2);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await scratch.drop();
    },
  };
};

/** Runs the migrations whose file names fulfill a condition, such as `file < '0050'`, in their order. */
export const runMigrations = async (pool: pg.Pool, isWanted: (file: string) => boolean): Promise<void> => {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.sql') && isWanted(file));
  for (const file of files.sort()) await pool.query(fs.readFileSync(path.join(folder, file), 'utf8'));
};
