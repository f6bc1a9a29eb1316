import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer } from './bundle-server.ts';
import { openFilledFolder } from './filled-folder.ts';
import { isThorough } from './is-thorough.ts';
import { createDatabase, openSharedCluster, urlOf } from './shared-cluster.ts';
import { spawnServer } from './spawn-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server with the database `golark_filled`; null if none is installed. */
    killCluster: string | null;
    /** A data folder with a small catalog in an embedded database. */
    filledFolder: string;
  }
}

/** Databases with the places and the demo's accounts, and one of them with a small catalog. */
export const killTemplates = { empty: 'golark_empty', filled: 'golark_filled' } as const;
/** `npm run faults` books more. */
const catalogSizes = { empty: '0', filled: isThorough ? '150' : '60' };

const fillOnCluster = async (cluster: { url: string }): Promise<void> => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'golark-fill-'));
  const create = async (kind: keyof typeof killTemplates, template?: string): Promise<void> => {
    await createDatabase(cluster, killTemplates[kind], template);
    const DATABASE_URL = urlOf(cluster, killTemplates[kind]);
    const server = await spawnServer({ DATA_DIR, DATABASE_URL, GOLARK_CATALOG_SIZE: catalogSizes[kind] });
    await server.stop('SIGTERM');
  };
  await create('empty');
  await create('filled', killTemplates.empty);
  rmSync(DATA_DIR, { recursive: true, force: true });
};

/** Fills the databases once for the run. Each file of kill tests starts its servers on copies, because filling takes longer than a start. */
export const setup = async (project: TestProject): Promise<() => void> => {
  if (!isThorough) await bundleServer();
  const cluster = await openSharedCluster();
  const [filled] = await Promise.all([openFilledFolder(), cluster && fillOnCluster(cluster)]);
  project.provide('killCluster', cluster?.url ?? null);
  project.provide('filledFolder', filled.dir);
  return () => {
    cluster?.stop();
    filled.remove();
  };
};
