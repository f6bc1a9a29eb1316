import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileCache } from '../server/testing/compile-cache.ts';
import { testNow } from '../server/testing/test-now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A filled data folder; each server starts on a copy of its own. */
    filledDataDir: string;
  }
}

const root = path.resolve(import.meta.dirname, '..');

const buildWeb = (): void => {
  if (existsSync(path.join(root, 'web/build/server/index.js'))) return;
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the web app does not build');
};

/** Builds the web app if it is not built, and fills one small catalog a run, in place of one a file. */
export const setup = (project: TestProject): (() => void) => {
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
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the catalog of the journeys could not be filled');
  project.provide('filledDataDir', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
};
