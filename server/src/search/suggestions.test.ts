import { fillPlaces } from '@golark/catalog/places';
import { listSuggestions } from '@golark/contract/suggestions/calls';
import type { SuggestionKind } from '@golark/contract/suggestions/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQueries } from '#testing/count-statements';
import { anEvent } from '#testing/event-factories';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let cabin: string;
beforeAll(async () => {
  golark = await createTestApp();
  await fillPlaces(golark.database.pool);
  const { db } = golark.database;
  cabin = await aListing(db, { title: 'Juniper Ridge Cabin' });
  await aListing(db, { latitude: 39.86, longitude: -104.67 });
  await anEvent(db, {
    id: 'tempest',
    title: 'The Tempest on Ice',
    performers: ['Sinead Quill'],
    venue: { id: 'larimer', name: 'Larimer Theater' },
  });
});
afterAll(() => golark.close());

const suggest = async (
  q: string,
  { locale = 'en', ...query }: { locale?: string; limit?: number; kinds?: SuggestionKind[] } = {},
) => {
  const headers = { 'accept-language': locale };
  const { body } = await golark.call(listSuggestions, { headers, query: { q, ...query } });
  return body.suggestions;
};

const firstFor = async (q: string) => (await suggest(q))[0];

test('a place is offered with its state, its search and its number of stays, also misspelled', async () => {
  expect(await firstFor('dnever')).toEqual({
    ...{ kind: 'city', id: 'co-denver', label: 'Denver', detail: 'Colorado', stayCount: 2 },
    ...{ path: '/s/colorado/denver/', icon: '/pictures/city.co-denver/60.webp' },
  });
  expect((await firstFor('sand iego'))?.label).toBe('San Diego');
  expect(await firstFor('new york')).toMatchObject({ kind: 'city', label: 'New York City' });
});

test('states, ZIP codes, airports, parks and neighborhoods lead to a search around them', async () => {
  expect(await firstFor('colorado')).toEqual({
    ...{ kind: 'state', id: 'co', label: 'Colorado', detail: '', path: '/s/colorado/' },
    ...{ icon: null, stayCount: 2 },
  });
  expect(await firstFor('80202')).toEqual({
    ...{ kind: 'zip', id: '80202', label: '80202', detail: 'Denver, Colorado', stayCount: 1 },
    icon: null,
    path: '/s/colorado/denver/?ll=39.7491,-104.9946',
  });
  expect((await suggest('802')).map(({ kind }) => kind)).toEqual(Array(10).fill('zip'));
  const airport = (await suggest('denver int')).find(({ kind }) => kind === 'airport');
  expect(airport).toMatchObject({ label: expect.stringMatching(/ \(DEN\)$/), stayCount: 2 });
  expect(airport?.path).toMatch(/^\/s\/colorado\/denver\/\?ll=39\.8\d*,-104\.6\d*$/);
  expect(await firstFor('zion natonal park')).toMatchObject({ kind: 'park', label: 'Zion National Park' });
  const spanish = await suggest('parque nacional zion', { locale: 'es' });
  expect(spanish[0]).toMatchObject({ kind: 'park', label: 'Parque nacional Zion' });
});

test('performers, venues, events and stays are offered with what tells them apart', async () => {
  expect(await firstFor('sínéad quil')).toEqual({
    ...{ kind: 'performer', id: 'sinead-quill', label: 'Sinead Quill', detail: '1 event', stayCount: null },
    icon: null,
    path: expect.stringMatching(/^\/tickets\/performer\//),
  });
  expect((await suggest('sinead quill', { locale: 'es' }))[0]?.detail).toBe('1 evento');
  expect(await firstFor('larimer theatre')).toMatchObject({
    ...{ kind: 'venue', detail: 'Denver, Colorado', path: '/tickets/venue/larimer/' },
  });
  const near = (await suggest('larimer theater', { locale: 'es' })).find(({ kind }) => kind === 'near-venue');
  expect(near).toMatchObject({
    id: 'larimer',
    label: 'Cerca de Larimer Theater',
    detail: 'Denver, Colorado',
  });
  expect(near?.path).toMatch(/^\/s\/colorado\/denver\/\?ll=[\d.]+,-[\d.]+&radius=15000$/);
  expect(near?.stayCount).toBe(1);
  const tempest = await firstFor('tempest on');
  expect(tempest).toMatchObject({ kind: 'event', path: '/tickets/event/tempest/' });
  expect(tempest?.detail).toMatch(/^\w+ \d+, 2026 · Larimer Theater · Denver$/);
  expect(await firstFor('ridge cab')).toEqual({
    ...{ kind: 'stay', id: cabin, label: 'Juniper Ridge Cabin', detail: 'Denver, Colorado' },
    ...{ path: `/property/${cabin}/`, icon: null, stayCount: null },
  });
});

test('who goes on typing the title of a stay is answered without another statement', async () => {
  await aListing(golark.database.db, { title: 'Kingfisher Landing' });
  await aListing(golark.database.db, { title: 'Kingston Loft' });
  const labels = async (q: string) => (await suggest(q, { kinds: ['stay'] })).map(({ label }) => label);
  expect((await labels('king')).toSorted()).toEqual(['Kingfisher Landing', 'Kingston Loft']);
  let typed: string[][] = [];
  const queries = await listQueries(golark.database, async () => {
    typed = [await labels('kings'), await labels('kingfisher l'), await labels('kingfisher x')];
  });
  expect(typed).toEqual([['Kingston Loft'], ['Kingfisher Landing'], []]);
  expect(queries).toEqual([]);
});

test('only the kinds that are asked for are offered, in a list that is as long', async () => {
  const kindsOf = async (q: string, kinds: SuggestionKind[]) =>
    (await suggest(q, { kinds, limit: 8 })).map(({ kind }) => kind);
  expect(await kindsOf('san', ['city'])).toEqual(Array(8).fill('city'));
  expect(await kindsOf('larimer', ['venue', 'event'])).toEqual(['venue']);
  expect(await kindsOf('', ['event'])).toEqual([]);
});

test('without a text the most popular places are offered, and odd texts find nothing', async () => {
  expect((await suggest(' ')).map(({ label, stayCount }) => [label, stayCount])).toEqual([['Denver', 2]]);
  expect(await suggest('san', { limit: 3 })).toHaveLength(3);
  for (const q of ['qqqqzzzz', '🎉', '%%%%', "'; DROP TABLE cities; --"])
    expect(await suggest(q), q).toEqual([]);
  const { status } = await golark.call(listSuggestions, { query: { q: 'x'.repeat(100_000) } });
  expect(status).toBe(422);
});
