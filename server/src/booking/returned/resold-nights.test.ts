import { bookStay, cancelBooking, listBookings } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { listReservations } from '@golark/contract/partners/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  type ListingChange,
  logInAgain,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay, testNow } from '#testing/test-now';
import { endPassedNights } from './store.ts';

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

/** The non-refundable rate is 90.00 a night, and 9.00 for the service. */
const aHome = (change: ListingChange = {}) =>
  aListing(golark.ctx.db, { non_refundable_discount_percent: 10, cleaning_fee_amount: 0, ...change });

const book = async (
  listingId: string,
  [arrive, depart]: [number, number],
  query: Parameters<typeof aQuote>[2] = { ratePlan: 'non-refundable' },
) => {
  const as = await anAccount(golark);
  const dates = { arriveDay: testDay(arrive), departDay: testDay(depart) };
  const quote = await aQuote(golark, listingId, { as, ...dates, ...query });
  const { body, status, problem } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  if (status !== 201) throw new Error(problem.detail);
  await golark.runJobs();
  return { as, dates, params: { bookingId: body.booking.id }, booking: body.booking };
};
type Guest = Awaited<ReturnType<typeof book>>;

const cancel = async ({ as, params }: Guest): Promise<number> => {
  const { body } = await golark.call(cancelBooking, { as: await logInAgain(golark, as), params });
  return body.refund.amount;
};

const change = async ({ as, params, dates }: Guest, days: { arriveDay?: string; departDay?: string }) => {
  const party = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const { body } = await golark.call(quoteBookingChange, {
    as,
    params,
    body: { ...dates, ...party, ...days },
  });
  const { quoteId } = body.quote;
  await golark.call(changeBooking, { as, params, body: { quoteId } });
  await golark.runJobs();
};

/** `17 OPEN 9900`: each night that a booking gave back, with what was lost of it or refunded. */
const nightsOf = async ({ params }: Guest): Promise<string[]> => {
  const { rows } = await sql<{ row: string }>`
    SELECT night || ' ' || status || ' ' || CASE WHEN status = 'REFUNDED' THEN refunded_host_amount + refunded_fee_amount
      ELSE host_amount + fee_amount END AS row
    FROM returned_nights WHERE booking_id = ${params.bookingId} ORDER BY night, unit`.execute(golark.ctx.db);
  return rows.map(({ row }) => row);
};
const night = (day: number, rest: string): string => `${testDay(day)} ${rest}`;

const refundsOf = async ({ as, params }: Guest): Promise<number[]> => {
  const again = await logInAgain(golark, as);
  const { body } = await golark.call(listBookings, { as: again, query: { ids: [params.bookingId] } });
  return body.edges[0]?.node.refunds.map(({ amount }) => amount.amount) ?? [];
};

test('canceling returns each night with what was lost of it, and nothing of what was refunded', async () => {
  const guest = await book(await aHome(), [17, 20]);
  await cancel(guest);
  expect(await nightsOf(guest)).toEqual([17, 18, 19].map((day) => night(day, 'OPEN 9900')));
  const refundable = await book(await aHome(), [17, 20], {});
  await cancel(refundable);
  expect(await nightsOf(refundable)).toEqual([]);
});

test('half of the nights is lost at a step that refunds half', async () => {
  const guest = await book(await aHome(), [3, 6], {});
  await cancel(guest);
  expect(await nightsOf(guest)).toEqual([3, 4, 5].map((day) => night(day, 'OPEN 5000')));
});

test('a night that is booked again at the non-refundable rate is refunded at once, with one email', async () => {
  const { host, hostId } = await aHost(golark);
  const listing = await aHome({ property_manager_id: hostId });
  const guest = await book(listing, [17, 20]);
  const first = await cancel(guest);
  const other = await book(listing, [18, 20]);
  expect(await nightsOf(guest)).toEqual([
    night(17, 'OPEN 9900'),
    night(18, 'REFUNDED 9900'),
    night(19, 'REFUNDED 9900'),
  ]);
  expect((await refundsOf(guest)).toSorted((a, b) => a - b)).toEqual([first, 19_800]);
  expect(await refundsOf(other)).toEqual([]);
  const { body } = await golark.call(listReservations, { as: host, query: { tab: 'canceled' } });
  expect(body.edges[0]?.node.resoldNights).toEqual(
    [18, 19].map((day) => ({ date: testDay(day), returned: { amount: 9000, currency: 'USD' } })),
  );
  const emails = (await emailsTo(golark, guest.booking.guest.email)).filter(({ text }) =>
    text.includes(`/account/trips/${guest.params.bookingId}/`),
  );
  const resold = emails.filter(({ subject }) => subject.includes('booked again'));
  expect(resold.map(({ subject }) => subject)).toEqual([
    '2 of your nights were booked again: $198.00 is on its way',
  ]);
  expect(resold[0]?.text).not.toContain(other.booking.confirmationCode);
});

