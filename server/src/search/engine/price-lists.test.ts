import { addDays } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveListings } from '#stays';
import { listStatements } from '#testing/count-statements';
import { aPlace, listingInput } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

/** More than a batch of candidates. */
const listingCount = 5200;
const arriveDay = testDay(40);
const filters = { dateFrom: arriveDay, dateTo: addDays(arriveDay, 2) };

const idOf = (n: number): string => `many-${String(n).padStart(4, '0')}`;
/** The better a listing ranks, the more it costs: the cheapest are far behind the first page. */
const nightlyOf = (n: number): number => 10_000 + (listingCount - n) * 20;

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  const { db } = golark.database;
  await aPlace(db);
  const inputs = Array.from({ length: listingCount }, (_, n) =>
    listingInput({
      id: idOf(n),
      cleaning_fee_amount: 0,
      search_rank: 10_000 - n,
      rooms: [{ nightly_amount: nightlyOf(n) }],
    }),
  );
  for (let start = 0; start < inputs.length; start += 400)
    await db.transaction().execute((trx) => saveListings(trx, inputs.slice(start, start + 400)));
});
afterAll(() => golark.close());

const search = async (body: object) => {
  const { body: answer } = await golark.call(searchProperties, { body });
  const ids = answer.properties.map(({ id }) => id);
  return { ...answer, ids };
};

/** Two nights, 10 % service fee and 5 % tax on the nights. */
const totalOf = (n: number): number => (nightlyOf(n) * 2 * 115) / 100;

test('counts and returns every stay in a price range, however far behind it ranks', async () => {
  const price = { from: 0, to: totalOf(listingCount - 19) / 100 };
  const found = await search({ filters: { ...filters, price } });
  expect(found.estimatedTotalResults).toBe(19);
  expect(found.ids).toEqual(Array.from({ length: 19 }, (_, i) => idOf(listingCount - 19 + i)));
  expect(found.facets['stayType']).toEqual({ homes: 19 });
});

test('sorts all stays by their totals and pages through them without a gap', async () => {
  const seen: string[] = [];
  let pageToken: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({
      filters,
      sort: 'price-low',
      pageSize: 100,
      ...(pageToken ? { pageToken } : {}),
    });
    expect(page.estimatedTotalResults).toBe(listingCount);
    seen.push(...page.ids);
    pageToken = page.nextPageToken;
  } while (pageToken);
  expect(seen).toEqual(Array.from({ length: listingCount }, (_, i) => idOf(listingCount - 1 - i)));
});

test('shows a change of price, a sold night and a deleted stay in the next page of a sorted search', async () => {
  const first = async (): Promise<string[]> =>
    (await search({ filters, sort: 'price-low', pageSize: 3 })).ids;
  const [cheapest, second, third] = await first();
  const { db } = golark.database;
  await sql`UPDATE room_types SET nightly_amount = 100, weekend_nightly_amount = 100 WHERE id = ${`${idOf(0)}-1`}`.execute(
    db,
  );
  expect(await first()).toEqual([idOf(0), cheapest, second]);
  await sql`INSERT INTO nights (room_type_id, night, units, booked) VALUES (${`${cheapest}-1`}, ${arriveDay}::date, 1, 1)`.execute(
    db,
  );
  expect(await first()).toEqual([idOf(0), second, third]);
  await sql`DELETE FROM listings WHERE id = ${second}`.execute(db);
  expect((await first()).slice(0, 2)).toEqual([idOf(0), third]);
});

test('compares the total of the next available dates when no dates are given', async () => {
  const byPrice = await search({ sort: 'price-high', pageSize: 2 });
  expect(byPrice.ids).toEqual([idOf(1), idOf(2)]);
  const totals = byPrice.properties.map(({ total }) => total?.amount);
  expect(totals).toEqual([totalOf(1), totalOf(2)]);
  const price = { from: totalOf(2) / 100, to: totalOf(1) / 100 };
  const inRange = await search({ filters: { price } });
  expect(inRange.ids).toEqual([idOf(1), idOf(2)]);
  expect(inRange.estimatedTotalResults).toBe(2);
});

test('a sorted page that was priced before takes two statements', async () => {
  for (const body of [{ filters, sort: 'price-low' }, { sort: 'price-high' }]) {
    await search(body);
    const statements = await listStatements(golark.database, () => search(body));
    expect(statements, JSON.stringify(body)).toHaveLength(2);
  }
});
