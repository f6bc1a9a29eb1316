import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { BackgroundProcess, TookTooLong } from './background-process.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-background-'));
const module = path.join(dir, 'tasks.ts');
const serveTasks = new URL('./serve-tasks.ts', import.meta.url).href;
fs.writeFileSync(
  module,
  `import os from 'node:os';
  import { serveTasks } from '${serveTasks}';
  serveTasks({
    echo: async (value: unknown) => value,
    fail: async (why: string) => { throw new Error(why); },
    about: async () => ({ pid: process.pid, priority: os.getPriority(), names: Object.keys(process.env) }),
    die: async () => process.kill(process.pid, 'SIGKILL'),
    spin: async () => { for (;;) await new Promise(setImmediate); },
  }, { mostProcessorSeconds: 1 });`,
);
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

interface Tasks extends Record<string, (input: never) => Promise<unknown>> {
  echo: (value: unknown) => Promise<unknown>;
  fail: (why: string) => Promise<never>;
  about: (input: null) => Promise<{ pid: number; priority: number; names: string[] }>;
  die: (input: null) => Promise<boolean>;
  spin: (input: null) => Promise<never>;
}
const open = () => new BackgroundProcess<Tasks>(pathToFileURL(module));

test('tasks run in one process of lower priority, without the secrets of the server', async () => {
  const background = open();
  const bytes = Buffer.from([0, 255]);
  expect(await background.run('echo', { bytes, list: [1, null] })).toEqual({ bytes, list: [1, null] });
  process.env['TEST_SECRET'] = 'secret';
  const [one, two] = await Promise.all([background.run('about', null), background.run('about', null)]);
  delete process.env['TEST_SECRET'];
  expect(one.pid).toBe(two.pid);
  expect(one.pid).not.toBe(process.pid);
  expect(one.priority).toBe(Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
  expect(one.names).not.toContain('TEST_SECRET');
});

test('an error of a task is thrown, and the process goes on', async () => {
  const background = open();
  const { pid } = await background.run('about', null);
  await expect(background.run('fail', 'no such picture')).rejects.toThrow('no such picture');
  expect((await background.run('about', null)).pid).toBe(pid);
});

test('a process that dies fails its tasks only; the next one has a new process', async () => {
  const background = open();
  const { pid } = await background.run('about', null);
  const lost = Promise.allSettled([background.run('spin', null), background.run('die', null)]);
  for (const { status } of await lost) expect(status).toBe('rejected');
  expect((await background.run('about', null)).pid).not.toBe(pid);
});

test('a task that takes more of a processor than it may is ended', async () => {
  const background = open();
  await expect(background.run('spin', null)).rejects.toThrow(TookTooLong);
  expect(await background.run('echo', 'again')).toBe('again');
});
