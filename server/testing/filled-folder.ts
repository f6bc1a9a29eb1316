import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileCache } from './compile-cache.ts';
import { testNow } from './test-now.ts';

/** `npm test` fills one folder for the groups that copy it. */
const folderVariable = 'GOLARK_TEST_FOLDER';
const size = '400';
const main = path.resolve(import.meta.dirname, '../src/main.ts');

const fill = async (dir: string): Promise<void> => {
  const child = spawn(process.execPath, [main, 'fill-demo'], {
    env: {
      ...process.env,
      ...compileCache,
      DATA_DIR: dir,
      GOLARK_CATALOG_SIZE: size,
      GOLARK_DEMO_ACCOUNTS: 'empty',
      GOLARK_NOW: testNow,
      LOG_LEVEL: 'warn',
      PASSWORD_HASH_COST: 'low',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('the catalog of the tests could not be filled');
};

/** Groups that start at the same time each fill a folder; the first one that is whole is theirs. */
const moveUnlessThere = (from: string, to: string): void => {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
};

/** A data folder with a small catalog in an embedded database: the one of the whole run, or a new one for a group that is run alone. */
export const openFilledFolder = async (): Promise<{ dir: string; remove(): void }> => {
  const shared = process.env[folderVariable];
  const parent = shared ?? fs.mkdtempSync(path.join(os.tmpdir(), 'golark-filled-'));
  const dir = path.join(parent, 'filled');
  if (!fs.existsSync(dir)) {
    const unfinished = fs.mkdtempSync(path.join(parent, 'unfinished-'));
    await fill(unfinished);
    moveUnlessThere(unfinished, dir);
  }
  const remove = (): void => fs.rmSync(parent, { recursive: true, force: true });
  return { dir, remove: shared ? () => undefined : remove };
};
