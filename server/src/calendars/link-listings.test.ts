import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { untilWaiting } from '#testing/until-waiting';
import { saveListingParts } from './link-listings.ts';
import { changeNights } from './save-nights.ts';
import { freeNights, takeNights } from './store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const range = { from: '2027-02-01', until: '2027-02-04' };
const stayIn = (roomTypeId: string) => ({
  rooms: [{ roomTypeId, units: 1 }],
  arriveDay: range.from,
  departDay: range.until,
});
const take = (roomTypeId: string) =>
  database.db.transaction().execute((trx) => takeNights(trx, stayIn(roomTypeId)));

const aHouseWithApartment = async (): Promise<{ house: string; apartment: string }> => {
  const [wholeId, part] = await Promise.all([aListing(database.db), aListing(database.db)]);
  await database.db
    .transaction()
    .execute((trx) =>
      saveListingParts(trx, { wholeId, partIds: [part], closesTogether: true }, '2027-01-01'),
    );
  return { house: `${wholeId}-1`, apartment: `${part}-1` };
};

test('the database rejects a night of the house that is booked in the apartment, by any writer', async () => {
  const { house, apartment } = await aHouseWithApartment();
  await take(apartment);
  await expect(
    database.db.updateTable('nights').set({ booked: 1 }).where('room_type_id', '=', house).execute(),
  ).rejects.toThrow(/nights_not_sold_in_parts/);
});

test('a night whose row is deleted is free again in the linked listing', async () => {
  const { house, apartment } = await aHouseWithApartment();
  await take(apartment);
  await database.db.deleteFrom('nights').where('room_type_id', '=', apartment).execute();
  await take(house);
});

test('stays before the day of the link are left as they are', async () => {
  const { house, apartment } = await aHouseWithApartment();
  const before = { arriveDay: '2026-12-30', departDay: '2027-01-01' };
  for (const room of [house, apartment])
    await database.db.transaction().execute((trx) => takeNights(trx, { ...stayIn(room), ...before }));
});

test.skipIf(!inject('postgresUrl'))(
  'whoever changes the house waits for whoever changes the apartment, so that none of them waits in a circle',
  async () => {
    const { house, apartment } = await aHouseWithApartment();
    const block = { isClosed: true, nightlyAmount: undefined, minNights: undefined };
    const edits = [
      () => take(house),
      () => database.db.transaction().execute((trx) => freeNights(trx, stayIn(house))),
      () =>
        database.db
          .transaction()
          .execute((trx) => changeNights(trx, { ...range, roomTypeIds: [house] }, block)),
    ];
    for (const edit of edits) {
      let edited: Promise<string> | undefined;
      await database.db.transaction().execute(async (trx) => {
        await sql`SELECT FROM room_types WHERE id = ${apartment} FOR NO KEY UPDATE`.execute(trx);
        edited = edit().then(() => 'done');
        const waits = untilWaiting(database.db, 1).then(() => 'waits');
        expect(await Promise.race([edited, waits])).toBe('waits');
      });
      expect(await edited).toBe('done');
    }
  },
);
