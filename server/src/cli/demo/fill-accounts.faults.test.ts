import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spawnServer } from '#testing/spawn-server';
import type { StartedServer } from '#testing/started-server';

const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-accounts-'));
const environment = { DATA_DIR, GOLARK_CATALOG_SIZE: '60', GOLARK_DEMO_ACCOUNTS: 'filled' };

let server: StartedServer | undefined;
afterAll(async () => {
  await server?.stop('SIGKILL');
  fs.rmSync(DATA_DIR, { recursive: true, force: true });
});

const call = async (
  address: string,
  jwt: string | null,
  body?: unknown,
): Promise<Record<string, unknown>> => {
  const response = await fetch(`${server?.url}${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
};

const countTrips = async (): Promise<unknown> => {
  const login = { email: 'guest@golark.example', password: 'golark-demo-2026' };
  const { token } = (await call('/v1/account/login', null, login)) as { token: { jwt: string } };
  const { pageInfo } = await call('/v1/bookings/upcoming', token.jwt);
  return (pageInfo as { totalCount: number }).totalCount;
};

test('a first start that is killed before the accounts are filled leaves none of it, and the next one fills them once', async () => {
  await expect(spawnServer(environment, 'demo.accounts-filled.before-commit')).rejects.toThrow(
    'could not be filled',
  );
  server = await spawnServer(environment);
  expect(await countTrips()).toBe(7);
  await server.stop('SIGTERM');
  server = await spawnServer(environment);
  expect(await countTrips()).toBe(7);
});
