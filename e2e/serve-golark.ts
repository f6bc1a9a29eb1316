import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileCache } from '../server/testing/compile-cache.ts';
import { freePort } from '../server/testing/free-port.ts';
import { nowOnTestClock } from '../server/testing/test-now.ts';

const root = path.resolve(import.meta.dirname, '..');
const startWithinMilliseconds = 240_000;
const pollMilliseconds = 100;

export interface Golark {
  url: string;
  /** Starts it again with other settings, on the same data and at the same address. */
  restart(settings: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** A process that a signal ended has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const end = Date.now() + startWithinMilliseconds;
  while (Date.now() < end) {
    if (hasEnded(server)) throw new Error(`the server stopped: ${server.exitCode ?? server.signalCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(pollMilliseconds);
  }
  throw new Error('the server did not get ready');
};

const spawnServer = (settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['server/src/main.ts', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      ...compileCache,
      GOLARK_CATALOG_SIZE: '400',
      GOLARK_DEMO_ACCOUNTS: 'empty',
      GOLARK_MODE: 'demo',
      GOLARK_NOW: nowOnTestClock().toISOString(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PASSWORD_HASH_COST: 'low',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const end = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
};

/** The real server as `golark serve` starts it, on its own copy of a filled data folder. */
export const serveGolark = async (
  filledDataDir: string,
  settings: Record<string, string> = {},
): Promise<Golark> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'golark-e2e-'));
  await cp(filledDataDir, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), ...settings };
  let server = spawnServer(own);
  const stop = async () => {
    await end(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  const restart = async (others: Record<string, string>) => {
    await end(server);
    server = spawnServer({ ...own, ...others });
    await untilReady(url, server);
  };
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, restart, stop };
};
