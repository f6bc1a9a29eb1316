import { addDays } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsRead, type RowsRead } from '#testing/count-rows-read';
import { listQueries } from '#testing/count-statements';
import { aListing, withStayRules } from '#testing/factories';
import { openFreshDatabase } from '#testing/open-test-database';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const inCity = 40;
const elsewhere = 20;
const pageSize = 10;
const firstDay = testDay(30);
const sunday = 0;
const closedSundays = {
  ...{ startsOn: null, endsOn: null, weekday: sunday, closedToArrival: true, closedToDeparture: null },
  ...{ minStayArrival: null, minStayThrough: null, maxStay: null },
};

/** Five of eight stays have one of these, which columns can decide. */
const rulesOfStays = [
  { noticeDays: 2, noticeHour: 18 },
  { bookingWindowDays: 300 },
  { preparationNights: 1 },
  { gapNights: 1 },
  { rules: [closedSundays] },
];

/** A booked night in each week, and before it one that can be booked alone. */
const nightsOf = (room_type_id: string, place: number) =>
  [0, 7, 14].flatMap((week) => {
    const night = week + (place % 5);
    const common = { room_type_id, units: 1 };
    return [
      { ...common, night: addDays(firstDay, night), booked: 1, min_nights: null },
      { ...common, night: addDays(firstDay, night - 1), booked: 0, min_nights: 1 },
    ];
  });

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({}, undefined, openFreshDatabase);
  const { db } = golark.database;
  for (let place = 0; place < inCity + elsewhere; place++) {
    const id = `stay-${String(place).padStart(3, '0')}`;
    const latitude = (place < inCity ? 39 : 42) + (place % 10) / 100;
    const longitude = -105 + (place % 7) / 100;
    await aListing(db, { id, latitude, longitude, search_rank: place, min_nights: 2 });
    const rules = rulesOfStays[place % 8];
    if (rules) await withStayRules(db, id, rules);
    await db
      .insertInto('nights')
      .values(nightsOf(`${id}-1`, place))
      .execute();
  }
  await sql`ANALYZE`.execute(db);
});
afterAll(() => golark.close());

const box = [{ p1: { lat: 38.9, lng: -105.2 }, p2: { lat: 39.2, lng: -104.8 } }];

const bodyOf = (start: number, more: { sort?: 'price-low'; page?: number } = {}) => ({
  ...more,
  insideBoundingBox: box,
  pageSize,
  filters: {
    dateFrom: addDays(firstDay, start),
    dateTo: addDays(firstDay, start + 3),
    guests: { adults: 1 },
  },
});

interface Cost extends RowsRead {
  statements: number;
  /** How many stays the search found. */
  total: number;
}

const costOf = async (body: ReturnType<typeof bodyOf>): Promise<Cost> => {
  let total = 0;
  const queries = await listQueries(golark.database, async () => {
    const response = await golark.call(searchProperties, { body });
    expect(response.status).toBe(200);
    total = response.body.estimatedTotalResults;
  });
  return { ...(await countRowsRead(golark.database, queries)), statements: queries.length, total };
};

test('a search with dates reads each stay of its area once, and nights for its page only', async () => {
  for (const start of [1, 2, 3, 4]) {
    // another page size is another search, which brings the stays of the page into memory
    await costOf({ ...bodyOf(start), pageSize: pageSize + 1 });
    const { statements, tables, functionCalls, total } = await costOf(bodyOf(start));
    expect(total).toBeGreaterThan(pageSize);
    expect(statements).toBe(1);
    expect(Object.keys(tables).sort()).toEqual(['nights', 'search_units']);
    expect(tables['search_units']).toBeLessThanOrEqual(inCity + pageSize);
    expect(tables['nights']).toBeLessThanOrEqual(2 * pageSize);
    expect(functionCalls).toBe(0);
  }
});

test('the counts of longer stays read each stay of the area once more, and again only if a listing changed', async () => {
  const body = { ...bodyOf(5), longerStays: true };
  await costOf({ ...bodyOf(5), pageSize: pageSize + 1 });
  const first = await costOf(body);
  expect(first.statements).toBe(2);
  // those that are found for longer alone are looked up by their listing
  expect(first.tables['search_units']).toBeLessThanOrEqual(2 * inCity + 2 * pageSize);
  expect(first.functionCalls).toBe(0);
  // the first answer of the feed of changes counts as a change
  await costOf(body);
  const again = await costOf(body);
  expect(again.tables['search_units'] ?? 0).toBe(0);
  expect(again.statements).toBe(1);
});

test('a search by total prices each candidate once, and later only those that changed', async () => {
  // brings all stays into memory: from now on, listings are read for their prices only
  await costOf({ ...bodyOf(1), pageSize: inCity });
  const first = await costOf(bodyOf(1, { sort: 'price-low' }));
  expect(first.total).toBeGreaterThan(pageSize);
  expect(first.tables['listings']).toBe(first.total);
  const next = await costOf(bodyOf(1, { sort: 'price-low', page: 2 }));
  expect(next.tables['listings'] ?? 0).toBe(0);
  const { body } = await golark.call(searchProperties, { body: bodyOf(1, { sort: 'price-low' }) });
  const cheapest = body.properties[0]?.id;
  // it becomes the last one, which is not on the first page
  await sql`UPDATE listings SET cleaning_fee_amount = 900000 WHERE id = ${cheapest}`.execute(
    golark.database.db,
  );
  const changed = await costOf(bodyOf(1, { sort: 'price-low' }));
  expect(changed.total).toBe(first.total);
  expect(changed.tables['listings']).toBe(1);
});
