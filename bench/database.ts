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
import type { Result } from './table.ts';
import { whole } from './table.ts';

export const connections = 16;
const sizeOnPostgres = 100_000;
const sizeEmbedded = 5000;
const keptIn = path.join(os.tmpdir(), 'golark-bench-database');

export interface BenchDatabase {
  database: OpenDatabase;
  size: number;
  /** How long the fill took; null when a kept database was taken. */
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
    subject: `${whole.format(size)} stays, ${whole.format(rows)} rows in ${seconds.toFixed(0)} s`,
    peer: '1,000 rows a second',
    ratio: rows / seconds / 1000,
    budget: null,
  };
};

const openKept = async (): Promise<BenchDatabase | null> => {
  if (!fs.existsSync(keptIn)) return null;
  const database = openPostgres(fs.readFileSync(keptIn, 'utf8'), connections);
  try {
    await migrate(database.pool);
  } catch {
    await database.close();
    return null;
  }
  return { database, size: sizeOnPostgres, fill: null, close: () => database.close() };
};

const openWithoutServer = async (): Promise<BenchDatabase> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-embedded-'));
  console.error('No PostgreSQL is installed: this measures the embedded database instead, with 5,000 stays.');
  const database = await openEmbedded(dataDir);
  return {
    database,
    size: sizeEmbedded,
    fill: await fill(database, sizeEmbedded),
    close: async () => {
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A filled PostgreSQL of this run alone; with `isKept` it outlives the run, and the next kept run takes it. */
export const openBenchDatabase = async (isKept: boolean): Promise<BenchDatabase> => {
  const kept = isKept ? await openKept() : null;
  if (kept) return kept;
  const cluster = await startCluster();
  if (!cluster) return openWithoutServer();
  const database = openPostgres(cluster.url, connections);
  const close = async (): Promise<void> => {
    await database.close();
    if (isKept) fs.writeFileSync(keptIn, cluster.url);
    else cluster.stop();
  };
  try {
    const filled = await fill(database, sizeOnPostgres);
    // what a server does in its first quiet minute
    await database.pool.query('VACUUM ANALYZE');
    await database.pool.query('CHECKPOINT');
    return { database, size: sizeOnPostgres, fill: filled, close };
  } catch (error) {
    await close();
    throw error;
  }
};
