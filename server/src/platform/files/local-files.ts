import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './files.ts';

const safeKey = /^[a-z0-9][a-z0-9._/-]{0,200}$/i;

const pathOf = (dir: string, key: string): string => {
  if (!safeKey.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return path.join(dir, key);
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const put = async (target: string, write: (beside: string) => Promise<void>): Promise<void> => {
  await fs.mkdir(path.dirname(target), { recursive: true });
  const beside = `${target}.${randomUUID()}.part`;
  await write(beside);
  await fs.rename(beside, target);
};

/** Files in a folder. A file is written under a temporary name and renamed, so that it is never incomplete. */
export const localFiles = (dir: string): Files => ({
  read: async (key) => {
    try {
      return await fs.readFile(pathOf(dir, key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  write: (key, bytes) => put(pathOf(dir, key), (beside) => fs.writeFile(beside, bytes)),
  copyOut: async (key, to) => {
    try {
      await fs.copyFile(pathOf(dir, key), to);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  },
  copyIn: (key, from) => put(pathOf(dir, key), (beside) => fs.copyFile(from, beside)),
  erase: (key) => fs.rm(pathOf(dir, key), { force: true }),
});
