import type { Call } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import { searchProperties, searchPropertiesLegacy } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const from = testDay(40);
const dates = { dateFrom: from, dateTo: addDays(from, 3) };
const stayCount = 5;

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  for (let place = 0; place < stayCount; place++)
    await aListing(golark.database.db, {
      ...{ id: `stay-${place}`, latitude: 39 + place, longitude: -105, search_rank: 100 - place },
      amenities: place < 3 ? ['wifi', 'pool', 'sea-view'] : ['wifi'],
      ...(place === 0 ? { stay_type: 'hotels', property_type: 'inn' } : {}),
      rooms: [{ bedding: [{ kind: place === 1 ? 'king' : 'queen', count: 1 }], bedrooms: place }],
    });
});
afterAll(() => golark.close());

const legacy = async (body: object) => (await golark.call(searchPropertiesLegacy, { body })).body;
const send = (call: Call, body: object) => golark.call(call, { body: body as never });
const idsOf = ({ hits }: { hits: { id: string }[] }) => hits.map(({ id }) => id);

test('the search of an index finds the same stays, in numbered pages from 0', async () => {
  const first = await legacy({ filters: dates, hitsPerPage: 2 });
  expect(first).toMatchObject({ nbHits: 5, page: 0, nbPages: 3, hitsPerPage: 2 });
  expect(first.queryID).toMatch(/^[\w-]{22}$/);
  expect(Number.isInteger(first.processingTimeMS)).toBe(true);
  const last = await legacy({ filters: dates, hitsPerPage: 2, page: 2 });
  expect([...idsOf(first), ...idsOf(last)]).toEqual(['stay-0', 'stay-1', 'stay-4']);
  const { body } = await golark.call(searchProperties, { body: { filters: dates, pageSize: 2 } });
  expect(first.hits).toEqual(body.properties);
  expect(await legacy({ hitsPerPage: 1000 })).toMatchObject({ hitsPerPage: 100, nbPages: 1 });
  expect(await legacy({ page: 9 })).toMatchObject({ hits: [], nbHits: 5, page: 9 });
});

test('its boxes are four numbers, of any two corners, and its center is a text', async () => {
  const boxes = [
    [38.5, -106, 39.5, -104],
    [43.5, -104, 42.5, -106],
  ];
  expect(idsOf(await legacy({ insideBoundingBox: boxes }))).toEqual(['stay-0', 'stay-4']);
  const around = { aroundLatLng: ' 40, -105', aroundRadius: 120_000 };
  expect(idsOf(await legacy(around)).toSorted()).toEqual(['stay-0', 'stay-1', 'stay-2']);
});

test.each([
  [{ hitsPerPage: 0 }, 'hitsPerPage'],
  [{ hitsPerPage: -5 }, 'hitsPerPage'],
  [{ hitsPerPage: 2.5 }, 'hitsPerPage'],
  [{ page: -1 }, 'page'],
  [{ page: 1_000_000_000 }, 'page'],
  [{ page: 'two' }, 'page'],
  [{ insideBoundingBox: [[1, 2, 3]] }, 'insideBoundingBox.0'],
  [{ insideBoundingBox: [[1, 2, 3, 4, 5]] }, 'insideBoundingBox.0'],
  [{ insideBoundingBox: [[1, 2, 3, 'NaN']] }, 'insideBoundingBox.0.3'],
  [{ insideBoundingBox: [[1, 2, 91, 4]] }, 'insideBoundingBox.0.2'],
  [{ aroundLatLng: '39.7' }, 'aroundLatLng'],
  [{ aroundLatLng: '39.7,west' }, 'aroundLatLng'],
  [{ aroundLatLng: '39.7,-105,1' }, 'aroundLatLng'],
  [{ aroundLatLng: '91,0' }, 'aroundLatLng'],
  [{ aroundLatLng: '40,-105', aroundRadius: 0 }, 'aroundRadius'],
  [{ facetFilters: [['city:Denver']] }, 'facetFilters'],
  [{ attributesToHighlight: ['title'] }, 'attributesToHighlight'],
  [{ filters: { amenities: ['wifi', 'moat'] } }, 'filters.amenities.1'],
  [{ filters: { guests: { ages: 'abc' } } }, 'filters.guests.ages'],
  [{ query: 'x'.repeat(100_000) }, 'query'],
])('rejects %j and names %s', async (body, path) => {
  const response = await send(searchPropertiesLegacy, body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'BAD_INPUT', errors: [{ path }] });
});

test.each([
  [{ insideBoundingBox: [{ p1: { lat: 1, lng: 2 } }] }, 'insideBoundingBox.0.p2'],
  [{ aroundLatLng: { lat: 1, lng: 2 }, aroundRadius: -5 }, 'aroundRadius'],
  [{ aroundLatLng: { lat: 1, lng: 2 }, aroundRadius: 1e12 }, 'aroundRadius'],
  [{ page: 0 }, 'page'],
  [{ pageToken: 'forged' }, 'pageToken'],
  [{ filters: { facilities: ['wifi'] } }, 'filters.facilities.0'],
  [{ filters: { bedding: ['hammock'] } }, 'filters.bedding.0'],
  [{ filters: { guests: { flexible: 'soon' } } }, 'filters.guests.flexible'],
  [{ filters: { propertyType: ['castle'] } }, 'filters.propertyType.0'],
])('the search of the product rejects %j and names %s', async (body, path) => {
  const response = await send(searchProperties, body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'BAD_INPUT', errors: [{ path }] });
});

test('finds stays by each list of filters, and counts every value with the totals', async () => {
  const search = async (filters: object) =>
    (await golark.call(searchProperties, { body: { filters: { ...dates, ...filters }, allFacets: true } }))
      .body;
  const ids = async (filters: object) => (await search(filters)).properties.map(({ id }) => id);
  expect(await ids({ facilities: ['pool'], views: ['sea-view'] })).toEqual(['stay-0', 'stay-1', 'stay-2']);
  expect(await ids({ bedding: ['king'] })).toEqual(['stay-1']);
  const { facets, totals, without } = await search({
    facilities: ['pool'],
    guests: { adults: 1, bedrooms: 2 },
  });
  expect(facets).toMatchObject({
    stayType: { homes: 1 },
    facilities: { pool: 1 },
    amenities: { wifi: 1 },
    bedding: { queen: 1 },
    bedrooms: { 1: 2, 2: 1 },
  });
  expect(without).toEqual({ 'facilities.pool': 3, bedrooms: 3 });
  expect(totals?.counts).toEqual([1]);
  expect((await search({ facilities: ['sauna'] })).totals).toBeNull();
});
