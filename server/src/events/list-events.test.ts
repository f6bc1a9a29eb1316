import type { QueryInputOf } from '@golark/contract/call';
import { listEvents, listTicketCategories, listVenues } from '@golark/contract/events/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { anEvent, aTicketListing, aVenue, sectionOfTests } from '#testing/event-factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let theater: string;
let arena: string;

/** 2026-11-22 is a Sunday; in Honolulu it is still Saturday until 10:00 UTC. */
const sunday = '2026-11-22T06:30:00Z';

beforeAll(async () => {
  golark = await createTestApp();
  golark.clock.set(sunday);
  const { db } = golark.ctx;
  theater = await aVenue(db);
  await golark.database.pool.query(`
    INSERT INTO states VALUES ('hi', 'Hawaii', 'hawaii');
    INSERT INTO cities VALUES ('hi-honolulu', 'hi', 'Honolulu', 'honolulu', 'honolulu hawaii hi', 21.3069, -157.8583,
      371657, true, true, 'Pacific/Honolulu')`);
  arena = await aVenue(db, {
    ...{ name: 'Kukui Arena', kind: 'basketball-arena', cityId: 'hi-honolulu', timeZone: 'Pacific/Honolulu' },
    ...{ latitude: 21.29, longitude: -157.85 },
  });
  const sports = { category: 'sports', genre: 'basketball', venueId: arena } as const;
  const plays = { venueId: theater } as const;
  await anEvent(db, {
    ...{ ...sports, id: 'late', title: 'Koa v. Tidal', startsAt: new Date('2026-11-22T09:00:00Z') },
    performers: ['Honolulu Koa', 'Tacoma Tidal'],
  });
  await anEvent(db, {
    ...sports,
    id: 'monday',
    title: 'Koa v. Pikes',
    startsAt: new Date('2026-11-24T05:00:00Z'),
  });
  await anEvent(db, { ...plays, id: 'matinee', startsAt: new Date('2026-11-22T21:00:00Z') });
  await anEvent(db, { ...plays, id: 'friday', title: 'Hamlet', startsAt: new Date('2026-11-28T03:00:00Z') });
  await anEvent(db, {
    ...plays,
    id: 'december',
    title: 'Hamlet',
    startsAt: new Date('2026-12-03T03:00:00Z'),
  });
  await anEvent(db, { ...plays, id: 'over', title: 'Hamlet', startsAt: new Date('2026-11-22T05:00:00Z') });
  await anEvent(db, { ...plays, id: 'canceled', title: 'Hamlet', status: 'CANCELED' });
  await aTicketListing(db, 'friday', { priceAmount: 9000 });
  await aTicketListing(db, 'friday', {
    priceAmount: 4500,
    rowLabel: '2',
    rowIndex: 1,
    seats: [{ from: 0, to: 3 }],
  });
  await aTicketListing(db, 'friday', {
    priceAmount: 1500,
    rowLabel: '',
    rowIndex: null,
    seats: [],
    status: 'sold',
  });
  await aTicketListing(db, 'december', {
    priceAmount: 6000,
    section: sectionOfTests('floor'),
    rowLabel: '',
    rowIndex: null,
    seats: [{ from: 0, to: 90 }],
  });
  await anEvent(db, {
    ...plays,
    id: 'soon',
    title: 'Macbeth',
    onSaleAt: new Date('2026-12-01T00:00:00Z'),
    startsAt: new Date('2027-02-01T03:00:00Z'),
  });
  await aTicketListing(db, 'soon');
});
afterAll(() => golark.close());

const list = async (query: QueryInputOf<typeof listEvents> = {}) => {
  const { status, body, problem } = await golark.call(listEvents, { query });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body;
};
const idsOf = async (query: Parameters<typeof list>[0]) => nodesOf(await list(query)).map(({ id }) => id);

test('lists what is still to come, the soonest first, with the lowest price and the last tickets', async () => {
  const found = await list({});
  const events = nodesOf(found);
  expect(events.map(({ id }) => id)).toEqual(['late', 'matinee', 'monday', 'friday', 'december', 'soon']);
  expect(found.pageInfo).toMatchObject({ totalCount: 6, totalPages: 1 });
  expect(found.categories).toEqual({ concerts: 0, sports: 2, theatre: 4, other: 0 });
  const byId = new Map(events.map((event) => [event.id, event]));
  expect(byId.get('friday')).toMatchObject({ fromPrice: { amount: 4500 }, fewLeft: 7 });
  expect(byId.get('december')).toMatchObject({ fromPrice: { amount: 6000 }, fewLeft: null });
  expect(byId.get('matinee')).toMatchObject({ fromPrice: null, fewLeft: null });
  // cannot be bought yet
  expect(byId.get('soon')).toMatchObject({
    fromPrice: null,
    fewLeft: null,
    onSaleAt: '2026-12-01T00:00:00.000Z',
  });
  expect(byId.get('late')?.performers.map(({ name }) => name)).toEqual(['Honolulu Koa', 'Tacoma Tidal']);
  expect(byId.get('late')?.venue).toMatchObject({ city: { name: 'Honolulu' }, state: { slug: 'hawaii' } });
});

