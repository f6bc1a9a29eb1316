import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQueries } from '#testing/count-statements';
import { aListing, withStayRules } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const from = testDay(40);
const dates = { dateFrom: from, dateTo: addDays(from, 3) };
const closedSundays = {
  ...{ startsOn: null, endsOn: null, weekday: 0, closedToArrival: true, closedToDeparture: null },
  ...{ minStayArrival: null, minStayThrough: null, maxStay: null },
};

/** Rates and sold nights around the dates, at random; some stays have rules of their own. */
const arbitraryNight = fc.record({
  booked: fc.constantFrom(0, 0, 0, 1),
  nightly_amount: fc.constantFrom(null, 9000, 15_000, 31_000),
});
const arbitraryStay = fc.record({
  min_nights: fc.constantFrom(1, 2, 4),
  last_minute_discount_percent: fc.constantFrom(0, 20),
  hasRules: fc.boolean(),
  nights: fc.array(arbitraryNight, { minLength: 24, maxLength: 24 }),
});

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const { db } = golark.database;
  const stays = fc.sample(arbitraryStay, { numRuns: 30, seed: 5 });
  for (const { hasRules, nights, last_minute_discount_percent, ...listing } of stays) {
    const discount = { last_minute_discount_percent, last_minute_days: 40 };
    const id = await aListing(db, { ...listing, ...(last_minute_discount_percent ? discount : {}) });
    if (hasRules) await withStayRules(db, id, { rules: [closedSundays], preparationNights: 1 });
    const rows = nights.map((night, i) => ({
      ...night,
      room_type_id: `${id}-1`,
      night: addDays(from, i - 9),
    }));
    const changed = rows.filter((row) => row.booked || row.nightly_amount);
    await db
      .insertInto('nights')
      .values(changed.map((row) => ({ ...row, units: 1 })))
      .execute();
  }
});
afterAll(() => golark.close());

const search = async (filters: object, more: object = {}) => {
  const { body } = await golark.call(searchProperties, {
    body: { ...more, pageSize: 100, filters: { ...filters } },
  });
  return body;
};

/** The lowest total of each stay over searches for each of the windows. */
const lowestTotals = async (windows: readonly { arriveDay: string; departDay: string }[]) => {
  const lowest = new Map<string, number>();
  for (const { arriveDay, departDay } of windows)
    for (const { id, total } of (await search({ dateFrom: arriveDay, dateTo: departDay })).properties) {
      if (!total) throw new Error(`${id} has no total`);
      lowest.set(id, Math.min(lowest.get(id) ?? Number.POSITIVE_INFINITY, total.amount));
    }
  return lowest;
};

const month = addDays(from, 5).slice(0, 7);

test.each([
  { ...dates, guests: { flexible: 'days-3' } },
  { guests: { flexible: `weekend-${month}` } },
  { guests: { flexible: `week-${month}` } },
])(
  'each stay has the dates with its lowest total, as searches for each of them find, with %j',
  async (filters) => {
    const found = await search(filters);
    const windows = found.windows ?? [];
    expect(windows.length).toBeGreaterThan(2);
    const lowest = await lowestTotals(windows);
    expect(lowest.size).toBeGreaterThan(5);
    expect(new Map(found.properties.map(({ id, total }) => [id, total?.amount]))).toEqual(lowest);
    expect(found.estimatedTotalResults).toBe(lowest.size);
    for (const { arriveDay, departDay, ...window } of windows) {
      const exact = (await search({ dateFrom: arriveDay, dateTo: departDay }, { sort: 'price-low' }))
        .properties;
      expect(window).toEqual({ stayCount: exact.length, lowest: exact[0]?.total ?? null });
    }
  },
);

test('a card shows the dates of its total, the asked ones among equal totals', async () => {
  const filters = { ...dates, guests: { flexible: 'days-2' } };
  const even = await aListing(golark.database.db, { title: 'Even every night', min_nights: 3 });
  const found = await search(filters, { sort: 'price-low' });
  for (const { id, dates: best, total } of found.properties) {
    if (!best) throw new Error(`${id} has no dates`);
    expect(nightsBetween(best.arriveDay, best.departDay)).toBe(3);
    const exact = await search({ dateFrom: best.arriveDay, dateTo: best.departDay });
    expect(exact.properties.find((hit) => hit.id === id)?.total).toEqual(total);
  }
  const totals = found.properties.map(({ total }) => total?.amount ?? 0);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  const night = (day: string) =>
    sql`INSERT INTO nights (room_type_id, night, units, nightly_amount) VALUES (${`${even}-1`}, ${day}::date, 1, 1)`;
  const bestOf = async () =>
    (await search({ ...filters, title: 'Even every' })).properties.map((hit) => hit.dates?.arriveDay);
  // a weekend costs no more than other nights
  await sql`UPDATE room_types SET weekend_nightly_amount = nightly_amount WHERE id = ${`${even}-1`}`.execute(
    golark.database.db,
  );
  expect(await bestOf()).toEqual([from]);
  await night(addDays(from, 4)).execute(golark.database.db);
  expect(await bestOf()).toEqual([addDays(from, 2)]);
});

test('the price filter and counts compare the best total', async () => {
  const filters = { ...dates, guests: { flexible: 'days-3' } };
  const all = await search(filters, { sort: 'price-low', allFacets: true });
  const amounts = all.properties.map(({ total }) => total?.amount ?? 0);
  const limit = amounts[4] ?? 0;
  const cheap = await search({ ...filters, price: { to: limit / 100 } }, { allFacets: true });
  expect(cheap.estimatedTotalResults).toBe(amounts.filter((amount) => amount <= limit).length);
  expect(cheap.without).toEqual({ price: amounts.length });
  const counted = Object.values(all.facets['stayType'] ?? {}).reduce((total, count) => total + count, 0);
  expect(counted).toBe(amounts.length);
  for (const { lowest } of cheap.windows ?? []) expect(lowest?.amount ?? 0).toBeLessThanOrEqual(limit);
});

test('pages are slices of one list, and a page that was priced before takes two statements', async () => {
  const filters = { guests: { flexible: `weekend-${month}` } };
  const ids = (await search(filters)).properties.map(({ id }) => id);
  const page = async (number: number) => {
    const body = { pageSize: 5, page: number, filters };
    return (await golark.call(searchProperties, { body })).body.properties.map(({ id }) => id);
  };
  expect(await page(2)).toEqual(ids.slice(5, 10));
  const statements = await listQueries(golark.database, () => page(2));
  expect(statements).toHaveLength(2);
});
