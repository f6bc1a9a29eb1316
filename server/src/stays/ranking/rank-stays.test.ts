import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, type ListingChange } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { rankStays } from './rank-stays.ts';

const center = { lat: 39.74, lng: -104.98 };
const longAgo = new Date('2024-01-01');

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  for (let n = 0; n < 8; n++) await add(`plain-${n}`, { max_guests: 2 });
});
afterAll(() => golark.close());

/** Equal scores are ordered by id: `a-` comes last and `z-` first only by points. */
const add = (id: string, change: ListingChange): Promise<string> =>
  aListing(golark.database.db, {
    ...{ id, latitude: center.lat, longitude: center.lng, max_guests: 2, is_instant_book: false },
    ...{ quality: 4.5, review_count: 40, created_at: longAgo, ...change },
  });

const rank = () => rankStays(golark.database.db, golark.clock.now());

const found = async (dates?: { dateFrom: string; dateTo: string }): Promise<string[]> => {
  const body = { aroundLatLng: center, filters: { ...dates, guests: { adults: 2 } }, pageSize: 50 };
  const response = await golark.call(searchProperties, { body });
  return response.body.properties.map(({ id }) => id);
};

test('each part of the score moves a stay before or behind those that are like it otherwise', async () => {
  await add('z-rated', { quality: 4.9, review_count: 40 });
  await add('z-hardly-rated', { quality: 5, review_count: 1 });
  await add('z-cheap', { rooms: [{ nightly_amount: 6000, weekend_nightly_amount: 6000 }] });
  await add('a-dear', { rooms: [{ nightly_amount: 19_000, weekend_nightly_amount: 19_000 }] });
  await add('z-new', { created_at: new Date(golark.clock.now().getTime() - 86_400_000) });
  await add('z-instant', { is_instant_book: true });
  await add('a-far', { latitude: center.lat + 0.2 });
  await add('a-large', { max_guests: 16 });
  await add('a-taken', {});
  await sql`INSERT INTO nights (room_type_id, night, units, booked)
    SELECT 'a-taken-1', d::date, 1, 1 FROM generate_series(${testDay(3)}::date, ${testDay(50)}::date, interval '1 day') d`.execute(
    golark.database.db,
  );
  await rank();
  const order = await found();
  const before = order.slice(0, order.indexOf('plain-0'));
  const behind = order.slice(order.indexOf('plain-7') + 1);
  expect(before.toSorted()).toEqual(['z-cheap', 'z-hardly-rated', 'z-instant', 'z-new', 'z-rated']);
  expect(before.indexOf('z-rated')).toBeLessThan(before.indexOf('z-hardly-rated'));
  expect(behind.toSorted()).toEqual(['a-dear', 'a-far', 'a-large', 'a-taken']);
  // the nights of a gap between two other stays
  const gap = { dateFrom: testDay(60), dateTo: testDay(62) };
  await sql`INSERT INTO nights (room_type_id, night, units, booked)
    VALUES ('plain-7-1', ${testDay(59)}, 1, 1), ('plain-7-1', ${testDay(62)}, 1, 1)`.execute(
    golark.database.db,
  );
  const dated = await found(gap);
  expect(dated.indexOf('plain-7')).toBeLessThan(dated.indexOf('plain-0'));
});

test('nothing is written while nothing changes, and a change reaches search through the feed', async () => {
  const { db } = golark.database;
  const rows = async () => {
    const { rows: versions } = await sql`SELECT id, version FROM listings
      UNION ALL SELECT city_id || stay_type || bedrooms, xmin::text::bigint FROM similar_stays ORDER BY 1`.execute(
      db,
    );
    return versions;
  };
  await rank();
  const before = await rows();
  await rank();
  expect(await rows()).toEqual(before);
  const order = await found();
  await sql`UPDATE listings SET quality = 5 WHERE id = 'plain-3'`.execute(db);
  await rank();
  const changed = await found();
  expect(changed.indexOf('plain-3')).toBeLessThan(order.indexOf('plain-3'));
});
