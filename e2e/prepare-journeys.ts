import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openFilledFolder } from '../server/testing/filled-folder.ts';
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

/** Builds the web app if it is not built, fills a small catalog, and starts a server for each worker. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  buildWeb();
  const filled = await openFilledFolder();
  project.provide('filledDataDir', filled.dir);
  const servers = await Promise.all(Array.from({ length: workerCount }, () => serveGolark(filled.dir)));
  project.provide(
    'sharedServers',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    filled.remove();
  };
};
