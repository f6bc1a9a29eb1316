import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Starts the real server in a separate process, which the test can call and kill. */
export const spawnServer = async (environment: Record<string, string>): Promise<SpawnedServer> => {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [main, 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...compileCache,
      GOLARK_NOW: nowOnTestClock().toISOString(),
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => output);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    url,
    isRunning,
    stop: async (signal) => {
      if (!isRunning()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
};
