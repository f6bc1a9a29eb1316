import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Cluster, startCluster } from './postgres-cluster.ts';

/** `npm test` starts one PostgreSQL server for all groups of tests and passes its address on. */
const addressVariable = 'GOLARK_TEST_CLUSTER';

/** The server of the whole run; one of its own for a group that is run alone, null if PostgreSQL is not installed. */
export const openSharedCluster = async (): Promise<Pick<Cluster, 'url' | 'stop'> | null> => {
  const url = process.env[addressVariable];
  return url ? { url, stop: () => undefined } : startCluster();
};

export const urlOf = (cluster: { url: string }, database: string): string =>
  cluster.url.replace(/\/postgres$/, `/${database}`);

export const runOnCluster = async <Row extends pg.QueryResultRow>(
  { url }: { url: string },
  sql: string,
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Copies the files of the template: writing each page to the log, which is the default, takes more than twice the processor time. */
export const createDatabase = (cluster: { url: string }, name: string, template = 'template1') =>
  runOnCluster(cluster, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);

const dropDatabase = (cluster: { url: string }, name: string) =>
  runOnCluster(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

export interface ScratchDatabase {
  url: string;
  drop(): Promise<unknown>;
}

/** A database under a name of its own, for a test or a file that drops it at its end. */
export const createScratchDatabase = async (
  cluster: { url: string },
  template?: string,
): Promise<ScratchDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(cluster, name, template);
  return { url: urlOf(cluster, name), drop: () => dropDatabase(cluster, name) };
};
