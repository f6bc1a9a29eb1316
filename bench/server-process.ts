import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeOptions } from '../scripts/node-options.mjs';

const startTimeoutSeconds = 180;
const main = path.resolve(import.meta.dirname, '../server/src/main.ts');

const findFreePort = async (): Promise<number> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
};

export interface ServerProcess {
  child: ChildProcess;
  origin: string;
  seconds: number;
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the `serve` command in a separate process and waits until it is ready. */
export const startServer = async (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> => {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, main, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const elapsedSeconds = (): number => (performance.now() - startedAt) / 1000;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('the server exited before it was ready');
    if (elapsedSeconds() > startTimeoutSeconds)
      throw new Error(`not ready after ${startTimeoutSeconds} seconds`);
    await wait(20);
  }
  return { child, origin, seconds: elapsedSeconds() };
};

export const stopServer = async ({ child }: ServerProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Resident memory at most since the process started. */
export const peakMegabytes = ({ child }: ServerProcess): number => peakOf(child.pid ?? 0);

/** The same of the processes that the server has started and that still run. */
export const peakMegabytesOfChildren = ({ child }: ServerProcess): number => {
  const pids = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  return pids.filter(Boolean).reduce((sum, pid) => sum + peakOf(Number(pid)), 0);
};
