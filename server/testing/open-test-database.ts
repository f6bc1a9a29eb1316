import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#platform/database/open-database';
import { templateName } from './prepare-databases.ts';
import { openReusedDatabase } from './reused-database.ts';
import { createDatabase, dropDatabase, urlOf } from './shared-cluster.ts';

const poolSize = 20;

const openOnServer = async (cluster: { url: string }): Promise<OpenDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(cluster, name, templateName);
  const opened = openPostgres(urlOf(cluster, name), poolSize);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await dropDatabase(cluster, name);
    },
  };
};

/** A database for this test file only: embedded, or on PostgreSQL in that project. */
export const openTestDatabase = async (): Promise<OpenDatabase> => {
  const url = inject('postgresUrl');
  if (url) return openOnServer({ url });
  const template = inject('embeddedTemplate');
  if (!template) throw new Error('no database to test on');
  return openReusedDatabase(template);
};
