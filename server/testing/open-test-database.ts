import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#platform/database/open-database';
import { templateName } from './prepare-databases.ts';
import { openReusedDatabase } from './reused-database.ts';

const poolSize = 20;

const admin = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const openOnServer = async (url: string): Promise<OpenDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(url, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const opened = openPostgres(url.replace(/\/postgres$/, `/${name}`), poolSize);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await admin(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

/** A database for this test file only: embedded, or on PostgreSQL in that project. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const url = inject('postgresUrl');
  if (url) return openOnServer(url);
  const template = inject('embeddedTemplate');
  if (!template) throw new Error('no database to test on');
  return openReusedDatabase(template);
};