test('never more goes back than the new guest pays', async () => {
  const listing = await aHome();
  const guest = await book(listing, [17, 19]);
  await cancel(guest);
  await sql`UPDATE room_types SET nightly_amount = 5000, weekend_nightly_amount = 5000 WHERE listing_id = ${listing}`.execute(
    golark.ctx.db,
  );
  await sql`UPDATE listings SET version = version + 1 WHERE id = ${listing}`.execute(golark.ctx.db);
  await book(listing, [17, 19]);
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'REFUNDED 4950')));
});

test('a refund waits until the new guest can no longer cancel, and the night is open again if they do', async () => {
  const listing = await aHome();
  const guest = await book(listing, [17, 19]);
  await cancel(guest);
  const other = await book(listing, [17, 19], {});
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'SOLD 9900')));
  await cancel(other);
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'OPEN 9900')));
  const third = await book(listing, [17, 19], {});
  await golark.passMinutes(16 * 24 * 60 + 6 * 60);
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'REFUNDED 9900')));
  // the nights of the third guest are final by then
  await cancel(third);
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'REFUNDED 9900')));
});

test('a refund whose job was lost is found, and one that runs twice is sent once', async () => {
  const listing = await aHome();
  const guest = await book(listing, [17, 19]);
  const first = await cancel(guest);
  await book(listing, [17, 19], {});
  golark.clock.advanceMinutes(16 * 24 * 60 + 6 * 60);
  for (let i = 0; i < 2; i++) {
    await golark.runRecurring('booking.enqueue-due-resales');
    await golark.runJobs();
  }
  expect((await refundsOf(guest)).toSorted((a, b) => a - b)).toEqual([first, 19_800]);
});

test('of two sales at once each pays for one returned night', async () => {
  const listing = await aHome({ stay_type: 'hotels', property_type: 'hotel', rooms: [{ units: 2 }] });
  const guests = [await book(listing, [17, 18]), await book(listing, [17, 18])];
  for (const guest of guests) await cancel(guest);
  await Promise.all([book(listing, [17, 18]), book(listing, [17, 18])]);
  expect((await Promise.all(guests.map(nightsOf))).flat()).toEqual(Array(2).fill(night(17, 'REFUNDED 9900')));
});

test('a new guest who cancels while the refund is due leaves no night refunded without its sale', async () => {
  for (let round = 0; round < 4; round++) {
    const listing = await aHome();
    const guest = await book(listing, [17, 18]);
    await cancel(guest);
    const other = await book(listing, [17, 18], {});
    golark.clock.advanceMinutes(16 * 24 * 60 + 6 * 60);
    await golark.runRecurring('booking.enqueue-due-resales');
    await Promise.all([cancel(other), golark.runJobs()]);
    await golark.runJobs();
    const [row] = await nightsOf(guest);
    const kept =
      other.booking.total.amount - (await refundsOf(other)).reduce((sum, amount) => sum + amount, 0);
    // either way the new guest paid for the night
    expect(kept).toBeGreaterThanOrEqual(9900);
    expect([night(17, 'REFUNDED 9900'), night(17, 'OPEN 9900')]).toContain(row);
    golark.clock.set(testNow);
  }
});

test('a stay that ends earlier returns its nights, and a new stay that gets shorter opens them again', async () => {
  const listing = await aHome();
  const guest = await book(listing, [17, 21]);
  await change(guest, { departDay: testDay(19) });
  expect(await nightsOf(guest)).toEqual([19, 20].map((day) => night(day, 'OPEN 9900')));
  const other = await book(listing, [19, 21], {});
  await change(other, { departDay: testDay(20) });
  expect(await nightsOf(guest)).toEqual([night(19, 'SOLD 9900'), night(20, 'OPEN 9900')]);
});

test('nights that a change adds count as sold', async () => {
  const listing = await aHome();
  const guest = await book(listing, [17, 19]);
  const other = await book(listing, [19, 21]);
  await cancel(guest);
  await change(other, { arriveDay: testDay(18) });
  expect(await nightsOf(guest)).toEqual([night(17, 'OPEN 9900'), night(18, 'REFUNDED 9900')]);
});

