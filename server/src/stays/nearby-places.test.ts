import { getProperty } from '@golark/contract/stays/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, aPlace } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

const points: [kind: string, name: string, latitude: number, longitude: number][] = [
  ['airport', 'Denver International Airport', 39.8617, -104.6731],
  ['airport', 'Aeropuerto lejano', 31, -104],
  ['lake', 'Lake Loveland', 40.413, -105.09],
  ['park', 'Washington Park', 39.701, -104.969],
  ['neighborhood', 'Baker', 39.718, -104.992],
];

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const { db } = golark.database;
  await aPlace(db);
  for (const [kind, name, latitude, longitude] of points) {
    await db
      .insertInto('points_of_interest')
      .values({
        ...{ id: name, kind, name_en: name, name_es: name.replace(/^Lake /, 'Lago '), latitude, longitude },
        ...{
          code: kind === 'airport' ? 'DEN' : null,
          state_id: 'co',
          city_id: kind === 'lake' ? 'co-denver' : null,
        },
        ...{ is_major: false, search_text: name.toLowerCase() },
      })
      .execute();
  }
});
afterAll(() => golark.close());

const home = { source: 'direct', latitude: 39.7421, longitude: -104.9819 };

const stayAt = async (change: Parameters<typeof aListing>[1], locale: 'en' | 'es' = 'en') => {
  const globalId = await aListing(golark.database.db, change);
  const headers = { 'accept-language': locale };
  return (await golark.call(getProperty, { params: { globalId }, headers })).body;
};

test('a stay of any source names what is near it, with distances', async () => {
  const { nearby } = await stayAt(home);
  expect(nearby).toEqual([
    { kind: 'center', name: 'Denver', code: null, distanceMeters: expect.any(Number) },
    { kind: 'neighborhood', name: 'Baker', code: null, distanceMeters: expect.any(Number) },
    { kind: 'park', name: 'Washington Park', code: null, distanceMeters: expect.any(Number) },
    {
      kind: 'airport',
      name: 'Denver International Airport',
      code: 'DEN',
      distanceMeters: expect.any(Number),
    },
  ]);
  const airport = nearby.at(-1)?.distanceMeters ?? 0;
  expect(airport / 1609.344).toBeGreaterThan(18);
  expect(airport / 1609.344).toBeLessThan(19);
});

test('names are in the language of the reader', async () => {
  const near = { ...home, latitude: 40.3, longitude: -105.1 };
  expect((await stayAt(near, 'es')).nearby.map(({ name }) => name)).toContain('Lago Loveland');
  expect((await stayAt(near)).nearby.map(({ name }) => name)).toContain('Lake Loveland');
});

test('distances are those from the approximate location: two homes inside its circle have the same', async () => {
  const one = await stayAt(home);
  const other = await stayAt({ ...home, latitude: 39.7379, longitude: -104.9781 });
  expect(other.approximateLocation).toEqual(one.approximateLocation);
  expect(other.nearby).toEqual(one.nearby);
  const next = await stayAt({ ...home, latitude: 39.7479 });
  expect(next.nearby).not.toEqual(one.nearby);
});

test('the places around are found by an index', async () => {
  const plan = await golark.database.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    return sql`EXPLAIN SELECT FROM points_of_interest
      WHERE point(longitude, latitude) <@ box(point(-106, 39), point(-104, 41))`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('points_of_interest_position');
});
