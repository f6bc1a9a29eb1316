import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { openUnmigratedDatabase, runMigrations } from '#testing/unmigrated-database';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openUnmigratedDatabase();
});
afterAll(() => database.close());

const run = (isWanted: (file: string) => boolean) => runMigrations(database.pool, isWanted);
const accounts = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const [saver, sharer, other] = accounts;
const key = 'k'.repeat(32);

test('the list of each account becomes its first one, with its stays and its link', async () => {
  await run((file) => file < '0017' || file.startsWith('0202'));
  for (const id of accounts)
    await database.pool.query(
      `INSERT INTO accounts (id, email, first_name, last_name, password_hash, locale, created_at)
        VALUES ('${id}', '${id}@example.com', 'Maya', 'Ortega', 'x', 'en', now())`,
    );
  // a listing has many columns that matter to nothing here
  await database.pool.query(`ALTER TABLE saved_stays DROP CONSTRAINT saved_stays_listing_id_fkey;
    INSERT INTO saved_stays (account_id, listing_id, adults, child_ages, infants, pets, saved_at) VALUES
      ('${saver}', 'one', 2, '{}', 0, false, '2026-11-01'), ('${saver}', 'two', 2, '{}', 0, false, '2026-11-03'),
      ('${sharer}', 'one', 1, '{7}', 0, true, '2026-11-02');
    INSERT INTO shared_stays (account_id, share_key, shared_at) VALUES ('${sharer}', '${key}', '2026-11-04')`);
  await run((file) => file.startsWith('0355'));
  const { rows } = await database.pool.query(`
    SELECT l.account_id, l.name, l.share_key, array_agg(s.listing_id ORDER BY s.listing_id) AS stays
    FROM saved_lists l JOIN saved_stays s ON (s.account_id, s.list_id) = (l.account_id, l.id)
    GROUP BY l.id ORDER BY l.account_id`);
  expect(rows).toEqual([
    { account_id: saver, name: null, share_key: null, stays: ['one', 'two'] },
    { account_id: sharer, name: null, share_key: key, stays: ['one'] },
  ]);
  expect((await database.pool.query('SELECT FROM saved_lists')).rowCount).toBe(2);
  // not a list of another account, and no second list without a name
  const move = `UPDATE saved_stays SET account_id = '${other}' WHERE listing_id = 'two'`;
  await expect(database.pool.query(move)).rejects.toThrow('saved_stays_list');
  const second = `INSERT INTO saved_lists (account_id, created_at, used_at) VALUES ('${saver}', now(), now())`;
  await expect(database.pool.query(second)).rejects.toThrow('saved_lists_name');
});
