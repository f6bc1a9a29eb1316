import { fillPlaces } from '@golark/catalog/places';
import { popularDestinations, searchDestinations } from '@golark/contract/destinations/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { searchedTexts } from './store.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  await fillPlaces(golark.database.pool);
});
afterAll(() => golark.close());

const first = async (query: string): Promise<string | undefined> => {
  const { body } = await golark.call(searchDestinations, { body: { query } });
  const hit = body.hits[0];
  return hit && `${hit.name}, ${hit.stateName}`;
};

test('finds a city by the beginning of its name, the larger one first', async () => {
  expect(await first('denv')).toBe('Denver, Colorado');
  expect(await first('portland')).toBe('Portland, Oregon');
  expect(await first('Portland, Maine')).toBe('Portland, Maine');
  expect(await first('springfield')).toBe('Springfield, Missouri');
});

test('tolerates a typo, accents and a missing letter', async () => {
  expect(await first('Denvr')).toBe('Denver, Colorado');
  expect(await first('san fransisco')).toBe('San Francisco, California');
  expect(await first('SÁN DIEGO')).toBe('San Diego, California');
});

test('returns nothing for nonsense', async () => {
  for (const query of ['qqqqzzzz', '%%%', "'; DROP TABLE cities; --"]) {
    expect((await golark.call(searchDestinations, { body: { query } })).status).toBe(200);
  }
  expect(await first('qqqqzzzz')).toBeUndefined();
});

test('finds a city by its slugs and the nearest to a point', async () => {
  const bySlug = await golark.call(searchDestinations, {
    body: { filters: 'level:400 AND stateNameSlug:oregon AND nameSlug:bend' },
  });
  expect(bySlug.body.hits).toMatchObject([{ name: 'Bend', slug: 'oregon-bend', level: 400, stateId: 'or' }]);
  const byId = await golark.call(searchDestinations, {
    body: { filters: 'stateId:or AND objectID:or-bend' },
  });
  expect(byId.body.hits).toEqual(bySlug.body.hits);
  const near = await golark.call(searchDestinations, {
    body: { aroundLatLng: { lat: 44.06, lng: -121.31 }, hitsPerPage: 1 },
  });
  expect(near.body.hits[0]?.name).toBe('Bend');
});

test('rejects an unknown filter and names it', async () => {
  const response = await golark.call(searchDestinations, { body: { filters: 'level:400 AND planet:mars' } });
  expect(response.problem).toMatchObject({ status: 400, code: 'BAD_INPUT', errors: [{ path: 'filters' }] });
});

test('the most popular places are those with most stays and guests, of the country or of a state', async () => {
  const { db } = golark.database;
  const bend = { state_id: 'or', city_id: 'or-bend' };
  await aListing(db);
  await aListing(db, { ...bend, review_count: 40 });
  const all = await golark.call(popularDestinations);
  expect(all.body.destinations).toMatchObject([
    { name: 'Bend', stayCount: 1 },
    { name: 'Denver', stayCount: 1 },
  ]);
  const ofState = await golark.call(popularDestinations, { query: { stateNameSlug: 'colorado' } });
  expect(ofState.body.destinations.map(({ name }) => name)).toEqual(['Denver']);
  const { body } = await golark.call(popularDestinations, { query: { limit: 1 } });
  expect(body.destinations).toHaveLength(1);
});

test('a text is compared no further than a name can be long', async () => {
  const oneLetter = 'abcdefghij '.split('').join(' ').repeat(9).slice(0, 200);
  expect(searchedTexts(oneLetter)).toEqual(['a b c d e f g h']);
  expect(searchedTexts('x'.repeat(200))).toEqual(['x'.repeat(60)]);
  expect(searchedTexts('Truth or Consequences, New Mexico')).toEqual(['truth or consequences new mexico']);
  expect(await first(`Denver, Colorado${' '.repeat(150)}`)).toBe('Denver, Colorado');
});
