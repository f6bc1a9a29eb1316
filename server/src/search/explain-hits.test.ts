import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rankStays } from '#stays/ranking';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const rate = (amount: number) => [{ nightly_amount: amount, weekend_nightly_amount: amount }];
const longAgo = new Date('2024-01-01');
const center = { lat: 39.74, lng: -104.98 };
const filters = { dateFrom: testDay(20), dateTo: testDay(22), guests: { adults: 2 } };

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const { db } = golark.database;
  const common = { created_at: longAgo, latitude: 39.9, quality: 4.5, review_count: 30 };
  for (let n = 0; n < 22; n++) await aListing(db, { ...common, id: `usual-${n}`, rooms: rate(20_000) });
  await aListing(db, { ...common, id: 'cheap', rooms: rate(15_000) });
  await aListing(db, { ...common, id: 'cheap-villa', bedrooms: 4, rooms: rate(5000) });
  await aListing(db, { ...common, id: 'best', quality: 4.9, rooms: rate(20_000) });
  await aListing(db, { ...common, id: 'near', ...{ latitude: center.lat, longitude: center.lng } });
  await aListing(db, {
    ...common,
    id: 'fresh',
    created_at: golark.clock.now(),
    review_count: 0,
    quality: null,
  });
  await rankStays(db, golark.clock.now());
});
afterAll(() => golark.close());

type Body = Parameters<typeof golark.call<typeof searchProperties>>[1];

const reasons = async (body: object = {}): Promise<Record<string, PropertyHit['reason']>> => {
  const response = await golark.call(searchProperties, {
    body: { filters, pageSize: 100, reasons: true, ...body },
  } as NonNullable<Body>);
  return Object.fromEntries(
    response.body.properties.flatMap(({ id, reason }) => (reason ? [[id, reason]] : [])),
  );
};

test('cards say what the figures of the city and of the search support', async () => {
  expect(await reasons({ aroundLatLng: center })).toEqual({
    // two nights and the cleaning: 350 of 450 dollars, of 26 stays with two bedrooms
    cheap: { kind: 'price', percent: 22, stayCount: 25 },
    best: { kind: 'rating', percent: 10, stayCount: 26 },
    near: { kind: 'price', percent: 44, stayCount: 25 },
    fresh: { kind: 'price', percent: 44, stayCount: 25 },
  });
});

test('no card says anything unless the search asks for reasons', async () => {
  expect(await reasons({ reasons: false })).toEqual({});
});

test('the distance is that of a point of the visitor, and members and others see the same', async () => {
  const { db } = golark.database;
  await sql`UPDATE room_types SET nightly_amount = 20000, weekend_nightly_amount = 20000
    WHERE listing_id IN ('near', 'fresh')`.execute(db);
  const atPoint = await reasons({ aroundLatLng: center });
  expect(atPoint['near']?.kind).toBe('distance');
  expect(atPoint['fresh']).toEqual({ kind: 'new', days: 0 });
  expect(await reasons({ aroundLatLng: center, firstCityId: 'co-denver' })).not.toHaveProperty('near');
});

test('a stay that is dear on these nights is not called cheap', async () => {
  const { db } = golark.database;
  await sql`INSERT INTO nights (room_type_id, night, units, nightly_amount)
    VALUES ('cheap-1', ${testDay(20)}, 1, 26000)`.execute(db);
  expect(await reasons()).not.toHaveProperty('cheap');
  const later = { ...filters, dateFrom: testDay(25), dateTo: testDay(27) };
  expect((await reasons({ filters: later }))['cheap']).toEqual({ kind: 'price', percent: 22, stayCount: 25 });
});
