import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Served, serve, stop } from './serve.ts';
import { milliseconds, type Result } from './table.ts';

const budget = { most: 5 };
const loginsAtOnce = 64;
const probes = 600;
const pauseMilliseconds = 5;
const guest = { email: 'guest@golark.example', password: 'golark-demo-2026' };

/** Milliseconds that `/healthz` took, asked again and again with a pause between. */
const probe = async (origin: string): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < probes; i++) {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/healthz`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/healthz answered ${answer.status}`);
    times.push(performance.now() - startedAt);
    await wait(pauseMilliseconds);
  }
  return times;
};

const p99Of = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
};

const logInUntil = async (origin: string, isOver: () => boolean): Promise<number> => {
  let logins = 0;
  while (!isOver()) {
    const answer = await fetch(`${origin}/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guest),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the login answered ${answer.status}`);
    logins += 1;
  }
  return logins;
};

/** A login costs what its hash costs, and takes nothing from anybody else. */
export const benchLogins = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-logins-'));
  let served: Served | undefined;
  try {
    served = await serve(dataDir, { GOLARK_CATALOG_SIZE: '50' });
    const { origin } = served;
    await probe(origin);
    const idle = p99Of(await probe(origin));
    let isOver = false;
    const logins = Array.from({ length: loginsAtOnce }, () => logInUntil(origin, () => isOver));
    const startedAt = performance.now();
    const busy = p99Of(await probe(origin));
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    const perSecond = (await Promise.all(logins)).reduce((sum, count) => sum + count, 0) / seconds;
    return [
      {
        name: 'logins',
        subject: `/healthz p99 ${milliseconds(busy)} under 64 logins at once (${perSecond.toFixed(0)} a second)`,
        peer: `idle p99 ${milliseconds(idle)}`,
        ratio: busy / idle,
        budget,
      },
    ];
  } finally {
    if (served) await stop(served);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
