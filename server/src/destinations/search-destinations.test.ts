import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fillPlaces } from '@golark/catalog/places';
import {
  curatedCards,
  geocodeAddress,
  listStates,
  popularDestinations,
  searchDestinations,
} from '@golark/contract/destinations/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ipLocationFile } from '#platform/ip-location';
import { aListing } from '#testing/factories';
import { locationFile } from '#testing/location-file';
import { createTestApp, type TestApp } from '#testing/test-app';
import { searchedTexts } from './rules/searched-texts.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-location-'));
/** Knows the addresses 203.0.113.x, which are in Bend. */
const locations = () => {
  const file = path.join(dir, 'places.mmdb');
  fs.writeFileSync(
    file,
    locationFile('203.0.113.0', 24, { location: { latitude: 44.06, longitude: -121.31 } }),
  );
  return ipLocationFile(file);
};

let golark: TestApp;
let isGeocoderDown = false;
beforeAll(async () => {
  golark = await createTestApp({ TRUSTED_PROXIES: '127.0.0.1/32' }, ({ geocoder }) => ({
    ipLocation: locations(),
    geocoder: {
      find: (...asked) => (isGeocoderDown ? Promise.reject(new Error('down')) : geocoder.find(...asked)),
    },
  }));
  await fillPlaces(golark.database.pool);
});
afterAll(async () => {
  await golark.close();
  fs.rmSync(dir, { recursive: true });
});

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

test('a city has what clients derive from its fields: subtitle, address and pictures', async () => {
  const { body } = await golark.call(searchDestinations, { body: { query: 'denver' } });
  expect(body.hits[0]).toMatchObject({
    ...{ slug: 'colorado-denver', subTitle: 'Colorado', url: '/s/colorado/denver/' },
    image: '/pictures/city.co-denver/1024.webp',
    icon: '/pictures/city.co-denver/60.webp',
  });
});

test('the number of hits is that of all matches, however many are returned', async () => {
  const counts = await Promise.all(
    [1, 3, 100].map(async (hitsPerPage) => {
      const { body } = await golark.call(searchDestinations, { body: { query: 'springfield', hitsPerPage } });
      return [body.hits.length, body.nbHits];
    }),
  );
  const all = counts[2]?.[1] ?? 0;
  expect(all).toBeGreaterThan(3);
  expect(counts).toEqual([
    [1, all],
    [3, all],
    [all, all],
  ]);
  const { body } = await golark.call(searchDestinations, {
    body: { query: 'springfield', filters: 'stateId:or' },
  });
  expect(body).toMatchObject({ hits: [{ name: 'Springfield', stateId: 'or' }], nbHits: 1 });
});

test('finds what is near to the IP address of the caller, and nothing without its place', async () => {
  const near = async (ip: string, change: object = {}) => {
    const { body } = await golark.call(searchDestinations, {
      headers: { 'x-forwarded-for': ip },
      body: { aroundLatLngViaIP: true, hitsPerPage: 1, ...change },
    });
    return body;
  };
  const byDefault = await near('203.0.113.9');
  expect(byDefault.hits[0]?.name).toBe('Bend');
  const specified = await near('203.0.113.9', { aroundRadius: 149_900 });
  expect(byDefault.nbHits).toBe(specified.nbHits);
  expect(specified.nbHits).toBeGreaterThan((await near('203.0.113.9', { aroundRadius: 100_000 })).nbHits);
  expect(await near('198.51.100.9')).toEqual({ hits: [], nbHits: 0 });
});

test('a place that has changed is found by its new name some minutes later', async () => {
  const rename = (name: string, text: string) =>
    golark.database.db
      .updateTable('cities')
      .set({ name, search_text: text })
      .where('id', '=', 'or-bend')
      .execute();
  await rename('Zzyzx', 'zzyzx oregon or');
  expect(await first('zzyzx')).toBeUndefined();
  await golark.passMinutes(6);
  expect(await first('zzyzx')).toBe('Zzyzx, Oregon');
  await rename('Bend', 'bend oregon or');
  await golark.passMinutes(6);
  expect(await first('bend')).toBe('Bend, Oregon');
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

test.each([
  ['level:400 AND planet:mars', 'planet:mars'],
  ['level:300', 'level:300'],
  ['stateNameSlug', 'stateNameSlug'],
  ['nameSlug: AND level:400', 'nameSlug:'],
  ['nameSlug:bend:oregon', 'nameSlug:bend:oregon'],
  ['stateId:or AND stateId:co', 'stateId:co'],
])('rejects the filter %j and names the part', async (filters, filter) => {
  const { problem } = await golark.call(searchDestinations, { body: { filters } });
  expect(problem).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    errors: [{ path: 'filters', code: 'unknown_filter', params: { filter } }],
  });
});

