import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { formatMilliseconds, type Result } from './results.ts';
import { type ServerProcess, startServer, stopServer } from './server-process.ts';

const budget = { max: 5 };
const concurrentLogins = 64;
const healthCheckCount = 600;
const pauseMilliseconds = 5;
const guest = { email: 'guest@golark.example', password: 'golark-demo-2026' };

/** Requests `/healthz` repeatedly with a pause and returns the durations in milliseconds. */
const measureHealthCheck = async (origin: string): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < healthCheckCount; i++) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/healthz`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`/healthz returned ${response.status}`);
    times.push(performance.now() - startedAt);
    await wait(pauseMilliseconds);
  }
  return times;
};

const percentile99 = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
};

const logInUntil = async (origin: string, isFinished: () => boolean): Promise<number> => {
  let logins = 0;
  while (!isFinished()) {
    const response = await fetch(`${origin}/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guest),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the login returned ${response.status}`);
    logins += 1;
  }
  return logins;
};

/** Password hashing must not slow down other requests: `/healthz` during 64 concurrent logins, compared with idle. */
export const benchLogins = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-logins-'));
  let server: ServerProcess | undefined;
  try {
    server = await startServer(dataDir, {
      GOLARK_CATALOG_SIZE: '50',
      GOLARK_DEMO_ACCOUNTS: 'empty',
    });
    const { origin } = server;
    await measureHealthCheck(origin);
    const idle = percentile99(await measureHealthCheck(origin));
    let isFinished = false;
    const logins = Array.from({ length: concurrentLogins }, () => logInUntil(origin, () => isFinished));
    const startedAt = performance.now();
    const busy = percentile99(await measureHealthCheck(origin));
    const seconds = (performance.now() - startedAt) / 1000;
    isFinished = true;
    const perSecond = (await Promise.all(logins)).reduce((sum, count) => sum + count, 0) / seconds;
    return [
      {
        name: 'logins',
        subject: `/healthz p99 ${formatMilliseconds(busy)} during 64 concurrent logins (${perSecond.toFixed(0)} per second)`,
        baseline: `idle p99 ${formatMilliseconds(idle)}`,
        ratio: busy / idle,
        budget,
      },
    ];
  } finally {
    if (server) await stopServer(server);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
