import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { addDays } from '@golark/contract/dates/rules';
import { putListingParts } from '@golark/contract/partners/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  someDates,
  withStayRules,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let callers = 40;
let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  // its one connection serves them one after another, however many there are
  if (golark.database.kind === 'embedded') callers = 10;
});
afterAll(() => golark.close());

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const bookedNights = async (listing: string): Promise<number[]> => {
  const { rows } = await sql<{ booked: number }>`
    SELECT n.booked FROM nights n JOIN room_types r ON r.id = n.room_type_id
    WHERE r.listing_id = ${listing} ORDER BY n.room_type_id, n.night`.execute(golark.database.db);
  return rows.map((row) => row.booked);
};

const codes = (answers: { status: number; problem: { code?: string } }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, problem } of answers) {
    const name = status === 201 ? 'booked' : String(problem.code);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

test('gives one home and date to exactly one of many callers', async () => {
  const listing = await aListing(golark.database.db);
  const guests = await times(callers, async () => ({
    as: await anAccount(golark),
    quote: await aQuote(golark, listing),
  }));
  const answers = await Promise.all(
    guests.map(({ as, quote }) => golark.call(bookStay, { body: aBookingBody(quote), as })),
  );
  expect(codes(answers)).toEqual({ booked: 1, DATES_UNAVAILABLE: callers - 1 });
  expect(await bookedNights(listing)).toEqual([1, 1, 1]);
  const payments = await golark.database.db
    .selectFrom('sandbox_payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(payments.count).toBe(1);
});

test('gives one of the stays that would leave too little time between guests to one of many callers', async () => {
  const { db } = golark.database;
  const listing = await aListing(db);
  await withStayRules(db, listing, { preparationNights: 1 });
  const guests = await times(callers, async (i) => {
    // two stays that do not share a night, but the one ends when the other begins
    const arriveDay = i % 2 === 0 ? testDay(17) : testDay(20);
    return {
      as: await anAccount(golark),
      quote: await aQuote(golark, listing, { arriveDay, departDay: addDays(arriveDay, 3) }),
    };
  });
  const answers = await Promise.all(
    guests.map(({ as, quote }) => golark.call(bookStay, { body: aBookingBody(quote), as })),
  );
  expect(codes(answers)).toEqual({ booked: 1, DATES_UNAVAILABLE: callers - 1 });
  expect(await bookedNights(listing)).toEqual([1, 1, 1]);
});

test('gives a house or its apartments to many callers, never both', async () => {
  const { host, hostId } = await aHost(golark);
  const { db } = golark.database;
  const own = { property_manager_id: hostId };
  const [house, upper, lower] = await Promise.all([aListing(db, own), aListing(db, own), aListing(db, own)]);
  const params = { listingId: house };
  await golark.call(putListingParts, { as: host, params, body: { parts: [upper, lower] } });
  const guests = await times(callers, async (i) => ({
    as: await anAccount(golark),
    quote: await aQuote(golark, [house, upper, lower][i % 3] ?? house),
  }));
  const answers = await Promise.all(
    guests.map(({ as, quote }) => golark.call(bookStay, { body: aBookingBody(quote), as })),
  );
  const [ofHouse, ofUpper, ofLower] = await Promise.all([house, upper, lower].map(bookedNights));
  const sold = [ofHouse, ofUpper, ofLower].filter((nights) => nights?.every((booked) => booked === 1));
  expect(codes(answers)).toEqual({ booked: sold.length, DATES_UNAVAILABLE: callers - sold.length });
  const isWhole = ofHouse?.every((booked) => booked === 1);
  expect([ofUpper, ofLower].map((nights) => nights?.some((booked) => booked > 0))).toEqual(
    isWhole ? [false, false] : [true, true],
  );
});

test('sells a room type of seven units seven times, never eight', async () => {
  const listing = await aListing(golark.database.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 7 }],
  });
  const guests = await times(callers, async () => ({
    as: await anAccount(golark),
    quote: await aQuote(golark, listing),
  }));
  const answers = await Promise.all(
    guests.map(({ as, quote }) => golark.call(bookStay, { body: aBookingBody(quote), as })),
  );
  expect(codes(answers)).toEqual({ booked: 7, DATES_UNAVAILABLE: callers - 7 });
  expect(await bookedNights(listing)).toEqual([7, 7, 7]);
});

