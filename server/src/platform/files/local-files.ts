import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './files.ts';

const safeKey = /^[a-z0-9][a-z0-9._/-]{0,200}$/i;

const pathOf = (dir: string, key: string): string => {
  if (!safeKey.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return path.join(dir, key);
};

/** Files in a folder. A file is written under a temporary name and renamed, so that it is never incomplete. */
export const localFiles = (dir: string): Files => ({
  read: async (key) => {
    try {
      return await fs.readFile(pathOf(dir, key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  },
  write: async (key, bytes) => {
    const target = pathOf(dir, key);
    await fs.mkdir(path.dirname(target), { recursive: true });
    const beside = `${target}.${randomUUID()}.part`;
    await fs.writeFile(beside, bytes);
    await fs.rename(beside, target);
  },
  erase: (key) => fs.rm(pathOf(dir, key), { force: true }),
});
