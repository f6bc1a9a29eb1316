import { addDays } from '@golark/contract/dates/rules';
import { getQuote } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const arriveDay = testDay(40);
const departDay = addDays(arriveDay, 3);
const dates = { dateFrom: arriveDay, dateTo: departDay };
const queens = { name_en: 'Queen Room', max_guests: 2, nightly_amount: 10_000 };
const suites = { name_en: 'King Suite', max_guests: 4, nightly_amount: 18_000 };
const hotels = { stay_type: 'hotels', property_type: 'hotel', max_guests: 2 } as const;

/** A couple with a child of nine, and a friend. */
const rooms = [{ adults: 2, childAges: [9] }, { adults: 1 }];
/** A couple, a friend, and a room for two more. */
const three = [{ adults: 2 }, { adults: 2 }, { adults: 1 }];

let golark: TestApp;
/** One of its queens is free on all nights. */
let short: string;
let large: string;
let home: string;
beforeAll(async () => {
  golark = await createTestApp();
  const { db } = golark.database;
  const two = [
    { ...queens, units: 2 },
    { ...suites, units: 3 },
  ];
  short = await aListing(db, { ...hotels, title: 'Short', rooms: two });
  await db
    .insertInto('nights')
    .values({ room_type_id: `${short}-1`, night: addDays(arriveDay, 1), units: 2, booked: 1 })
    .execute();
  large = await aListing(db, {
    ...hotels,
    title: 'Large',
    min_nights: 3,
    included_guests: 1,
    extra_guest_fee_amount: 4000,
    rooms: [{ ...queens, max_guests: 3, nightly_amount: 12_000, units: 6 }],
  });
  home = await aListing(db, {
    title: 'Home',
    max_guests: 6,
    bedrooms: 2,
    rooms: [{ nightly_amount: 50_000 }],
  });
  await aListing(db, { title: 'Studio', max_guests: 6, bedrooms: 1 });
});
afterAll(() => golark.close());

const search = async (guests: object, more: object = {}) => {
  const { body } = await golark.call(searchProperties, {
    body: { sort: 'price-low', ...more, filters: { ...dates, guests } },
  });
  return body;
};

const quoteOf = async (id: string, occupancy: object[]) => {
  const query = { arriveDay, departDay, roomsOccupancy: JSON.stringify(occupancy) };
  return (await golark.call(getQuote, { params: { globalId: id }, query })).body;
};

test.each([
  { asked: rooms, ids: () => [short, large, home] },
  { asked: three, ids: () => [short, large] },
  { asked: Array.from({ length: 4 }, () => ({ adults: 4 })), ids: () => [] },
])(
  'each stay has the total of a quote for exactly the rooms $asked, and the rooms of it',
  async ({ asked, ids }) => {
    const { properties, estimatedTotalResults } = await search({ rooms: asked });
    const totals = properties.map(({ total }) => total?.amount ?? 0);
    expect(properties.map(({ id }) => id).toSorted()).toEqual(ids().toSorted());
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(estimatedTotalResults).toBe(properties.length);
    expect((await search({ rooms: asked }, { sort: 'best' })).estimatedTotalResults).toBe(properties.length);
    for (const hit of properties) {
      const quote = await quoteOf(hit.id, asked);
      expect(hit.total).toEqual(quote.nonMember.total);
      expect(hit.rooms).toEqual(hit.id === home ? [] : quote.rooms);
    }
  },
);

test('a hotel that has too few rooms of one type free has others for the rest', async () => {
  const { properties } = await search({ rooms: three });
  expect(properties.find(({ id }) => id === short)?.rooms.map(({ name, units }) => [name, units])).toEqual([
    ['Queen Room', 1],
    ['King Suite', 2],
  ]);
});

test('the price filter, counts, the histogram and longer stays are those of the rooms', async () => {
  const [cheapest, ...others] = (await search({ rooms })).properties;
  const to = (cheapest?.total?.amount ?? 0) / 100;
  const more = { allFacets: true, longerStays: true };
  const { body } = await golark.call(searchProperties, {
    body: { ...more, filters: { ...dates, price: { to }, guests: { rooms } } },
  });
  expect(body.properties.map(({ id }) => id)).toEqual([cheapest?.id]);
  expect(body.without).toEqual({ price: 1 + others.length });
  expect(body.totals?.counts.reduce((sum, count) => sum + count, 0)).toBe(1 + others.length);
  const forTwoNights = async (asked: { adults: number }[]) => {
    const filters = { ...dates, dateTo: addDays(departDay, -1), guests: { rooms: asked } };
    const found = (await golark.call(searchProperties, { body: { ...more, filters } })).body;
    return { ids: found.properties.map(({ id }) => id), longer: found.longerStays };
  };
  const longer = [3, 4].map((nights) => ({ nights, stayCount: 1 }));
  expect(await forTwoNights(three)).toEqual({ ids: [short], longer });
  // one more than the large hotel has, which asks for three nights
  expect(await forTwoNights(Array.from({ length: 7 }, () => ({ adults: 1 })))).toEqual({
    ids: [],
    longer: [],
  });
});

test('without dates, those are shown on which the rooms are free', async () => {
  const { body } = await golark.call(searchProperties, { body: { filters: { guests: { rooms: three } } } });
  expect(body.properties.map(({ id }) => id).toSorted()).toEqual([short, large].toSorted());
  for (const { total } of body.properties) expect(total?.amount).toBeGreaterThan(0);
});

test('counts that differ from the rooms are refused by the name of the field', async () => {
  const { status, problem } = await golark.call(searchProperties, {
    body: { filters: { guests: { adults: 2, rooms } } },
  });
  expect([status, problem.errors]).toMatchObject([
    422,
    [{ path: 'filters.guests.rooms', code: 'stay_rooms_party' }],
  ]);
});

test('a party that no room sleeps gets several of one type, if as many are free', async () => {
  const five = await search({ adults: 4, children: 1, ages: [7] }, { sort: 'best' });
  expect(five.properties.map(({ id, rooms: [room] }) => [id, room?.name, room?.units]).toSorted()).toEqual(
    [
      [short, 'King Suite', 2],
      [large, 'Queen Room', 2],
      ...five.properties
        .filter(({ stayType }) => stayType === 'homes')
        .map(({ id }) => [id, undefined, undefined]),
    ].toSorted(),
  );
  const many = await search({ adults: 13 }, { sort: 'best' });
  expect(many.properties.map(({ id }) => id)).toEqual([large]);
  expect(many.estimatedTotalResults).toBe(1);
});

test('a hotel that gets more rooms of a type sleeps larger parties together, and fewer with fewer', async () => {
  const { db } = golark.database;
  const inn = await aListing(db, { ...hotels, title: 'Inn', rooms: [{ ...queens, units: 1 }] });
  const hasInn = async () =>
    (await search({ adults: 8 }, { sort: 'best' })).properties.some(({ id }) => id === inn);
  const setUnits = (units: number) =>
    db.updateTable('room_types').set({ units }).where('listing_id', '=', inn).execute();
  expect(await hasInn()).toBe(false);
  await setUnits(4);
  expect(await hasInn()).toBe(true);
  await setUnits(3);
  expect(await hasInn()).toBe(false);
});
