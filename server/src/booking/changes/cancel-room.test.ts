import { bookStay, cancelBooking, getPricePassport, listBookings } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { QuoteChangeInput } from '@golark/contract/booking-changes/schemas';
import { getQuote } from '@golark/contract/pricing/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aListing,
  anAccount,
  type ListingChange,
  logInAgain,
  someDates,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay, testNow } from '#testing/test-now';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterEach(() => golark.clock.set(testNow));
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const hotel: ListingChange = {
  stay_type: 'hotels',
  property_type: 'hotel',
  cleaning_fee_unit: 'night',
  rooms: [
    { units: 2, max_guests: 2, nightly_amount: 10_000 },
    { units: 1, max_guests: 4, nightly_amount: 20_000 },
  ],
};

type Room = NonNullable<QuoteChangeInput['rooms']>[number];

/** A guest with two rooms for two of the first type, and one for four of the second. */
const aGuest = async (
  change: ListingChange = {},
  query: { ratePlan?: string; arriveDay?: string; departDay?: string } = {},
) => {
  const as = await anAccount(golark);
  const listingId = await aListing(golark.ctx.db, { ...hotel, ...change });
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM room_types WHERE listing_id = ${listingId} ORDER BY max_guests`.execute(golark.ctx.db);
  const [small = '', large = ''] = rows.map(({ id }) => id);
  const roomsOccupancy = [
    { roomTypeId: small, adults: 2 },
    { roomTypeId: small, adults: 1 },
    { roomTypeId: large, adults: 2, childAges: [7] },
  ];
  const { body: quote } = await golark.call(getQuote, {
    as,
    params: { globalId: listingId },
    query: { ...someDates, ...query, roomsOccupancy: JSON.stringify(roomsOccupancy) } as never,
  });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  return { as, listingId, small, large, params: { bookingId: booking.id }, booking };
};
type Guest = Awaited<ReturnType<typeof aGuest>>;

const room = (roomTypeId: string, adults: number, children = 0): Room => ({
  ...{ roomTypeId, adults, children, infants: 0 },
});

const ask = ({ as, params }: Guest, rooms: Room[], change: Partial<QuoteChangeInput> = {}) => {
  const sum = (kind: 'adults' | 'children'): number => rooms.reduce((total, each) => total + each[kind], 0);
  const party = { numAdults: sum('adults'), numChildren: sum('children'), numInfants: 0, numPets: 0 };
  return golark.call(quoteBookingChange, { as, params, body: { ...someDates, ...party, rooms, ...change } });
};

const remain = async (guest: Guest, rooms: Room[], change: Partial<QuoteChangeInput> = {}) => {
  const { status, body, problem } = await ask(guest, rooms, change);
  if (status !== 200) throw new Error(problem.detail);
  const { as, params } = guest;
  const { quoteId } = body.quote;
  return {
    quote: body.quote,
    changed: await golark.call(changeBooking, { as, params, body: { quoteId } }),
  };
};

const bookingOf = async ({ as, params }: Guest): Promise<Booking> =>
  (await golark.call(listBookings, { as, query: { ids: [params.bookingId] } })).body.edges[0]
    ?.node as Booking;

/** `2 2 2 | 1 1 1`: the booked units of each night of both room types. */
const taken = async ({ small, large }: Guest): Promise<string> => {
  const { rows } = await sql<{ room_type_id: string; booked: number }>`
    SELECT room_type_id, booked FROM nights WHERE room_type_id IN (${small}, ${large}) AND booked > 0
    ORDER BY night`.execute(golark.ctx.db);
  return [small, large]
    .map((id) => rows.flatMap((row) => (row.room_type_id === id ? [row.booked] : [])).join(' '))
    .join(' | ');
};

test('one room of three is canceled: its price goes back and its nights are free at once', async () => {
  const guest = await aGuest();
  expect(await taken(guest)).toBe('2 2 2 | 1 1 1');
  const before = guest.booking.total.amount;
  const { quote, changed } = await remain(guest, [room(guest.small, 2), room(guest.small, 1)]);
  expect([quote.before.roomCount, quote.after.roomCount]).toEqual([3, 2]);
  expect(quote.toRefund.amount).toBe(before - quote.after.total.amount);
  expect(changed.status).toBe(200);
  expect(changed.body.refund.amount).toBe(quote.toRefund.amount);
  expect(changed.body.booking).toMatchObject({
    guests: { adults: 3, children: 0 },
    rooms: [{ roomTypeId: guest.small, units: 2, guests: [{ adults: 2 }, { adults: 1 }] }],
    changes: [{ before: { roomCount: 3 }, after: { roomCount: 2 } }],
  });
  expect(await taken(guest)).toBe('2 2 2 | ');
});

test('of two rooms of one type one remains with who sleeps in it, and the price is that of fewer rooms', async () => {
  const guest = await aGuest();
  const { changed } = await remain(guest, [room(guest.small, 1), room(guest.large, 2, 1)]);
  expect(changed.body.booking.rooms).toMatchObject([
    { roomTypeId: guest.small, units: 1, guests: [{ adults: 1 }] },
    { roomTypeId: guest.large, units: 1, guests: [{ adults: 2, children: 1 }] },
  ]);
  expect(await taken(guest)).toBe('1 1 1 | 1 1 1');
  const { passport } = (await golark.call(getPricePassport, { as: guest.as, params: guest.params })).body;
  expect(passport?.rules.roomCount).toBe(2);
  expect(passport?.nights.filter(({ roomTypeId }) => roomTypeId === guest.small)).toMatchObject(
    Array(3).fill({ units: 1 }),
  );
});

test('rooms are given up one after the other, and a cancellation then refunds the rest', async () => {
  const guest = await aGuest();
  const { total } = guest.booking;
  const first = await remain(guest, [room(guest.small, 2), room(guest.large, 2, 1)]);
  const second = await remain(guest, [room(guest.large, 2, 1)]);
  expect(await taken(guest)).toBe(' | 1 1 1');
  const { body } = await golark.call(cancelBooking, { as: guest.as, params: guest.params });
  expect(first.changed.body.refund.amount + second.changed.body.refund.amount + body.refund.amount).toBe(
    total.amount,
  );
  expect(await taken(guest)).toBe(' | ');
});

test('a room is given up together with a night, and another night is added for the rooms that remain alone', async () => {
  const guest = await aGuest();
  await remain(guest, [room(guest.small, 2), room(guest.small, 1)], { departDay: testDay(19) });
  expect(await taken(guest)).toBe('2 2 | ');
  await remain(guest, [room(guest.small, 2)], { departDay: testDay(22) });
  expect(await taken(guest)).toBe('1 1 1 1 1 | ');
});

test('a room of a non-refundable stay gives back its taxes alone', async () => {
  const guest = await aGuest({ non_refundable_discount_percent: 10 }, { ratePlan: 'non-refundable' });
  const { quote } = await remain(guest, [room(guest.small, 2), room(guest.small, 1)]);
  const lost = ({ code }: { code: string }): boolean =>
    ['nights', 'non_refundable_discount', 'service_fee'].includes(code);
  const sum = quote.lines.filter(lost).reduce((total, line) => total - line.difference.amount, 0);
  expect(quote.notRefunded.amount).toBe(sum);
  expect(quote.toRefund.amount).toBe(-quote.difference.amount - sum);
});

test('each refusal names its field', async () => {
  const guest = await aGuest();
  const { small, large } = guest;
  const refusalOf = async (rooms: Room[], change: Partial<QuoteChangeInput> = {}) => {
    const { status, problem } = await ask(guest, rooms, change);
    return [status, problem.errors?.[0] && `${problem.errors[0].path} ${problem.errors[0].code}`];
  };
  const all = [room(small, 2), room(small, 1), room(large, 2, 1)];
  expect(await refusalOf(all)).toEqual([422, 'arriveDay stay_unchanged']);
  expect(await refusalOf([room(large, 1), room(large, 1)])).toEqual([422, 'rooms stay_room_not_booked']);
  expect(await refusalOf([room('another', 1)])).toEqual([422, 'rooms stay_room_not_booked']);
  expect(await refusalOf([room(small, 3)])).toEqual([422, 'rooms stay_room_guests']);
  expect(await refusalOf([room(small, 2)], { numAdults: 3 })).toEqual([422, 'rooms stay_rooms_party']);
  expect((await refusalOf([]))[0]).toBe(422);
  const home = { ...(await aGuest()), listingId: await aListing(golark.ctx.db) };
  await sql`UPDATE order_items SET snapshot = snapshot || '{"stayType": "homes"}' WHERE id = ${home.params.bookingId}`.execute(
    golark.ctx.db,
  );
  expect((await ask(home, [room(home.small, 2)])).problem.errors?.[0]?.code).toBe('stay_room_not_booked');
});

test('after check-in no room is given up', async () => {
  const dates = { arriveDay: testDay(0), departDay: testDay(4) };
  const guest = await aGuest({}, dates);
  golark.clock.advanceMinutes(30 * 60);
  const now = { ...guest, as: await logInAgain(golark, guest.as) };
  const { problem } = await ask(now, [room(guest.small, 2)], { ...dates, departDay: testDay(3) });
  expect(problem.errors?.[0]).toMatchObject({ path: 'rooms', code: 'stay_begun' });
});

test('emails name the rooms that remain', async () => {
  const guest = await aGuest();
  await remain(guest, [room(guest.large, 2, 1)]);
  await golark.runJobs();
  const email = (await emailsTo(golark, guest.booking.guest.email)).find(
    ({ subject, text }) => subject.startsWith('Changed:') && text.includes(guest.booking.confirmationCode),
  );
  expect(email?.text).toContain('3 nights, 1 room, 3 guests');
  expect(email?.text).toContain('3 nights, 3 rooms, 6 guests');
  expect(email?.text).not.toContain('2 ×');
});

test('a room that was given up goes to another guest, or stays with its booking, never both', async () => {
  for (let round = 0; round < 4; round++) {
    const guest = await aGuest();
    const { body } = await ask(guest, [room(guest.small, 2), room(guest.small, 1)]);
    const other = await anAccount(golark);
    const { as, params } = guest;
    const change = golark.call(changeBooking, { as, params, body: { quoteId: body.quote.quoteId } });
    if (round % 2 === 0) await change;
    const query = { ...someDates, roomsOccupancy: JSON.stringify([{ roomTypeId: guest.large, adults: 4 }]) };
    const quoted = await golark.call(getQuote, {
      as: other,
      params: { globalId: guest.listingId },
      query: query as never,
    });
    const booked =
      quoted.status === 200
        ? await golark.call(bookStay, { as: other, body: aBookingBody(quoted.body) })
        : quoted;
    expect((await change).status).toBe(200);
    expect(await taken(guest)).toBe(booked.status === 201 ? '2 2 2 | 1 1 1' : '2 2 2 | ');
    if (round % 2 === 0) expect(booked.status).toBe(201);
  }
});

test('a room given up and a cancellation at the same time leave no nights and no money', async () => {
  for (let round = 0; round < 4; round++) {
    const guest = await aGuest();
    const { body } = await ask(guest, [room(guest.small, 2)]);
    const { as, params } = guest;
    const [changed, canceled] = await Promise.all([
      golark.call(changeBooking, { as, params, body: { quoteId: body.quote.quoteId } }),
      golark.call(cancelBooking, { as, params }),
    ]);
    expect([200, 409]).toContain(changed.status);
    expect(canceled.status).toBe(200);
    await golark.runJobs();
    expect(await taken(guest)).toBe(' | ');
    const { refunds } = await bookingOf(guest);
    expect(refunds.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(guest.booking.total.amount);
  }
});
