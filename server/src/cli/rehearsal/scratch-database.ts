import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { migrate } from '#platform/database/migrate';
import { type OpenDatabase, openPglite, openPostgres } from '#platform/database/open-database';

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const openOnServer = async (url: string, poolSize: number): Promise<OpenDatabase> => {
  const name = `golark_rehearsal_${randomUUID().slice(0, 8)}`;
  await administer(url, `CREATE DATABASE ${name}`);
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  const opened = openPostgres(scratch.href, poolSize);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

const openInMemory = async (): Promise<OpenDatabase> =>
  openPglite(await PGlite.create({ extensions: { btree_gist, pg_trgm } }));

/** An empty, migrated database of its own on the same server, or in memory; `close` deletes it. */
export const openScratchDatabase = async (url: string | null, poolSize: number): Promise<OpenDatabase> => {
  const opened = url === null ? await openInMemory() : await openOnServer(url, poolSize);
  try {
    await migrate(opened.pool);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
};
