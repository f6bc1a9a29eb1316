import { addDays } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import type { SearchSort } from '@golark/contract/search/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveStayRules } from '#stays';
import { arbitraryRules } from '#testing/arbitrary-stay-rules';
import { aListing, denver, type ListingChange } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

/** From the first to the last of the states to begin a day. */
const cities = [
  { ...denver, id: 'co-east', slug: 'east', time_zone: 'America/New_York' },
  denver,
  { ...denver, id: 'co-west', slug: 'west', time_zone: 'Pacific/Honolulu' },
];

const small = (max: number, min = 0) => fc.integer({ min, max });
const arbitraryListing = fc.record({
  city: fc.constantFrom(...cities),
  stay_type: fc.constantFrom('homes', 'hotels'),
  max_guests: small(6, 1),
  rooms: fc.array(fc.record({ units: small(2, 1), max_guests: small(6, 1) }), { minLength: 1, maxLength: 2 }),
  min_nights: small(2, 1),
  rules: arbitraryRules({ firstDay: testDay(), days: 20 }),
});

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const { db } = golark.database;
  // its city comes with the place of every listing
  await aListing(db, { title: 'Not asked for' });
  for (const { id, ...city } of cities)
    await db
      .insertInto('cities')
      .values({ id, ...city })
      .onConflict((on) => on.doNothing())
      .execute();
  for (const { city, rules, rooms, ...listing } of fc.sample(arbitraryListing, { numRuns: 60, seed: 5 })) {
    const place: ListingChange = { city_id: city.id, time_zone: city.time_zone, title: 'Of a clock' };
    const isHome = listing.stay_type === 'homes';
    const id = await aListing(db, { ...listing, ...place, rooms: isHome ? [{}] : rooms });
    await db.transaction().execute((trx) => saveStayRules(trx, [{ listingId: id, rules }]));
  }
});
afterAll(() => golark.close());

const search = async (dates: { dateFrom: string; dateTo: string }, adults: number, sort: SearchSort) => {
  const filters = { ...dates, title: 'Of a clock', guests: { adults } };
  return (await golark.call(searchProperties, { body: { filters, pageSize: 100, sort } })).body;
};

/** Around midnight from the East Coast to Hawaii, and at noon. */
const hours = [18, 28.75, 29.5, 31, 33];

test('every stay that is counted is on a page, at any hour, by rank and by total', async () => {
  const counts: number[] = [];
  for (const hour of hours) {
    golark.clock.set(new Date(Date.parse(`${testDay()}T00:00:00Z`) + hour * 3_600_000).toISOString());
    for (const adults of [1, 3, 5])
      for (let daysLater = 0; daysLater <= 2; daysLater++) {
        const dateFrom = addDays(testDay(), daysLater);
        const dates = { dateFrom, dateTo: addDays(dateFrom, 2) };
        const byRank = await search(dates, adults, 'best');
        const byTotal = await search(dates, adults, 'price-low');
        const seen = {
          hour,
          adults,
          dateFrom,
          onPage: byRank.properties.length,
          byTotal: byTotal.estimatedTotalResults,
        };
        const { estimatedTotalResults: total } = byRank;
        expect(seen).toEqual({ ...seen, onPage: total, byTotal: total });
        counts.push(total);
      }
  }
  expect(new Set(counts).size).toBeGreaterThan(5);
});

test('tonight is over where it is past midnight, and is found where it is not', async () => {
  const { db } = golark.database;
  for (const { id, time_zone } of cities)
    await aListing(db, { id: `tonight-${id}`, city_id: id, time_zone, title: 'Tonight' });
  const findAt = async (time: string) => {
    golark.clock.set(`${testDay(1)}T${time}:00Z`);
    const filters = { dateFrom: testDay(), dateTo: testDay(2), title: 'Tonight' };
    const { body } = await golark.call(searchProperties, { body: { filters } });
    expect(body.estimatedTotalResults).toBe(body.properties.length);
    return body.properties.map(({ id }) => id.slice('tonight-co-'.length)).sort();
  };
  expect(await findAt('04:59')).toEqual(['denver', 'east', 'west']);
  expect(await findAt('05:00')).toEqual(['denver', 'west']);
  expect(await findAt('07:00')).toEqual(['west']);
  expect(await findAt('09:59')).toEqual(['west']);
});
