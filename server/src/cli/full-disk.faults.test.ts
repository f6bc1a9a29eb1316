import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runGolark } from '#testing/run-golark';

/** A disk of its own, which only root can have. */
const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-disk-'));
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (hasDisk) execFileSync('umount', ['--lazy', disk]);
  fs.rmSync(disk, { recursive: true, force: true });
});

const resize = (megabytes: number): void => {
  execFileSync('mount', ['-o', `remount,size=${megabytes}m`, disk]);
};
const DATA_DIR = path.join(disk, 'data');
const migrate = () => runGolark(['migrate'], { cwd: disk, environment: { DATA_DIR } });

test.runIf(hasDisk)(
  'a first start on a full disk says so, and the next one starts when there is space',
  async () => {
    // the files of the database, then its tables
    for (const megabytes of [8, 34]) {
      resize(megabytes);
      const { code, stderr } = await migrate();
      expect(code, `${megabytes} MB`).toBe(1);
      expect(stderr).toContain(`The disk of the data folder ${DATA_DIR} is full. Free some space`);
      expect(stderr).not.toMatch(/ at |ErrnoError/);
    }
    resize(400);
    const { code, stdout } = await migrate();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Ran 0001_/);
  },
);
