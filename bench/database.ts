import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillCatalog } from '../server/src/cli/fill-catalog.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '../server/src/platform/database/open-database.ts';
import { startCluster } from '../server/testing/postgres-cluster.ts';
import type { Result } from './results.ts';
import { integerFormat } from './results.ts';

export const connections = 16;
const postgresSize = 100_000;
const embeddedSize = 5000;
const addressFile = path.join(os.tmpdir(), 'golark-bench-database');

export interface BenchDatabase {
  database: OpenDatabase;
  /** null for the embedded database. */
  url: string | null;
  size: number;
  /** Duration of the fill; null when an existing database was reused. */
  fill: Result | null;
  close(): Promise<void>;
}

const fill = async (database: OpenDatabase, size: number): Promise<Result> => {
  await migrate(database.pool);
  const startedAt = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await fillCatalog(database, { size, today });
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    name: 'fill',
    subject: `${integerFormat.format(size)} stays, ${integerFormat.format(rows)} rows in ${seconds.toFixed(0)} s`,
    baseline: '1,000 rows per second',
    ratio: rows / seconds / 1000,
    budget: null,
  };
};

const openReusedDatabase = async (): Promise<BenchDatabase | null> => {
  if (!fs.existsSync(addressFile)) return null;
  const url = fs.readFileSync(addressFile, 'utf8');
  const database = openPostgres(url, connections);
  try {
    await migrate(database.pool);
  } catch {
    await database.close();
    return null;
  }
  return { database, url, size: postgresSize, fill: null, close: () => database.close() };
};

const openEmbeddedDatabase = async (): Promise<BenchDatabase> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-embedded-'));
  console.error('PostgreSQL is not installed. Measuring the embedded database with 5,000 stays instead.');
  const database = await openEmbedded(dataDir);
  return {
    database,
    url: null,
    size: embeddedSize,
    fill: await fill(database, embeddedSize),
    close: async () => {
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A filled PostgreSQL for this run; with `keepDatabase` it keeps running and is reused by the next such run. */
export const openBenchDatabase = async (keepDatabase: boolean): Promise<BenchDatabase> => {
  const reused = keepDatabase ? await openReusedDatabase() : null;
  if (reused) return reused;
  const cluster = await startCluster({ isDurable: true });
  if (!cluster) return openEmbeddedDatabase();
  const database = openPostgres(cluster.url, connections);
  const close = async (): Promise<void> => {
    await database.close();
    if (keepDatabase) fs.writeFileSync(addressFile, cluster.url);
    else cluster.stop();
  };
  try {
    const fillResult = await fill(database, postgresSize);
    // what autovacuum does shortly after a fill
    await database.pool.query('VACUUM ANALYZE');
    await database.pool.query('CHECKPOINT');
    return { database, url: cluster.url, size: postgresSize, fill: fillResult, close };
  } catch (error) {
    await close();
    throw error;
  }
};
