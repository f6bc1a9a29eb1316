import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer, isThorough } from './bundle-server.ts';
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

/** Starts and ends a server, which fills its database. */
const fill = async (environment: Record<string, string>): Promise<void> => {
  const server = await spawnServer(environment);
  await server.stop('SIGTERM');
};

const fillOnCluster = async (cluster: { url: string }, DATA_DIR: string): Promise<void> => {
  const create = async (kind: keyof typeof killTemplates, template?: string): Promise<void> => {
    await createDatabase(cluster, killTemplates[kind], template);
    const DATABASE_URL = urlOf(cluster, killTemplates[kind]);
    await fill({ DATA_DIR, DATABASE_URL, GOLARK_CATALOG_SIZE: catalogSizes[kind] });
  };
  await create('empty');
  await create('filled', killTemplates.empty);
};

/** Fills the databases once for the run. Each file of kill tests starts its servers on copies, because filling takes longer than a start. */
export const setup = async (project: TestProject): Promise<() => void> => {
  if (!isThorough) await bundleServer();
  const cluster = await openSharedCluster();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'golark-fill-'));
  const filledFolder = path.join(dir, 'embedded');
  await Promise.all([
    fill({ DATA_DIR: filledFolder, GOLARK_CATALOG_SIZE: catalogSizes.filled }),
    cluster && fillOnCluster(cluster, path.join(dir, 'server')),
  ]);
  project.provide('killCluster', cluster?.url ?? null);
  project.provide('filledFolder', filledFolder);
  return () => {
    cluster?.stop();
    rmSync(dir, { recursive: true, force: true });
  };
};
