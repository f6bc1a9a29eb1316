import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openEmbedded, openPostgres } from './open-database.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-open-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

// an idle connection keeps a process running
test('closing ends the connections that only migrations have used', async () => {
  const url = inject('postgresUrl');
  const { pool, close } = url ? openPostgres(url, 2) : await openEmbedded(dir);
  await pool.query('SELECT 1');
  await close();
  expect(pool.totalCount).toBe(0);
});
