import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCache } from './compile-cache.ts';
import { freePort } from './free-port.ts';
import { nowOnTestClock } from './test-now.ts';

/** For a server that hangs: a new database is filled in 8 seconds, and in a minute on a machine with much other work. */
const readyWithinMilliseconds = 400_000;

export type Stop = 'SIGKILL' | 'SIGTERM' | 'SIGINT';

/** A server that a test starts, calls and ends. */
export interface StartedServer {
  url: string;
  /** `SIGKILL` ends it between two instructions, `SIGTERM` as an operator would, `SIGINT` as Ctrl-C. Returns the exit code. */
  stop(signal: Stop): Promise<number | null>;
  isRunning(): boolean;
  /** From now on it kills itself at this step. */
  killAt(step: string): void;
}

/** How a server is run: in a process or in a thread. */
export interface ServerHost {
  hasEnded(): boolean;
  /** Everything that the server has printed. */
  printed(): string;
  /** Ends the server and returns its exit code. */
  end(signal: Stop): Promise<number | null>;
  /** Calls the listener once, when the server has ended. */
  onEnd(listener: () => void): void;
}

const untilReady = async (url: string, host: ServerHost): Promise<void> => {
  const until = Date.now() + readyWithinMilliseconds;
  while (Date.now() < until) {
    if (host.hasEnded()) throw new Error(`the server ended:\n${host.printed()}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error(`the server was not ready in time:\n${host.printed()}`);
};

/** Starts a server through `run`, which gets the environment of the server; with a step, it may end before it is ready. */
export const startOn = async (
  run: (environment: NodeJS.ProcessEnv) => ServerHost,
  environment: Record<string, string>,
  fatalStep?: string,
): Promise<StartedServer> => {
  const killFile = path.join(os.tmpdir(), `golark-kill-at-${randomUUID()}`);
  const killAt = (step: string): void => fs.writeFileSync(killFile, step);
  if (fatalStep) killAt(fatalStep);
  const port = environment['PORT'] ?? String(await freePort());
  const host = run({
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PASSWORD_HASH_COST: 'low',
    GOLARK_DEMO_ACCOUNTS: 'empty',
    ...compileCache,
    GOLARK_NOW: nowOnTestClock().toISOString(),
    GOLARK_KILL_FILE: killFile,
    ...environment,
    PORT: port,
  });
  host.onEnd(() => fs.rmSync(killFile, { force: true }));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, host);
  return { url, killAt, isRunning: () => !host.hasEnded(), stop: (signal) => host.end(signal) };
};
