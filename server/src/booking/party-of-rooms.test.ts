import { bookStay } from '@golark/contract/booking/calls';
import { getQuote, getRate } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let hotel: string;
let smallHotel: string;
beforeAll(async () => {
  golark = await createTestApp();
  const type = { stay_type: 'hotels', property_type: 'hotel', max_guests: 2 } as const;
  hotel = await aListing(golark.ctx.db, {
    ...type,
    extra_guest_fee_amount: 2500,
    included_guests: 2,
    rooms: [{ units: 6, max_guests: 2 }],
  });
  smallHotel = await aListing(golark.ctx.db, { ...type, rooms: [{ units: 1, max_guests: 2 }] });
});
afterAll(() => golark.close());

const roomsOccupancy = (...rooms: { adults: number; childAges?: number[] }[]) => JSON.stringify(rooms);

const quote = (listing: string, query: Record<string, string | number>) =>
  golark.call(getQuote, { params: { globalId: listing }, query: { ...someDates, ...query } });
const rate = (listing: string, query: Record<string, string | number>) =>
  golark.call(getRate, {
    params: { globalId: listing },
    query: { fromDate: someDates.arriveDay, untilDate: someDates.departDay, ...query },
  });

test.each([
  ['8 adults in one room for two', { adults: 8 }, [{ adults: 2 }]],
  ['one adult who evades the fee for two more', { adults: 1 }, [{ adults: 2 }, { adults: 1 }]],
  ['a child that no room has', { adults: 2, children: 1 }, [{ adults: 2 }]],
  ['a child of nine as an infant', { adults: 2, infants: 1 }, [{ adults: 2, childAges: [9] }]],
])('neither quote nor rate has a price for %s', async (_, party, rooms) => {
  const {
    adults,
    children = 0,
    infants = 0,
  } = party as { adults: number; children?: number; infants?: number };
  const occupancy = { roomsOccupancy: roomsOccupancy(...rooms) };
  const answers = [
    await quote(hotel, { numAdults: adults, numChildren: children, numInfants: infants, ...occupancy }),
    await rate(hotel, { adults, children, infants, ...occupancy }),
  ];
  for (const { problem } of answers) {
    expect(problem).toMatchObject({
      status: 422,
      errors: [{ path: 'roomsOccupancy', code: 'stay_rooms_party' }],
    });
  }
});

test('8 adults have no price and no search result where 2 can sleep, and pay for 4 rooms where 12 can', async () => {
  expect((await quote(smallHotel, { numAdults: 8 })).problem.errors?.[0]).toMatchObject({
    code: 'stay_max_guests',
    params: { limit: 2 },
  });
  const { body } = await golark.call(searchProperties, {
    body: {
      filters: { dateFrom: someDates.arriveDay, dateTo: someDates.departDay, guests: { adults: 8 } },
    },
  });
  expect(body.properties.map(({ id }) => id)).not.toContain(smallHotel);
  const eight = await quote(hotel, { numAdults: 8 });
  expect(eight.body.rooms).toMatchObject([{ units: 4 }]);
  const two = await quote(hotel, { numAdults: 2 });
  expect(eight.body.nonMember.nightly[0]?.amount.amount).toBe(
    4 * (two.body.nonMember.nightly[0]?.amount.amount ?? 0),
  );
});

test('a search refuses ages of more children than the party has', async () => {
  const filters = { dateFrom: someDates.arriveDay, dateTo: someDates.departDay, guests: { ages: [7] } };
  const { problem } = await golark.call(searchProperties, { body: { filters } });
  expect(problem).toMatchObject({ status: 422, errors: [{ path: 'filters.guests.ages' }] });
});

test('what is booked is the sum of the rooms, with the price of everyone in them', async () => {
  const rooms = roomsOccupancy({ adults: 2, childAges: [1] }, { adults: 1, childAges: [6] });
  const quoted = await quote(hotel, { roomsOccupancy: rooms });
  expect((await rate(hotel, { roomsOccupancy: rooms })).body.nonMember).toEqual(quoted.body.nonMember);
  const as = await anAccount(golark);
  const { booking } = (await golark.call(bookStay, { body: aBookingBody(quoted.body), as })).body;
  expect(booking.guests).toEqual({ adults: 3, children: 1, infants: 1, pets: false });
  const guests = [
    { adults: 2, children: 0, infants: 1 },
    { adults: 1, children: 1, infants: 0 },
  ];
  expect(quoted.body.rooms).toMatchObject([{ units: 2, guests }]);
  expect(booking.rooms).toMatchObject([{ units: 2, guests }]);
  const extra = booking.price.lines.find(({ code }) => code === 'extra_guests');
  expect(extra?.amount.amount).toBe(2 * 2500 * 3);
});
