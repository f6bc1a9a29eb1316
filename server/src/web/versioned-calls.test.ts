import type { Call } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsRead } from '#testing/count-rows-read';
import { listQueries } from '#testing/count-statements';
import { aListing } from '#testing/factories';
import { openFreshDatabase } from '#testing/open-test-database';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { aGame, seatsForSale } from '#testing/tickets';
import { isVersioned, versionedCalls } from './versioned-calls.ts';

let golark: TestApp;
let game: string;
beforeAll(async () => {
  golark = await createTestApp({}, undefined, openFreshDatabase);
  const rooms = [{ units: 3 }, { units: 2 }];
  await aListing(golark.ctx.db, { id: 'hotel', stay_type: 'hotels', property_type: 'hotel', rooms });
  game = await aGame(golark);
  await seatsForSale(golark, { eventId: game });
});
afterAll(() => golark.close());

const [from, until] = [testDay(30), testDay(32)];
const body = { aroundLatLng: { lat: 39.7, lng: -105 }, aroundRadius: 100_000 };
const filters = { dateFrom: from, dateTo: until, guests: { adults: 2, pets: true }, amenities: ['wifi'] };

/** Each call with the input that reads most. */
const inputsOf = (eventId: string): Record<string, object[]> => ({
  getProperty: [{ params: { globalId: 'hotel' } }],
  getAvailability: [{ params: { globalId: 'hotel' }, query: { from, until: addDays(from, 30) } }],
  getRate: [
    { params: { globalId: 'hotel' }, query: { fromDate: from, untilDate: until, adults: 2, children: 0 } },
  ],
  listRoomOffers: [
    { params: { globalId: 'hotel' }, query: { arriveDay: from, departDay: until, numAdults: 2 } },
  ],
  searchProperties: [
    { body: { ...body, filters } },
    { body: { ...body, sort: 'rating' } },
    { body: { filters, sort: 'price-low' } },
    { body: { sort: 'price-low' } },
  ],
  searchDestinations: [
    { body: { query: 'denver', hitsPerPage: 5 } },
    { body: { filters: 'level:400 AND stateNameSlug:colorado', hitsPerPage: 1 } },
  ],
  listEvents: [
    { query: { lat: 39.7, lng: -105, radius: 50_000, pageSize: 4 } },
    { query: { q: 'rail', sort: 'cheapest' } },
  ],
  getEvent: [{ params: { eventId } }],
  listTicketListings: [{ params: { eventId }, query: { quantity: 2 } }],
  listMembershipPlans: [{ query: { code: 'GOLARK' } }, {}],
});

/** Tables whose changes are in the feed of listings, which is part of that of public data, or that are derived from them. */
const listingTables = [
  ...['listings', 'listing_texts', 'listing_photos', 'room_types', 'seasons', 'nights'],
  ...['booking_terms', 'stay_rules', 'search_units', 'search_amenities'],
];

const watchedTables = async (): Promise<string[]> => {
  const { rows } = await golark.database.pool.query<{ table: string }>(`
    SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgfoid = 'public_data_changed'::regproc
    GROUP BY tgrelid HAVING count(*) = 3 OR tgrelid = 'listing_changes'::regclass`);
  return rows.map(({ table }) => table);
};

test('every table that a versioned call reads reports its changes', async () => {
  const watched = [...listingTables, ...(await watchedTables())];
  expect(watched).toContain('listing_changes');
  const inputs = inputsOf(game);
  for (const call of versionedCalls as Call[]) {
    const given = inputs[call.name] ?? [];
    expect(given.length, call.name).toBeGreaterThan(0);
    for (const input of given) {
      const queries = await listQueries(golark.database, async () => {
        const response = await golark.call(call as never, input as never);
        expect(response.status, `${call.name} ${JSON.stringify(input)}`).toBe(200);
      });
      const { tables } = await countRowsRead(golark.database, queries);
      const unwatched = Object.keys(tables).filter((table) => !watched.includes(table));
      expect(unwatched, `${call.name} ${JSON.stringify(input)}`).toEqual([]);
    }
  }
});

test('a call is recognized by its method and path', () => {
  const common = { headers: [], body: null };
  const isKnown = (method: string, url: string) => isVersioned({ ...common, method, url });
  expect(isKnown('GET', '/v1/property/stay-1')).toBe(true);
  expect(isKnown('GET', '/v1/property/stay-1/rate?fromDate=2026-11-25')).toBe(true);
  expect(isKnown('POST', '/v1/properties/search')).toBe(true);
  expect(isKnown('GET', '/v1/properties/search')).toBe(false);
  const places = { ...common, method: 'POST', url: '/v1/destinations/search' };
  const bodies = [{ query: 'bend' }, { aroundLatLngViaIP: true }].map((body) => JSON.stringify(body));
  expect(bodies.map((body) => isVersioned({ ...places, body }))).toEqual([true, false]);
  expect(isKnown('GET', '/v1/property/stay-1/quote')).toBe(false);
  expect(isKnown('GET', '/v1/events/game-1')).toBe(true);
  expect(isKnown('GET', '/v1/events/game-1/queue')).toBe(false);
});
