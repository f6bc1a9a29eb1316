import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Database,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '#platform/database/open-database';
import { startCluster } from './postgres-cluster.ts';

/** Where a server that is killed runs, and how to look into its database. */
export interface KillPlace {
  name: 'embedded' | 'postgres';
  /** The settings of the server. */
  environment: Record<string, string>;
  /** Looks into the database; an embedded one only while no server runs. */
  inspect<T>(work: (db: Database) => Promise<T>): Promise<T>;
  stop(): void;
}

const inspectOn =
  (open: () => OpenDatabase | Promise<OpenDatabase>): KillPlace['inspect'] =>
  async (work) => {
    const database = await open();
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };

/** A folder with an embedded database, or a PostgreSQL server, in `parent`; null if none is installed. */
export const openKillPlace = async (
  name: KillPlace['name'],
  parent = os.tmpdir(),
): Promise<KillPlace | null> => {
  const dir = fs.mkdtempSync(path.join(parent, 'golark-kill-'));
  const forget = (): void => fs.rmSync(dir, { recursive: true, force: true });
  if (name === 'embedded') {
    return {
      name,
      environment: { DATA_DIR: dir },
      inspect: inspectOn(() => openEmbedded(dir)),
      stop: forget,
    };
  }
  const cluster = await startCluster({ parent });
  if (!cluster) return null;
  return {
    name,
    environment: { DATA_DIR: dir, DATABASE_URL: cluster.url },
    inspect: inspectOn(() => openPostgres(cluster.url, 2)),
    stop: () => {
      cluster.stop();
      forget();
    },
  };
};
