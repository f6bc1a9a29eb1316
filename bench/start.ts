import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Result } from './results.ts';
import { type ServerProcess, startServer, stopServer } from './server-process.ts';

const budget = { max: 1 };
const maxSeconds = 5;
const maxMegabytes = 700;
const rounds = 5;
const pages = ['/', '/docs', '/login'];
const readResidentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const load = async (address: string): Promise<void> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  await response.arrayBuffer();
};

/** Loads the pages and searches of a typical visit: start pages, result pages, stays. */
const browsePages = async (origin: string): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) await load(origin + page);
    const response = await fetch(`${origin}/v1/properties/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: round + 1 }),
    });
    const { properties } = (await response.json()) as { properties: { id: string }[] };
    for (const { id } of properties) await load(`${origin}/property/${id}`);
  }
};

/** The `serve` command on the embedded database with the default catalog. */
export const benchStart = async (): Promise<Result[]> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-start-'));
  const servers: ServerProcess[] = [];
  try {
    const firstStart = await startServer(dataDir);
    servers.push(firstStart);
    await stopServer(firstStart);
    const laterStart = await startServer(dataDir);
    servers.push(laterStart);
    await browsePages(laterStart.origin);
    const residentMegabytes = readResidentMegabytes(laterStart.child.pid ?? 0);
    return [
      {
        name: 'first start',
        subject: `5,000 stays filled, ready after ${firstStart.seconds.toFixed(1)} s`,
        baseline: 'a later start',
        ratio: firstStart.seconds / laterStart.seconds,
        budget: null,
      },
      {
        name: 'later start',
        subject: `ready after ${laterStart.seconds.toFixed(2)} s`,
        baseline: `${maxSeconds} s`,
        ratio: laterStart.seconds / maxSeconds,
        budget,
      },
      {
        name: 'memory',
        subject: `${residentMegabytes.toFixed(0)} MB resident after ${rounds * 24} pages and searches`,
        baseline: `${maxMegabytes} MB`,
        ratio: residentMegabytes / maxMegabytes,
        budget,
      },
    ];
  } finally {
    for (const server of servers) await stopServer(server);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
};