const quoteOf = async ({ as, params, dates }: Guest, days: { arriveDay: string; departDay: string }) => {
  const party = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const body = { ...dates, ...party, ...days };
  return (await golark.call(quoteBookingChange, { as: await logInAgain(golark, as), params, body })).body
    .quote;
};

test('nights whose former guest was refunded are used up by a change: one payment refunds no second guest', async () => {
  const listing = await aHome();
  const [first, second] = [await book(listing, [17, 19]), await book(listing, [24, 26])];
  await cancel(first);
  await cancel(second);
  const other = await book(listing, [17, 19]);
  const there = { arriveDay: testDay(24), departDay: testDay(26) };
  expect(await quoteOf(other, there)).toMatchObject({
    ...{ toPay: { amount: 19_800 }, usedUp: { amount: 19_800 }, notRefunded: { amount: 0 } },
    difference: { amount: 0 },
  });
  await change(other, there);
  expect(await nightsOf(second)).toEqual([24, 25].map((day) => night(day, 'REFUNDED 9900')));
  // what it lost of the nights that it gave up comes back to it when they are sold again
  expect(await nightsOf(other)).toEqual([17, 18].map((day) => night(day, 'OPEN 9900')));
  // back again, and away: the first guest was refunded once
  const back = { ...other, dates: there };
  await change(back, other.dates);
  expect(await quoteOf(other, there)).toMatchObject({ usedUp: { amount: 0 } });
});

test('a change that was quoted before a former guest was refunded has to be quoted again', async () => {
  const listing = await aHome();
  const guest = await book(listing, [17, 19]);
  await cancel(guest);
  const other = await book(listing, [17, 19], {});
  const { rows } = await sql<{
    due: Date;
  }>`SELECT due_at AS due FROM returned_nights WHERE booking_id = ${guest.params.bookingId}`.execute(
    golark.ctx.db,
  );
  // a few minutes before the refund is due
  const minutes = ((rows[0]?.due.getTime() ?? 0) - golark.clock.now().getTime()) / 60_000;
  await golark.passMinutes(Math.ceil(minutes) - 5);
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'SOLD 9900')));
  const { quoteId } = await quoteOf(other, { arriveDay: testDay(18), departDay: testDay(20) });
  await golark.passMinutes(10);
  expect(await nightsOf(guest)).toEqual([17, 18].map((day) => night(day, 'REFUNDED 9900')));
  const call = { as: await logInAgain(golark, other.as), params: other.params, body: { quoteId } };
  expect((await golark.call(changeBooking, call)).problem.code).toBe('QUOTE_EXPIRED');
});

test('with several units only a sale that needed the returned one counts, the oldest first', async () => {
  const listing = await aHome({ stay_type: 'hotels', property_type: 'hotel', rooms: [{ units: 3 }] });
  const first = await book(listing, [17, 18]);
  const second = await book(listing, [17, 18]);
  await cancel(first);
  golark.clock.advanceMinutes(1);
  await cancel(second);
  // three free units: two of them would be taken, one would be free anyway
  await book(listing, [17, 18]);
  expect([await nightsOf(first), await nightsOf(second)].flat()).toEqual(
    Array(2).fill(night(17, 'OPEN 9900')),
  );
  await book(listing, [17, 18]);
  expect([await nightsOf(first), await nightsOf(second)].flat()).toEqual([
    night(17, 'REFUNDED 9900'),
    night(17, 'OPEN 9900'),
  ]);
  await book(listing, [17, 18]);
  expect(await nightsOf(second)).toEqual([night(17, 'REFUNDED 9900')]);
});

test('a night can be returned and sold again several times, each guest is refunded by the next', async () => {
  const listing = await aHome();
  const first = await book(listing, [17, 18]);
  await cancel(first);
  const second = await book(listing, [17, 18]);
  await cancel(second);
  const third = await book(listing, [17, 18]);
  expect(await nightsOf(first)).toEqual([night(17, 'REFUNDED 9900')]);
  expect(await nightsOf(second)).toEqual([night(17, 'REFUNDED 9900')]);
  expect(await nightsOf(third)).toEqual([]);
});

test('a night that passes is not sold again', async () => {
  const guest = await book(await aHome(), [17, 18]);
  await cancel(guest);
  await endPassedNights(golark.ctx.db, new Date(`${testDay(18)}T12:00:00Z`));
  expect(await nightsOf(guest)).toEqual([night(17, 'OPEN 9900')]);
  await endPassedNights(golark.ctx.db, new Date(`${testDay(19)}T12:00:00Z`));
  expect(await nightsOf(guest)).toEqual([night(17, 'UNSOLD 9900')]);
});
