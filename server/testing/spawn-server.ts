import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCache } from './compile-cache.ts';
import { freePort } from './free-port.ts';
import { nowOnTestClock } from './test-now.ts';

const main = path.resolve(import.meta.dirname, '../src/main.ts');
/** For a server that hangs: a new database is filled in 8 seconds, and in a minute on a machine with much other work. */
const readyWithinMilliseconds = 400_000;

export interface SpawnedServer {
  url: string;
  /** `SIGKILL` ends it between two instructions, `SIGTERM` as an operator would, `SIGINT` as Ctrl-C. Returns the exit code. */
  stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  isRunning(): boolean;
  /** From now on it kills itself at this step. */
  killAt(step: string): void;
}

const untilReady = async (url: string, child: ChildProcess, said: () => string): Promise<void> => {
  const until = Date.now() + readyWithinMilliseconds;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${said()}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error(`the server was not ready in time:\n${said()}`);
};

/** Starts the real server in a separate process, which the test can call and kill; with a step, it may die before it is ready. */
export const spawnServer = async (
  environment: Record<string, string>,
  fatalStep?: string,
): Promise<SpawnedServer> => {
  const killFile = path.join(os.tmpdir(), `golark-kill-at-${randomUUID()}`);
  const killAt = (step: string): void => fs.writeFileSync(killFile, step);
  if (fatalStep) killAt(fatalStep);
  const port = Number(environment['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [main, 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...compileCache,
      GOLARK_NOW: nowOnTestClock().toISOString(),
      GOLARK_KILL_FILE: killFile,
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.once('exit', () => fs.rmSync(killFile, { force: true }));
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => output);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    url,
    isRunning,
    killAt,
    stop: async (signal) => {
      if (!isRunning()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
};
