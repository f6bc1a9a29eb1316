import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-lock-'));
const module = JSON.stringify(path.join(import.meta.dirname, 'data-folder-lock.ts'));
const script = path.join(root, 'locker.mjs');
/** Locks or unlocks the folder when it is told to, and says what came of it. */
fs.writeFileSync(
  script,
  `import { lockDataFolder } from ${module};
let unlock = () => {};
const say = (text) => (process.send ? process.send(text) : console.log(text));
const lock = (dir) => {
  try {
    unlock = lockDataFolder(dir);
    return 'taken';
  } catch (error) {
    return error.message;
  }
};
const release = () => {
  unlock();
  unlock = () => {};
  return 'free';
};
process.on('message', (dir) => say(dir ? lock(dir) : release()));
if (process.argv[2]) say(lock(process.argv[2])), setInterval(() => {}, 1000);
else say('ready');
`,
);
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(root, 'data-'));
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const startLocker = async (): Promise<ChildProcess> => {
  const child = fork(script);
  children.push(child);
  await once(child, 'message');
  return child;
};

const tell = async (child: ChildProcess, folder: string): Promise<string> => {
  const answer = once(child, 'message');
  child.send(folder);
  return String((await answer)[0]);
};

test('names the process that uses the folder to a second one', async () => {
  const other = await startLocker();
  const unlock = lockDataFolder(dir);
  expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
  expect(await tell(other, dir)).toContain(`${dir} is in use by process ${process.pid}. Stop it first`);
  unlock();
  expect(await tell(other, dir)).toBe('taken');
});

test('of four processes that start at once exactly one gets the folder, in every round', async () => {
  const lockers = await Promise.all(Array.from({ length: 4 }, startLocker));
  for (let round = 0; round < 15; round++) {
    // what a process that is gone left
    fs.writeFileSync(path.join(dir, 'golark.lock'), `999999 ${os.hostname()}`);
    const answers = await Promise.all(lockers.map((child) => tell(child, dir)));
    expect(
      answers.filter((answer) => answer === 'taken'),
      answers.join('\n'),
    ).toHaveLength(1);
    await Promise.all(lockers.map((child) => tell(child, '')));
  }
});

test('the folder of a process that was killed is free at once', async () => {
  const [holder, next] = await Promise.all([startLocker(), startLocker()]);
  expect(await tell(holder, dir)).toBe('taken');
  expect(await tell(next, dir)).toContain(`in use by process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await tell(next, dir)).toBe('taken');
});

test.each(['', 'x', `${process.pid} 12345`])(
  'a file that contains "%s" does not block the folder',
  (content) => {
    for (const name of ['golark.lock', 'lock.sqlite'])
      if (name === 'golark.lock' || content === '') fs.writeFileSync(path.join(dir, name), content);
    lockDataFolder(dir)();
  },
);

const hasNamespaces = spawnSync('unshare', ['-pf', 'true']).status === 0;

test.runIf(hasNamespaces)('a process with other process ids is respected', async () => {
  const holder = spawn('unshare', ['-pf', '--kill-child', process.execPath, script, dir]);
  children.push(holder);
  const [said] = await once(holder.stdout, 'data');
  expect(String(said).trim()).toBe('taken');
  // its id is one of ours too
  expect(fs.readFileSync(path.join(dir, 'golark.lock'), 'utf8')).toMatch(/^\d /);
  expect(() => lockDataFolder(dir)).toThrow(DataFolderInUse);
});
