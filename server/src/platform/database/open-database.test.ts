import { expect, inject, test } from 'vitest';
import { openPostgres } from './open-database.ts';

// an idle connection keeps a process running
test('closing ends the connections that only migrations have used', async ({ skip }) => {
  const url = inject('postgresUrl');
  if (!url) return skip('PostgreSQL is not installed');
  const { pool, close } = openPostgres(url, 2);
  await pool.query('SELECT 1');
  await close();
  expect(pool.totalCount).toBe(0);
});
