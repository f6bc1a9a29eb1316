import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '#testing/postgres-cluster';
import { spawnServer } from '#testing/spawn-server';
import type { StartedServer } from '#testing/started-server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-two-'));
const cluster = await startCluster();
const servers: StartedServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop('SIGKILL');
  cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = async (name: string): Promise<StartedServer> => {
  const server = await spawnServer({
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: cluster?.url ?? '',
    GOLARK_CATALOG_SIZE: '20',
  });
  servers.push(server);
  return server;
};

test.runIf(cluster)('two demo servers that start at once on one empty database both run', async () => {
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
