import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import {
  type Database,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '#platform/database/open-database';
import { type Cluster, copyDatabase, startCluster } from './postgres-cluster.ts';
import { killTemplates } from './prepare-kills.ts';
import { createScratchDatabase, urlOf } from './shared-cluster.ts';

/** Where a server that is killed runs, and how to look into its database. */
export interface KillPlace {
  name: 'embedded' | 'postgres';
  /** The settings of the server. */
  environment: Record<string, string>;
  /** Looks into the database; an embedded one only while no server runs. */
  inspect<T>(work: (db: Database) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
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

const onEmbedded = (dir: string): KillPlace => ({
  name: 'embedded',
  environment: { DATA_DIR: dir },
  inspect: inspectOn(() => openEmbedded(dir)),
  stop: async () => fs.rmSync(dir, { recursive: true, force: true }),
});

const onPostgres = (dir: string, { url, close }: { url: string; close(): unknown }): KillPlace => ({
  name: 'postgres',
  environment: { DATA_DIR: dir, DATABASE_URL: url },
  inspect: inspectOn(() => openPostgres(url, 2)),
  stop: async () => {
    await close();
    fs.rmSync(dir, { recursive: true, force: true });
  },
});

/** Copies the filled embedded database into a folder. */
export const copyFilledFolder = (dir: string): void =>
  fs.cpSync(inject('filledFolder'), dir, { recursive: true });

/**
 * A copy of a prepared database, embedded or on PostgreSQL; null if that is not installed. The first server fills an empty embedded one.
 */
export const openKillPlace = async (
  name: KillPlace['name'],
  prepared: keyof typeof killTemplates,
): Promise<KillPlace | null> => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-kill-'));
  if (name === 'embedded') {
    if (prepared === 'filled') copyFilledFolder(dir);
    return onEmbedded(dir);
  }
  const address = inject('killCluster');
  if (!address) return null;
  const { url, drop } = await createScratchDatabase({ url: address }, killTemplates[prepared]);
  return onPostgres(dir, { url, close: drop });
};

/** A PostgreSQL server that a test can restart, with a copy of a prepared database; null if that is not installed. */
export const openRestartableCluster = async (
  prepared: keyof typeof killTemplates,
): Promise<Cluster | null> => {
  const address = inject('killCluster');
  const cluster = address ? await startCluster() : null;
  if (!address || !cluster) return null;
  copyDatabase(urlOf({ url: address }, killTemplates[prepared]), cluster.url);
  return cluster;
};

/** A place on a disk of its own, with an empty database. */
export const openKillPlaceOn = async (disk: string, name: KillPlace['name']): Promise<KillPlace | null> => {
  const dir = fs.mkdtempSync(path.join(disk, 'golark-kill-'));
  if (name === 'embedded') return onEmbedded(dir);
  const cluster = await startCluster({ parent: disk });
  return cluster && onPostgres(dir, { url: cluster.url, close: () => cluster.stop() });
};
