import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays } from '@golark/contract/dates/rules';
import { searchDestinations } from '@golark/contract/destinations/calls';
import { getRate } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const from = testDay(30);
const until = addDays(from, 2);
const dated = { filters: { dateFrom: from, dateTo: until, guests: { adults: 2 } } };

let golark: TestApp;
let id: string;
let other: string;
beforeAll(async () => {
  golark = await createTestApp();
  id = await aListing(golark.database.db, { title: 'First' });
  other = await aListing(golark.database.db, { title: 'Second' });
});
afterAll(() => golark.close());

const search = async (body: object = dated) => {
  const response = await golark.call(searchProperties, { body });
  return response.body.properties.map((hit) => hit.id).sort();
};
const all = () => [id, other].sort();
const block = (value: boolean) =>
  sql`INSERT INTO nights (room_type_id, night, units, is_closed) VALUES (${`${id}-1`}, ${from}::date, 1, ${value})
    ON CONFLICT (room_type_id, night) DO UPDATE SET is_closed = ${value}`.execute(golark.database.db);

test('a repeated search shows every change of the listings at once', async () => {
  expect(await search()).toEqual(all());
  expect(await search()).toEqual(all());
  await block(true);
  expect(await search()).toEqual([other]);
  expect(await search()).toEqual([other]);
  await block(false);
  expect(await search()).toEqual(all());
  await sql`UPDATE room_types SET max_guests = 1 WHERE listing_id = ${other}`.execute(golark.database.db);
  expect(await search()).toEqual([id]);
  await sql`UPDATE room_types SET max_guests = 4 WHERE listing_id = ${other}`.execute(golark.database.db);
  expect(await search()).toEqual(all());
  await sql`UPDATE listings SET latitude = 10 WHERE id = ${other}`.execute(golark.database.db);
  const box = [{ p1: { lat: 5, lng: -179 }, p2: { lat: 15, lng: 179 } }];
  expect(await search({ ...dated, insideBoundingBox: box })).toEqual([other]);
});

test('a change that is committed while a search runs is seen by the next one', async () => {
  await search();
  for (const isBlocked of [true, false, true, false]) {
    const running = [search(), search(), search()];
    await block(isBlocked);
    expect(await search()).toEqual(isBlocked ? [other] : all());
    await Promise.all(running);
  }
});

test('an amenity that no stay has finds none, and finds the first stay that gets it', async () => {
  const withAmenities = (...amenities: string[]) => search({ filters: { ...dated.filters, amenities } });
  expect(await withAmenities('wifi')).toEqual(all());
  expect(await withAmenities('wifi', 'kayaks')).toEqual([]);
  await sql`UPDATE listings SET amenities = amenities || '{kayaks}' WHERE id = ${id}`.execute(
    golark.database.db,
  );
  expect(await withAmenities('wifi', 'kayaks')).toEqual([id]);
});

test('the same search has the same id, another one another', async () => {
  const idOf = async (body: object) => (await golark.call(searchProperties, { body })).body.queryId;
  expect(await idOf(dated)).toBe(await idOf(dated));
  expect(await idOf({ ...dated, pageSize: 5 })).not.toBe(await idOf(dated));
});

/** The calls of a page as it makes them; the first time fills what is kept in memory. */
const statementsOf = async (calls: readonly (() => Promise<unknown>)[]): Promise<number> => {
  const makeAll = () => Promise.all(calls.map((call) => call()));
  await makeAll();
  await makeAll();
  return (await listStatements(golark.database, makeAll)).length;
};

test.each([
  ['with dates', dated],
  ['without dates', {}],
])('the calls of a search page %s take at most two statements', async (_what, body) => {
  const place = { body: { filters: 'level:400 AND stateNameSlug:colorado', hitsPerPage: 1 } };
  const count = await statementsOf([
    () => golark.call(searchDestinations, place),
    () => golark.call(searchProperties, { body }),
  ]);
  expect(count).toBeLessThanOrEqual(2);
});

test('the calls of a stay page with dates take at most four statements', async () => {
  const params = { globalId: id };
  const query = { fromDate: from, untilDate: until, adults: 2, children: 0, infants: 0, pets: 0 };
  const count = await statementsOf([
    () => golark.call(getProperty, { params }),
    () => golark.call(getAvailability, { params, query: { from, until: addDays(from, 190) } }),
    () => golark.call(getRate, { params, query }),
    () => golark.call(searchProperties, { body: { ...dated, pageSize: 5 } }),
  ]);
  expect(count).toBeLessThanOrEqual(4);
});
