import { fillPlaces } from '@golark/catalog/places';
import { addDays } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aListing, aQuote } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const from = testDay(40);
const dates = { dateFrom: from, dateTo: addDays(from, 3) };

let golark: TestApp;
let id: string;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  id = await aListing(golark.database.db, { title: 'First title' });
});
afterAll(() => golark.close());

const hit = async () => {
  const answer = await golark.call(searchProperties, { body: { filters: dates, pageSize: 100 } });
  return answer.body.properties.find((property) => property.id === id);
};

const quotedTotal = async (): Promise<number> => {
  const stay = { arriveDay: dates.dateFrom, departDay: dates.dateTo };
  return (await aQuote(golark, id, stay)).nonMember.total.amount;
};

const changes: [what: string, change: () => ReturnType<typeof sql>][] = [
  [
    'the rate of its room',
    () =>
      sql`UPDATE room_types SET nightly_amount = 20000, weekend_nightly_amount = 20000 WHERE listing_id = ${id}`,
  ],
  ['a fee', () => sql`UPDATE listings SET cleaning_fee_amount = 9900 WHERE id = ${id}`],
  [
    'a season',
    () => sql`INSERT INTO seasons VALUES (${`${id}-1`}, ${from}::date - 5, ${from}::date + 5, 30000, 30000)`,
  ],
  [
    'the rate of a night',
    () =>
      sql`INSERT INTO nights (room_type_id, night, units, nightly_amount) VALUES (${`${id}-1`}, ${from}::date, 1, 7700)`,
  ],
];

test.each(changes)(
  'shows the new price at once after a change of %s, in search and quote alike',
  async (_what, change) => {
    const before = (await hit())?.total?.amount;
    expect(before).toBe(await quotedTotal());
    await change().execute(golark.database.db);
    const after = (await hit())?.total?.amount;
    expect(after).not.toBe(before);
    expect(after).toBe(await quotedTotal());
  },
);

test('shows a new title at once', async () => {
  expect((await hit())?.title).toBe('First title');
  await sql`UPDATE listing_texts SET title = 'Second title' WHERE listing_id = ${id} AND locale = 'en'`.execute(
    golark.database.db,
  );
  expect((await hit())?.title).toBe('Second title');
});

test('shows the new facts of a listing that was deleted and made anew under its id', async () => {
  expect((await hit())?.title).toBe('First title');
  await sql`DELETE FROM listings WHERE id = ${id}`.execute(golark.database.db);
  expect(await hit()).toBeUndefined();
  await aListing(golark.database.db, { id, title: 'Another house' });
  expect((await hit())?.title).toBe('Another house');
});

test('answers each caller in their own language', async () => {
  expect((await hit())?.title).toBe('First title');
  const answer = await golark.call(searchProperties, {
    body: { filters: dates, pageSize: 100 },
    headers: { 'accept-language': 'es' },
  });
  expect(answer.body.properties.find((property) => property.id === id)?.title).toBe('First title (es)');
});

test('the stays of a city come before those around it, whatever their rank', async () => {
  const { db, pool } = golark.database;
  await fillPlaces(pool);
  const change = { search_rank: 90_000, latitude: 39.74, longitude: -104.99 };
  const near = await aListing(db, { ...change, city_id: 'co-aurora', title: 'Nearby first-rate' });
  const own = await aListing(db, { ...change, search_rank: 10, title: 'Own first-rate' });
  const search = async (more: object) => {
    const { body } = await golark.call(searchProperties, {
      body: {
        aroundLatLng: { lat: 39.74, lng: -104.99 },
        filters: { title: 'first-rate', guests: { adults: 1 } },
        ...more,
      },
    });
    return body.properties.map((hit) => hit.id);
  };
  expect(await search({})).toEqual([near, own]);
  expect(await search({ firstCityId: 'co-denver' })).toEqual([own, near]);
  expect(await search({ firstCityId: 'co-denver', sort: 'rating' })).toEqual(
    await search({ sort: 'rating' }),
  );
});

test('shows where a stay is as its page does, and never its exact place', async () => {
  const exact = { lat: 39.7312, lng: -104.9871 };
  await sql`UPDATE listings SET latitude = ${exact.lat}, longitude = ${exact.lng} WHERE id = ${id}`.execute(
    golark.database.db,
  );
  const found = await hit();
  expect([found?.lat, found?.lng]).toEqual([39.73, -104.985]);
  const findsIt = async (body: object): Promise<boolean> => {
    const answer = await golark.call(searchProperties, { body: { pageSize: 100, ...body } });
    return answer.body.properties.some((property) => property.id === id);
  };
  const boxAround = ({ lat, lng }: { lat: number; lng: number }) => ({
    insideBoundingBox: [
      { p1: { lat: lat + 0.0001, lng: lng - 0.0001 }, p2: { lat: lat - 0.0001, lng: lng + 0.0001 } },
    ],
  });
  expect(await findsIt(boxAround(exact))).toBe(false);
  expect(await findsIt(boxAround({ lat: 39.73, lng: -104.985 }))).toBe(true);
  // 1,002 m south of the exact place and 869 m south of the shown one
  const south = { aroundLatLng: { lat: 39.72219, lng: -104.985 }, aroundRadius: 1000 };
  expect(await findsIt(south)).toBe(true);
});
