import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { clearPastNights, freeNights, takeNights } from './store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stayIn = (roomTypeId: string, units = 1) => ({
  rooms: [{ roomTypeId, units }],
  arriveDay: '2027-02-01',
  departDay: '2027-02-04',
});
const take = (stay: ReturnType<typeof stayIn>) =>
  database.db.transaction().execute((trx) => takeNights(trx, stay));

const takenBits = async (roomTypeId: string): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`SELECT bit_count(taken)::integer n FROM search_units WHERE room_type_id = ${roomTypeId}`.execute(
    database.db,
  );
  return Number(rows[0]?.n);
};

test('takes every night of a stay or none', async () => {
  const room = `${await aListing(database.db)}-1`;
  await database.db
    .insertInto('nights')
    .values({ room_type_id: room, night: '2027-02-03', units: 1, booked: 1 })
    .execute();
  await expect(take(stayIn(room))).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
  const rows = await database.db
    .selectFrom('nights')
    .select(['night', 'booked'])
    .where('room_type_id', '=', room)
    .execute();
  expect(rows).toEqual([{ night: '2027-02-03', booked: 1 }]);
});

test('never takes a night that the host has blocked', async () => {
  const room = `${await aListing(database.db)}-1`;
  await database.db
    .insertInto('nights')
    .values({ room_type_id: room, night: '2027-02-02', units: 1, is_blocked: true })
    .execute();
  await expect(take(stayIn(room))).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
});

test('the database rejects overselling by any writer', async () => {
  const room = `${await aListing(database.db)}-1`;
  const oversold = { room_type_id: room, night: '2027-02-02', units: 1, booked: 2 };
  await expect(database.db.insertInto('nights').values(oversold).execute()).rejects.toThrow(
    /nights_not_oversold/,
  );
  const moreUnits = { ...oversold, units: 2 };
  await expect(database.db.insertInto('nights').values(moreUnits).execute()).rejects.toThrow(/foreign key/);
});

test('a sold-out night is marked in search immediately, and free again after its release', async () => {
  const room = `${await aListing(database.db)}-1`;
  await take(stayIn(room));
  expect(await takenBits(room)).toBe(3);
  await database.db.transaction().execute((trx) => freeNights(trx, stayIn(room)));
  expect(await takenBits(room)).toBe(0);
});

test('a hotel stays in search until its last unit is sold', async () => {
  const room = `${await aListing(database.db, { stay_type: 'hotels', rooms: [{ units: 2 }] })}-1`;
  await take(stayIn(room));
  expect(await takenBits(room)).toBe(0);
  await take(stayIn(room));
  expect(await takenBits(room)).toBe(3);
});

test('a booked stay and its cancellation are in the feed of changed listings', async () => {
  const listing = await aListing(database.db);
  await database.pool.query('DELETE FROM listing_changes');
  await take(stayIn(`${listing}-1`));
  await database.db.transaction().execute((trx) => freeNights(trx, stayIn(`${listing}-1`)));
  const { rows } = await database.pool.query('SELECT listing_id FROM listing_changes');
  expect(rows.map((row) => row.listing_id)).toEqual([listing, listing]);
});

test('the ring clears past nights and keeps future ones', async () => {
  const room = `${await aListing(database.db)}-1`;
  await take(stayIn(room));
  await clearPastNights(database.db, '2027-01-31');
  expect(await takenBits(room)).toBe(3);
  await clearPastNights(database.db, '2027-02-20');
  expect(await takenBits(room)).toBe(0);
});
