import { bookStay } from '@golark/contract/booking/calls';
import { getQuote, getRate, listRoomOffers } from '@golark/contract/pricing/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, makeMember, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let hotel: string;
beforeAll(async () => {
  golark = await createTestApp();
  hotel = await aListing(golark.ctx.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [
      {
        ...{
          units: 9,
          max_guests: 2,
          nightly_amount: 10_000,
          name_en: 'Queen room',
          name_es: 'Habitación queen',
        },
        bedding: [{ kind: 'queen', count: 1 }],
        amenities: ['wifi'],
      },
      { units: 2, max_guests: 4, nightly_amount: 18_000, name_en: 'Family room', name_es: 'Familiar' },
      { units: 1, max_guests: 2, nightly_amount: 25_000, name_en: 'Suite', name_es: 'Suite' },
    ],
  });
});
afterAll(() => golark.close());

type Query = Record<string, string | number>;
const call = (query: Query = {}, headers = {}) =>
  golark.call(listRoomOffers, {
    params: { globalId: hotel },
    query: { ...someDates, numAdults: 2, ...query } as never,
    headers,
  });
const offersOf = async (query: Query = {}) => (await call(query)).body.offers;
const rooms = (...list: object[]) => JSON.stringify(list);
const room = (number: number, people: object = { adults: 2 }) => ({
  roomTypeId: `${hotel}-${number}`,
  ...people,
});
const quoteOf = (roomsOccupancy: string, query: Query = {}) =>
  golark.call(getQuote, {
    params: { globalId: hotel },
    query: { ...someDates, roomsOccupancy, ...query } as never,
  });

test('each room type has its beds, what is included, its units if they are few, and the price that a rate has', async () => {
  const offers = await offersOf();
  expect(offers).toMatchObject([
    {
      name: 'Queen room',
      bedding: [{ kind: 'queen', count: 1 }],
      maxGuests: 2,
      included: ['wifi'],
      unitsLeft: null,
    },
    { name: 'Family room', bedding: [], maxGuests: 4, included: [], unitsLeft: 2 },
    { name: 'Suite', unitsLeft: 1, units: 1, guests: 2, refusal: null },
  ]);
  for (const offer of offers) {
    const rate = await golark.call(getRate, {
      params: { globalId: hotel },
      query: {
        fromDate: someDates.arriveDay,
        untilDate: someDates.departDay,
        roomsOccupancy: rooms({ roomTypeId: offer.roomTypeId, adults: 2 }),
      } as never,
    });
    expect(offer.price).toEqual(rate.body.nonMember);
  }
  const { body } = await golark.call(getProperty, { params: { globalId: hotel } });
  expect(body.rooms[0]).toMatchObject({ bedding: [{ kind: 'queen', count: 1 }], amenities: ['wifi'] });
});

test('a party that needs several rooms gets the price of as many, in the language of the reader', async () => {
  const offers = await offersOf({ numAdults: 4, numChildren: 1 });
  expect(offers.map(({ units, guests }) => [units, guests])).toEqual([
    [3, 5],
    [2, 5],
    [1, 2],
  ]);
  const { body } = await call({}, { 'accept-language': 'es' });
  expect(body.offers.map(({ name }) => name)).toEqual(['Habitación queen', 'Familiar', 'Suite']);
});

test('a member gets the member price', async () => {
  const member = await anAccount(golark);
  await makeMember(golark, member.account.accountId);
  const { body } = await golark.call(listRoomOffers, {
    params: { globalId: hotel },
    query: { ...someDates, numAdults: '2' } as never,
    as: member,
  });
  const [offer] = await offersOf();
  expect(body.offers[0]?.price?.total.amount).toBeLessThan(offer?.price?.total.amount ?? 0);
});