test('days are those of the venue: in Honolulu it is still Saturday', async () => {
  expect(await idsOf({ when: 'today' })).toEqual(['late']);
  expect(await idsOf({ when: 'this-weekend' })).toEqual(['late', 'matinee']);
  expect(await idsOf({ when: 'this-month' })).toEqual(['late', 'matinee', 'monday', 'friday']);
  expect(await idsOf({ from: '2026-11-23', to: '2026-11-27' })).toEqual(['monday', 'friday']);
  golark.clock.set('2026-11-22T08:00:00Z');
  expect(await idsOf({ when: 'today' })).toEqual(['late', 'matinee']);
  golark.clock.set(sunday);
});

test('finds titles, performers, venues and cities, also with a typo', async () => {
  expect(await idsOf({ q: 'hamlet' })).toEqual(['friday', 'december']);
  expect(await idsOf({ q: 'Hamlett' })).toEqual(['friday', 'december']);
  expect(await idsOf({ q: 'hamelt' })).toEqual(['friday', 'december']);
  expect(await idsOf({ q: 'tidal' })).toEqual(['late']);
  expect(await idsOf({ q: 'honolulu pikes' })).toEqual(['monday']);
  expect(await idsOf({ q: 'kukiu' })).toEqual(['late', 'monday']);
  expect(await idsOf({ q: 'zzyzx' })).toEqual([]);
  expect(await idsOf({ q: "%_' ; DROP" })).toEqual([]);
});

test('searches around a point, in bounds, in a state, a city, a venue, by category and genre', async () => {
  const near = await list({ lat: 21.3, lng: -157.86, radius: 20_000, sort: 'nearest' });
  expect(nodesOf(near).map(({ id, distanceMeters }) => [id, distanceMeters])).toEqual([
    ['late', 1520],
    ['monday', 1520],
  ]);
  const nearest = await idsOf({ lat: 34, lng: -118, radius: 5_000_000, sort: 'nearest', pageSize: 5 });
  expect(nearest).toEqual(['matinee', 'friday', 'december', 'soon', 'late']);
  expect(await idsOf({ bounds: '20,-160,23,-155' })).toEqual(['late', 'monday']);
  expect(await idsOf({ bounds: '20,-155,23,-160' })).toEqual([]);
  expect(await idsOf({ stateId: 'hi', cityId: 'hi-honolulu', venueId: arena })).toEqual(['late', 'monday']);
  expect(await idsOf({ performerId: 'tacoma-tidal' })).toEqual(['late']);
  expect(await idsOf({ genre: 'basketball' })).toEqual(['late', 'monday']);
  const plays = await list({ category: 'theatre', pageSize: 2, page: 2 });
  expect(nodesOf(plays).map(({ id }) => id)).toEqual(['december', 'soon']);
  expect(plays).toMatchObject({ pageInfo: { totalCount: 4, totalPages: 2 }, categories: { sports: 2 } });
});

test('prices limit and order; the counts of the categories follow', async () => {
  expect(await idsOf({ sort: 'cheapest', pageSize: 2 })).toEqual(['friday', 'december']);
  const cheap = await list({ priceTo: 50 });
  expect(nodesOf(cheap).map(({ id }) => id)).toEqual(['friday']);
  expect(cheap.categories).toEqual({ concerts: 0, sports: 0, theatre: 1, other: 0 });
});

test('an area that is none is named', async () => {
  const paths = async (query: object) =>
    (await golark.call(listEvents, { query })).problem.errors?.map(({ path }) => path);
  expect(await paths({ bounds: '1,2,3' })).toEqual(['bounds']);
  expect(await paths({ lat: 40 })).toEqual(['lng']);
  expect(await paths({ from: '2026-02-30' })).toEqual(['from']);
});

test('counts the events of every genre, and lists venues, those with the most events first', async () => {
  const { body } = await golark.call(listTicketCategories, {});
  expect(body.categories.map(({ category, count }) => [category, count])).toEqual([
    ['concerts', 0],
    ['sports', 2],
    ['theatre', 4],
    ['other', 0],
  ]);
  const venues = await golark.call(listVenues, {});
  expect(nodesOf(venues.body).map(({ id, eventCount }) => [id, eventCount])).toEqual([
    [theater, 4],
    [arena, 2],
  ]);
  const near = await golark.call(listVenues, { query: { lat: 21.3, lng: -157.8, q: 'kukui' } });
  expect(nodesOf(near.body)).toMatchObject([{ id: arena, nextEventAt: '2026-11-22T09:00:00.000Z' }]);
});

test('a list of events sends at most 2 statements', async () => {
  await list({ q: 'hamlet' });
  const statements = await listStatements(golark.database, () => list({ q: 'hamlet', priceTo: 100 }));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2);
});
