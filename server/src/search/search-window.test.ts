import { addDays } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearPastNights } from '#calendars';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const isFound = async (listingId: string, dateFrom: string): Promise<boolean> => {
  const filters = { dateFrom, dateTo: addDays(dateFrom, 1) };
  const { body } = await golark.call(searchProperties, { body: { filters, pageSize: 100 } });
  return body.properties.some(({ id }) => id === listingId);
};

const block = (listingId: string, night: string) =>
  sql`INSERT INTO nights (room_type_id, night, units, is_closed) VALUES (${`${listingId}-1`}, ${night}::date, 1, true)`.execute(
    golark.database.db,
  );

// years before and after the machine's date: neither may matter
test.each(['2001-02-28', '2004-02-29', '2011-12-31', '2060-03-14', '2075-11-07'])(
  'a night that is blocked is not found when the clock shows %s',
  async (today) => {
    golark.clock.set(`${today}T18:00:00Z`);
    await clearPastNights(golark.database.db, golark.clock.now());
    const night = addDays(today, 10);
    const id = await aListing(golark.database.db);
    await block(id, night);
    expect(await isFound(id, night)).toBe(false);
    expect(await isFound(id, addDays(today, 11))).toBe(true);
  },
);

test('a night gone by leaves the night free that shares its place in the ring', async () => {
  const today = '2030-06-15';
  golark.clock.set(`${today}T18:00:00Z`);
  await clearPastNights(golark.database.db, golark.clock.now());
  const id = await aListing(golark.database.db);
  await block(id, addDays(today, -400));
  expect(await isFound(id, addDays(today, 1024 - 400))).toBe(true);
});
