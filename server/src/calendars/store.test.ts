import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing, withStayRules } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { untilWaiting } from '#testing/until-waiting';
import { changeNights } from './save-nights.ts';
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
    .values({ room_type_id: room, night: '2027-02-02', units: 1, is_closed: true })
    .execute();
  await expect(take(stayIn(room))).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
});

test('takes no night that is kept free around another booking, whatever the quote said', async () => {
  const listing = await aListing(database.db);
  await withStayRules(database.db, listing, { preparationNights: 2 });
  const stay = stayIn(`${listing}-1`);
  await take(stay);
  const from = (arriveDay: string, departDay: string) => take({ ...stay, arriveDay, departDay });
  const taken = { code: 'DATES_UNAVAILABLE' };
  await expect(from('2027-02-05', '2027-02-08')).rejects.toMatchObject(taken);
  await expect(from('2027-01-28', '2027-01-31')).rejects.toMatchObject(taken);
  await from('2027-02-06', '2027-02-08');
  await from('2027-01-28', '2027-01-30');
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
  await clearPastNights(database.db, new Date('2027-01-31'));
  expect(await takenBits(room)).toBe(3);
  await clearPastNights(database.db, new Date('2027-02-20'));
  expect(await takenBits(room)).toBe(0);
});

test.skipIf(!inject('postgresUrl'))(
  'guests and hosts wait for whoever changes the same room types, so that none of them waits in a circle',
  async () => {
    const roomTypeId = `${await aListing(database.db)}-1`;
    const range = { roomTypeIds: [roomTypeId], from: '2027-02-01', until: '2027-02-04' };
    const block = { isClosed: true, nightlyAmount: undefined, minNights: undefined };
    const edits = [
      () => take(stayIn(roomTypeId)),
      () => database.db.transaction().execute((trx) => freeNights(trx, stayIn(roomTypeId))),
      () => database.db.transaction().execute((trx) => changeNights(trx, range, block)),
    ];
    for (const edit of edits) {
      let edited: Promise<string> | undefined;
      await database.db.transaction().execute(async (trx) => {
        await sql`SELECT FROM room_types WHERE id = ${roomTypeId} FOR NO KEY UPDATE`.execute(trx);
        edited = edit().then(() => 'done');
        const waits = untilWaiting(database.db, 1).then(() => 'waits');
        expect(await Promise.race([edited, waits])).toBe('waits');
      });
      expect(await edited).toBe('done');
    }
  },
);