test('says why a room cannot be chosen: too small, too short a stay, pets', async () => {
  // one adult can have one room only
  const small = await offersOf({ numAdults: 1, numChildren: 3 });
  expect(small.map(({ refusal }) => refusal?.rule ?? null)).toEqual(['room_guests', null, 'room_guests']);
  expect(small[0]).toMatchObject({
    price: null,
    refusal: { limit: 2, text: expect.stringContaining('2 guests') },
  });
  const { db } = golark.database;
  await db
    .insertInto('nights')
    .values({ room_type_id: `${hotel}-3`, night: testDay(40), units: 1, min_nights: 3 })
    .execute();
  const short = await offersOf({ arriveDay: testDay(40), departDay: testDay(41) });
  expect(short.map(({ refusal }) => refusal?.rule ?? null)).toEqual([null, null, 'min_stay_arrival']);
  const withDog = await offersOf({ numPets: 1 });
  expect(withDog.map(({ refusal }) => refusal?.rule)).toEqual(['no_pets', 'no_pets', 'no_pets']);
});

test('a room type that is sold out is refused here and in a quote, and others are still sold', async () => {
  const dates = { arriveDay: testDay(60), departDay: testDay(62) };
  const quoted = await quoteOf(rooms(room(3)), dates);
  const as = await anAccount(golark);
  expect((await golark.call(bookStay, { body: aBookingBody(quoted.body), as })).status).toBe(201);
  const offers = await offersOf(dates);
  expect(offers.map(({ refusal }) => refusal?.rule ?? null)).toEqual([null, null, 'rooms_left']);
  expect(offers[2]).toMatchObject({ unitsLeft: null, refusal: { limit: 0 } });
  expect((await quoteOf(rooms(room(3)), dates)).problem.errors?.[0]).toMatchObject({
    path: 'roomsOccupancy',
    code: 'stay_rooms_left',
    params: { limit: 0 },
  });
  expect((await quoteOf(rooms(room(1)), dates)).status).toBe(200);
});

test.each([
  ['more guests than a room holds', () => rooms(room(1, { adults: 3 })), 'stay_room_guests', { limit: 2 }],
  [
    'a room type of no or another stay',
    () => rooms({ roomTypeId: 'other-1', adults: 2 }),
    'stay_room_gone',
    {},
  ],
  ['more rooms than are free', () => rooms(room(2), room(2), room(2)), 'stay_rooms_left', { limit: 2 }],
])('a quote refuses %s', async (...given) => {
  const [, occupancy, code, params] = given;
  const { problem } = await quoteOf(occupancy());
  expect(problem).toMatchObject({ status: 422, errors: [{ path: 'roomsOccupancy', code, params }] });
});

test('a quote names the chosen rooms with who sleeps in each, infants included', async () => {
  const { body } = await quoteOf(
    rooms(room(1), room(2, { adults: 1, childAges: [7], infants: 1 }), room(1, { adults: 1 })),
  );
  expect(body.rooms).toMatchObject([
    {
      name: 'Queen room',
      units: 2,
      guests: [
        { adults: 2, children: 0, infants: 0 },
        { adults: 1, children: 0, infants: 0 },
      ],
    },
    { name: 'Family room', units: 1, guests: [{ adults: 1, children: 1, infants: 1 }] },
  ]);
});

test('without chosen rooms the party is spread over those that it gets', async () => {
  const { body } = await golark.call(getQuote, {
    params: { globalId: hotel },
    query: { ...someDates, numAdults: 2, numChildren: 1 } as never,
  });
  const guests = body.rooms.flatMap((one) => one.guests);
  expect(guests.reduce((sum, one) => sum + one.adults + one.children, 0)).toBe(3);
});

test('refuses dates that no stay has, and knows nothing of a stay that does not exist', async () => {
  expect((await call({ departDay: someDates.arriveDay })).problem.errors?.[0]).toMatchObject({
    path: 'departDay',
    code: 'stay_order',
  });
  const { problem } = await golark.call(listRoomOffers, {
    params: { globalId: 'no-such-stay' },
    query: someDates as never,
  });
  expect(problem.status).toBe(404);
});
