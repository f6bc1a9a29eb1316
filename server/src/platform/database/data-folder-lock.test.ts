import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-lock-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

const otherProcess = (): string => {
  const module = path.join(import.meta.dirname, 'data-folder-lock.ts');
  const script = `import(${JSON.stringify(module)}).then((m) => m.lockDataFolder(${JSON.stringify(dir)})).then(() => console.log('taken'), (e) => console.log(e.message))`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  }).stdout.trim();
};

test('names the process that uses the folder to a second one', () => {
  const unlock = lockDataFolder(dir);
  expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
  expect(otherProcess()).toContain(`in use by process ${process.pid}`);
  unlock();
  expect(otherProcess()).toBe('taken');
});

test('takes over from a process that was killed', () => {
  expect(otherProcess()).toBe('taken');
  const unlock = lockDataFolder(dir);
  unlock();
});

test('detects a reused process id', () => {
  fs.writeFileSync(path.join(dir, 'golark.lock'), `${process.pid} 12345`);
  expect(otherProcess()).toBe('taken');
});