test('an address is looked up, and has no results while the geocoder fails', async () => {
  const resultsOf = async (address: string) => {
    const { status, body } = await golark.call(geocodeAddress, { query: { address } });
    return [status, body.results];
  };
  const denver = { lat: 39.73915, lng: -104.9847, formattedAddress: 'Denver, Colorado, USA' };
  expect(await resultsOf('12 Larimer Street, Denver, CO 80202')).toEqual([200, [denver]]);
  expect(await resultsOf('🎉')).toEqual([200, []]);
  isGeocoderDown = true;
  expect(await resultsOf('12 Larimer Street, Denver, CO 80202')).toEqual([200, []]);
  isGeocoderDown = false;
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

test('a curated list has cards in the language of the request, for an hour also without the database', async () => {
  const cardsOf = async (listId: string, locale = 'en') => {
    const headers = { 'accept-language': locale };
    const response = await golark.call(curatedCards, { headers, query: { listId } });
    return { ...response, titles: response.body.map(({ title }) => title) };
  };
  const mountains = await cardsOf('near-the-mountains');
  expect(mountains.body[0]).toEqual({
    ...{ id: 'or-bend', title: 'Bend, Oregon', subtitle: 'Pilot Butte, 2 miles away · 1 stay' },
    ...{ path: '/s/oregon/bend/', imageId: 'city.or-bend', stayCount: 1 },
  });
  expect(mountains.headers).toMatchObject({ 'cache-control': 'public, max-age=3600' });
  expect(mountains.headers['vary']).toContain('accept-language');
  const spanish = await cardsOf('near-the-mountains', 'es');
  expect(spanish.body[0]?.subtitle).toBe('Pilot Butte, a 2 millas · 1 alojamiento');
  expect((await cardsOf('popular-destinations')).titles).toEqual(['Bend, Oregon', 'Denver, Colorado']);
  expect(await cardsOf('unknown')).toMatchObject({ status: 200, body: [] });

  const { schema } = golark.database.db;
  await schema.alterTable('points_of_interest').renameTo('lost').execute();
  expect((await cardsOf('near-the-mountains')).titles).toEqual(['Bend, Oregon']);
  const failed = await cardsOf('by-the-sea');
  expect(failed).toMatchObject({ status: 200, body: [], headers: { 'cache-control': 'no-store' } });
  await schema.alterTable('lost').renameTo('points_of_interest').execute();
});

test('lists every state by name, with the stays that are published', async () => {
  const { states } = (await golark.call(listStates)).body;
  expect(states).toHaveLength(51);
  const names = states.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  const oregon = () => states.find(({ id }) => id === 'or')?.stayCount ?? 0;
  const before = oregon();
  const id = await aListing(golark.database.db, { state_id: 'or', city_id: 'or-bend' });
  const countNow = async () =>
    (await golark.call(listStates)).body.states.find((state) => state.id === 'or')?.stayCount;
  expect(await countNow()).toBe(before + 1);
  await golark.database.db
    .updateTable('listings')
    .set({ status: 'unpublished' })
    .where('id', '=', id)
    .execute();
  expect(await countNow()).toBe(before);
});

test('a text is compared no further than a name can be long', async () => {
  const oneLetter = 'abcdefghij '.split('').join(' ').repeat(9).slice(0, 200);
  expect(searchedTexts(oneLetter)).toEqual(['a b c d e f g h']);
  expect(searchedTexts('x'.repeat(200))).toEqual(['x'.repeat(60)]);
  expect(searchedTexts('Truth or Consequences, New Mexico')).toEqual(['truth or consequences new mexico']);
  expect(await first(`Denver, Colorado${' '.repeat(150)}`)).toBe('Denver, Colorado');
});
