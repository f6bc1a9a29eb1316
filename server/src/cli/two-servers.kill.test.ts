import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '#testing/shared-cluster';
import { spawnServer } from '#testing/spawn-server';
import type { StartedServer } from '#testing/started-server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-two-'));
const cluster = inject('killCluster');
const servers: StartedServer[] = [];
let database: ScratchDatabase;
afterAll(async () => {
  for (const server of servers) await server.stop('SIGKILL');
  await database?.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = async (name: string): Promise<StartedServer> => {
  const server = await spawnServer({
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: database.url,
    GOLARK_CATALOG_SIZE: '20',
  });
  servers.push(server);
  return server;
};

test.runIf(cluster)('two demo servers that start at once on one empty database both run', async () => {
  database = await createScratchDatabase({ url: cluster ?? '' });
  const started = await Promise.all([start('one'), start('two')]);
  for (const { url } of started) {
    const response = await fetch(`${url}/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'guest@golark.example', password: 'golark-demo-2026' }),
    });
    expect(response.status).toBe(200);
  }
});
