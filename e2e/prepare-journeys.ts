import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileCache } from '../server/testing/compile-cache.ts';
import { testNow } from '../server/testing/test-now.ts';
import { serveGolark } from './serve-golark.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A filled data folder; each server starts on a copy of its own. */
    filledDataDir: string;
    /** The addresses of the servers that files share, one for each worker. */
    sharedServers: string[];
  }
}

/** As `maxWorkers` in `vitest.config.ts`. */
const workerCount = 2;

const root = path.resolve(import.meta.dirname, '..');

const buildWeb = (): void => {
  if (existsSync(path.join(root, 'web/build/server/index.js'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the web app does not build');
};

/** Builds the web app if it is not built, fills one small catalog for the run, and starts a server for each worker. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  buildWeb();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'golark-e2e-filled-'));
  const { status } = spawnSync(process.execPath, ['server/src/main.ts', 'fill-demo'], {
    cwd: root,
    env: {
      ...process.env,
      ...compileCache,
      DATA_DIR: dataDir,
      GOLARK_CATALOG_SIZE: '400',
      GOLARK_NOW: testNow,
      LOG_LEVEL: 'warn',
      PASSWORD_HASH_COST: 'low',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the catalog of the journeys could not be filled');
  project.provide('filledDataDir', dataDir);
  const servers = await Promise.all(Array.from({ length: workerCount }, () => serveGolark(dataDir)));
  project.provide(
    'sharedServers',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
};
