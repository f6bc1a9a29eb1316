import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Served, serve, stop } from './serve.ts';
import type { Result } from './table.ts';

const budget = { most: 1 };
const mostSeconds = 5;
const mostMegabytes = 700;
const rounds = 5;
const pages = ['/', '/docs', '/login'];
const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const load = async (address: string): Promise<void> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
};

/** Pages and calls of a visitor who looks around: lists, stays, a map's worth of searches. */
const lookAround = async (origin: string): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) await load(origin + page);
    const answer = await fetch(`${origin}/v1/properties/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: round + 1 }),
    });
    const { properties } = (await answer.json()) as { properties: { id: string }[] };
    for (const { id } of properties) await load(`${origin}/property/${id}`);
  }
};

/** The command as people start it, on the embedded database with the default catalogue. */
export const benchStart = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-start-'));
  const running: Served[] = [];
  try {
    const first = await serve(dataDir);
    running.push(first);
    await stop(first);
    const later = await serve(dataDir);
    running.push(later);
    await lookAround(later.origin);
    const megabytes = residentMegabytes(later.child.pid ?? 0);
    return [
      {
        name: 'first start',
        subject: `5,000 stays filled, ready after ${first.seconds.toFixed(1)} s`,
        peer: 'a later start',
        ratio: first.seconds / later.seconds,
        budget: null,
      },
      {
        name: 'later start',
        subject: `ready after ${later.seconds.toFixed(2)} s`,
        peer: `${mostSeconds} s`,
        ratio: later.seconds / mostSeconds,
        budget,
      },
      {
        name: 'memory',
        subject: `${megabytes.toFixed(0)} MB resident after ${rounds * 24} pages and searches`,
        peer: `${mostMegabytes} MB`,
        ratio: megabytes / mostMegabytes,
        budget,
      },
    ];
  } finally {
    for (const served of running) await stop(served);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
