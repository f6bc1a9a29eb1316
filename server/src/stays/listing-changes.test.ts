import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { pruneListingChanges } from './listing-changes.ts';
import { getCachedStays } from './stay-cache.ts';

let database: OpenDatabase;
let listing: string;
beforeAll(async () => {
  database = await openTestDatabase();
  listing = await aListing(database.db);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('DELETE FROM listing_changes'));

const feed = async (): Promise<string[]> =>
  (await database.pool.query('SELECT listing_id FROM listing_changes ORDER BY seq')).rows.map(
    (row) => row.listing_id,
  );

test('a new listing with all its parts is one entry of the feed', async () => {
  const id = await aListing(database.db);
  expect(await feed()).toEqual([id]);
});

test.each([
  ["UPDATE listings SET beds = beds + 1 WHERE id = '$'"],
  ["UPDATE listings SET status = 'unpublished' WHERE id = '$'"],
  ["UPDATE listing_texts SET title = title || '!' WHERE listing_id = '$'"],
  ["UPDATE room_types SET nightly_amount = nightly_amount + 1 WHERE listing_id = '$'"],
  ["INSERT INTO seasons VALUES ('$-1', '2027-05-01', '2027-06-01', 100, 100)"],
  ["DELETE FROM listing_photos WHERE listing_id = '$' AND position = 0"],
  ["INSERT INTO nights (room_type_id, night, units, is_closed) VALUES ('$-1', '2027-05-01', 1, true)"],
  ["DELETE FROM nights WHERE room_type_id = '$-1'"],
])('%s is in the feed once', async (statement) => {
  await database.pool.query(statement.replaceAll('$', listing));
  expect(await feed()).toEqual([listing]);
});

test('a deleted listing is in the feed', async () => {
  const id = await aListing(database.db);
  await database.pool.query('DELETE FROM listings WHERE id = $1', [id]);
  expect((await feed()).at(-1)).toBe(id);
});

test('a reader with transaction horizons also gets a late commit, and no entry twice', async (context) => {
  // the embedded database has one connection: no transaction can commit late
  context.skip(database.kind === 'embedded');
  const read = async (from: string): Promise<{ ids: string[]; next: string }> => {
    const { rows } = await database.pool.query(
      `SELECT x.next::text, (SELECT coalesce(array_agg(listing_id ORDER BY seq), '{}') FROM listing_changes
         WHERE changed_by >= $1::xid8 AND changed_by < x.next) AS ids
       FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS next) x`,
      [from],
    );
    return rows[0];
  };
  const start = (await read('0')).next;
  const late = await database.pool.connect();
  await late.query('BEGIN');
  await late.query('UPDATE listings SET beds = 1 WHERE id = $1', [listing]);
  const second = await aListing(database.db);
  let horizon = start;
  const seen: string[] = [];
  const readOn = async (): Promise<string[]> => {
    const { ids, next } = await read(horizon);
    horizon = next;
    seen.push(...ids);
    return seen;
  };
  await readOn();
  await late.query('COMMIT');
  late.release();
  // a transaction of any other database on this server delays the horizon
  await expect.poll(readOn).toHaveLength(2);
  expect(seen.sort()).toEqual([listing, second].sort());
  const after = await aListing(database.db);
  await expect.poll(readOn).toContain(after);
  expect(seen).toHaveLength(3);
});

test('entries are deleted when they are old', async () => {
  await aListing(database.db);
  const hour = 3_600_000;
  await pruneListingChanges(database.db, new Date(Date.now() - hour));
  expect(await feed()).toHaveLength(1);
  await pruneListingChanges(database.db, new Date(Date.now() + hour));
  expect(await feed()).toEqual([]);
});

test('the cache returns a changed title, photo and rate immediately', async () => {
  const { pool, db } = database;
  const get = async () => {
    const { rows } = await pool.query('SELECT version FROM listings WHERE id = $1', [listing]);
    return (await getCachedStays(db, new Map([[listing, rows[0].version]]), 'en')).get(listing);
  };
  const before = await get();
  expect(await get()).toBe(before);
  await pool.query("UPDATE listing_texts SET title = 'Renamed' WHERE listing_id = $1", [listing]);
  expect((await get())?.title).toBe('Renamed');
  await pool.query("UPDATE listing_photos SET alt_en = 'New' WHERE listing_id = $1 AND position = 1", [
    listing,
  ]);
  expect((await get())?.photos.map(({ alt }) => alt)).toContain('New');
  await pool.query('UPDATE room_types SET nightly_amount = 777 WHERE listing_id = $1', [listing]);
  expect((await get())?.rooms[0]?.nightly_amount).toBe(777);
});
