import { addDays, nightsOf } from '@golark/contract/dates/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQueries } from '#testing/count-statements';
import { aListing, anAccount, makeMember } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const from = testDay(40);
const to = addDays(from, 8);
const middle = addDays(from, 4);
const point = { latitude: 39.74, longitude: -104.99 };

let golark: TestApp;

/** A home of which the nights of one part are sold. */
const soldIn = async (first: string, last: string, change: Parameters<typeof aListing>[1] = {}) => {
  const id = await aListing(golark.database.db, { ...point, ...change });
  const nights = nightsOf(first, last).map((night) => ({
    room_type_id: `${id}-1`,
    night,
    units: 1,
    booked: 1,
  }));
  await golark.database.db.insertInto('nights').values(nights).execute();
  return id;
};

let first: string;
let second: string;
beforeAll(async () => {
  golark = await createTestApp();
  first = await soldIn(middle, addDays(to, 3), { title: 'Until the change' });
  second = await soldIn(addDays(from, -3), middle, { title: 'From the change', cleaning_fee_amount: 7700 });
  const cheap = { rooms: [{ nightly_amount: 100 }] };
  await soldIn(addDays(from, -3), middle, { ...cheap, is_instant_book: false });
  await soldIn(addDays(from, -3), middle, { ...cheap, latitude: 39.94 });
});
afterAll(() => golark.close());

const search = async (dateTo: string, more: object = {}, filters: object = {}) => {
  const body = { splitStays: true, ...more, filters: { dateFrom: from, dateTo, ...filters } };
  return (await golark.call(searchProperties, { body })).body;
};

const totalOf = async (id: string, dateFrom: string, dateTo: string): Promise<number> => {
  const { body } = await golark.call(searchProperties, { body: { filters: { dateFrom, dateTo } } });
  return body.properties.find((hit) => hit.id === id)?.total?.amount ?? 0;
};

test('where no home is free on all nights, two that accept at once and are near each other share them', async () => {
  const { splitStays = [], estimatedTotalResults } = await search(to);
  expect(estimatedTotalResults).toBe(0);
  expect(splitStays).toHaveLength(1);
  const [split] = splitStays;
  if (!split) throw new Error('no split stay');
  expect(split.changeDay).toBe(middle);
  expect(split.homes.map(({ id, dates }) => ({ id, ...dates }))).toEqual([
    { id: first, arriveDay: from, departDay: middle },
    { id: second, arriveDay: middle, departDay: to },
  ]);
  const totals = [await totalOf(first, from, middle), await totalOf(second, middle, to)] as const;
  expect(totals[0]).toBeGreaterThan(0);
  expect(split.total.amount).toBe(totals[0] + totals[1]);
  expect(split.homes.map(({ total }) => total?.amount)).toEqual(totals);
  expect(split.memberTotal?.amount).toBeLessThan(split.total.amount);
});

test('a member sees the total of members, and what it saves', async () => {
  const [forVisitor] = (await search(to)).splitStays ?? [];
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId);
  const body = { splitStays: true, filters: { dateFrom: from, dateTo: to } };
  const { splitStays = [] } = (await golark.call(searchProperties, { body, as })).body;
  const [split] = splitStays;
  expect(split?.total).toEqual(forVisitor?.memberTotal);
  expect(split?.memberTotal).toEqual(split?.total);
  expect((split?.total.amount ?? 0) + (split?.savings?.amount ?? 0)).toBe(forVisitor?.total.amount);
});

test('the price range is that of both together', async () => {
  const { splitStays = [] } = await search(to);
  const dollars = Math.ceil((splitStays[0]?.total.amount ?? 0) / 100);
  const within = async (price: object) => (await search(to, {}, { price })).splitStays?.length;
  expect(await within({ to: dollars })).toBe(1);
  expect(await within({ to: dollars - 1 })).toBe(0);
});

test('fewer than seven nights, hotels and flexible dates are not split', async () => {
  expect((await search(addDays(from, 6))).splitStays).toEqual([]);
  expect((await search(to, {}, { stayType: 'hotels' })).splitStays).toEqual([]);
  expect((await search(to, {}, { guests: { flexible: 'days-1' } })).splitStays).toEqual([]);
  expect((await search(to, { splitStays: false })).splitStays).toBeUndefined();
});

test('split stays take at most four statements more than the search', async () => {
  const countOf = async (splitStays: boolean) => {
    await search(to, { splitStays });
    return (await listQueries(golark.database, () => search(to, { splitStays }))).length;
  };
  expect((await countOf(true)) - (await countOf(false))).toBeLessThanOrEqual(4);
});
