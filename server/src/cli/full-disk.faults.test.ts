import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runGolark } from '#testing/run-golark';
import { mountSmallDisk } from '#testing/small-disk';

const disk = mountSmallDisk(8);
afterAll(() => disk?.unmount());

test.runIf(disk)(
  'a first start on a full disk says so, and the next one starts when there is space',
  async () => {
    if (!disk) throw new Error('there is no disk');
    const DATA_DIR = path.join(disk.dir, 'data');
    const migrate = () => runGolark(['migrate'], { cwd: disk.dir, environment: { DATA_DIR } });
    // the files of the database, then its tables
    for (const megabytes of [8, 34]) {
      disk.resize(megabytes);
      const { code, stderr } = await migrate();
      expect(code, `${megabytes} MB`).toBe(1);
      expect(stderr).toContain(`The disk of the data folder ${DATA_DIR} is full. Free some space`);
      expect(stderr).not.toMatch(/ at |ErrnoError/);
    }
    disk.resize(400);
    const { code, stdout } = await migrate();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Ran 0001_/);
  },
);