test('sells the last room of a type once to many callers who chose it, and other types still', async () => {
  const hotel = await aListing(golark.database.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 1 }, { units: callers }],
  });
  const chosen = (room: number) => JSON.stringify([{ roomTypeId: `${hotel}-${room}`, adults: 2 }]);
  const quoteOf = async (i: number) => {
    const query = { ...someDates, roomsOccupancy: chosen(i < callers ? 1 : 2) };
    return (await golark.call(getQuote, { params: { globalId: hotel }, query: query as never })).body;
  };
  const guests = await times(callers + 5, async (i) => ({
    as: await anAccount(golark),
    quote: await quoteOf(i),
  }));
  const answers = await Promise.all(
    guests.map(({ as, quote }) => golark.call(bookStay, { body: aBookingBody(quote), as })),
  );
  expect(codes(answers)).toEqual({ booked: 6, DATES_UNAVAILABLE: callers - 1 });
  expect(await bookedNights(hotel)).toEqual([1, 1, 1, 5, 5, 5]);
});

test('books a quote once, also where ten rooms are free and ten requests come at once', async () => {
  const listing = await aListing(golark.database.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 10 }],
  });
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing, { as });
  await times(10, () => golark.call(bookStay, { body: aBookingBody(quote), as }));
  expect(await bookedNights(listing)).toEqual([1, 1, 1]);
});

test('lets overlapping stays of different lengths never share a night', async () => {
  const listing = await aListing(golark.database.db);
  const guests = await times(callers, async (i) => {
    const arriveDay = testDay(42 + (i % 10));
    const departDay = addDays(arriveDay, 1 + (i % 4));
    return { as: await anAccount(golark), quote: await aQuote(golark, listing, { arriveDay, departDay }) };
  });
  const answers = await Promise.all(
    guests.map(({ as, quote }) => golark.call(bookStay, { body: aBookingBody(quote), as })),
  );
  const counts = codes(answers);
  expect((counts['booked'] ?? 0) + (counts['DATES_UNAVAILABLE'] ?? 0)).toBe(callers);
  expect(Math.max(...(await bookedNights(listing)))).toBe(1);
});

test('makes one booking and one payment of 20 identical requests', async () => {
  const listing = await aListing(golark.database.db);
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing);
  const headers = { 'idempotency-key': 'pressed-twenty-times' };
  const answers = await times(20, () => golark.call(bookStay, { body: aBookingBody(quote), as, headers }));
  const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.booking.id));
  expect(ids.size).toBe(1);
  expect(
    answers.every(({ status, problem }) => status === 201 || problem.code === 'IDEMPOTENCY_IN_PROGRESS'),
  ).toBe(true);
  const payments = await golark.database.db
    .selectFrom('payments')
    .innerJoin('order_items', 'order_items.order_id', 'payments.order_id')
    .select('payments.id')
    .where('order_items.id', '=', [...ids][0] ?? '')
    .execute();
  expect(payments).toHaveLength(1);
});

test('books one quote once, however many different requests name it', async () => {
  const listing = await aListing(golark.database.db);
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing);
  const answers = await times(10, (i) =>
    golark.call(bookStay, { body: { ...aBookingBody(quote), note: `Attempt ${i}` }, as }),
  );
  const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.booking.id));
  expect(ids.size).toBe(1);
  expect(await bookedNights(listing)).toEqual([1, 1, 1]);
});

test('refunds a booking once when it is canceled from ten tabs at once', async () => {
  const listing = await aListing(golark.database.db);
  const as = await anAccount(golark);
  const { body } = await golark.call(bookStay, { body: aBookingBody(await aQuote(golark, listing)), as });
  const params = { bookingId: body.booking.id };
  const answers = await times(10, () => golark.call(cancelBooking, { params, as }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refunds = await golark.database.db
    .selectFrom('refunds')
    .selectAll()
    .where('item_id', '=', body.booking.id)
    .execute();
  expect(refunds).toHaveLength(1);
  expect(await bookedNights(listing)).toEqual([0, 0, 0]);
});
