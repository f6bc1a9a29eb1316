import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  dir: string;
  /** Writes a file until nothing fits any more. */
  fill(): void;
  /** Deletes that file. */
  free(): void;
  resize(megabytes: number): void;
  unmount(): void;
}

/** A disk of a few megabytes in memory; null where the user may not mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | null => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', dir], {
      stdio: 'ignore',
    });
  } catch {
    fs.rmdirSync(dir);
    return null;
  }
  const filler = path.join(dir, 'filler');
  return {
    dir,
    fill: () => {
      for (const size of [1 << 20, 1 << 12, 1]) {
        try {
          for (;;) fs.appendFileSync(filler, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    free: () => fs.rmSync(filler, { force: true }),
    resize: (size) => {
      execFileSync('mount', ['-o', `remount,size=${size}m`, dir]);
    },
    unmount: () => {
      execFileSync('umount', ['--lazy', dir]);
      fs.rmdirSync(dir);
    },
  };
};
