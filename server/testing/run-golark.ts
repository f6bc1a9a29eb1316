import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';
import { nowOnTestClock } from './test-now.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

interface Place {
  /** The working directory of the operator. */
  cwd: string;
  environment: Record<string, string>;
}

/** Starts a `golark` command in a separate process. */
export const spawnGolark = (
  args: string[],
  { cwd, environment }: Place,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [main, ...args], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      ...compileCache,
      GOLARK_NOW: nowOnTestClock().toISOString(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a `golark` command to its end. */
export const runGolark = async (
  args: string[],
  place: Place,
): Promise<{ code: number | null; stdout: string; stderr: string }> => {
  const child = spawnGolark(args, place);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
};
