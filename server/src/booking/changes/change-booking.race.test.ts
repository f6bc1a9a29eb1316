import { bookStay, cancelBooking, listBookings } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const rounds = 6;
const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const aGuest = async (listingId: string, dates: { arriveDay: string; departDay: string } = someDates) => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listingId, { as, ...dates });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  return { as, params: { bookingId: booking.id }, dates };
};
type Guest = Awaited<ReturnType<typeof aGuest>>;

const quoteOf = async ({ as, params, dates }: Guest, change: { arriveDay?: string; departDay?: string }) => {
  const body = { ...dates, numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0, ...change };
  return (await golark.call(quoteBookingChange, { as, params, body })).body.quote.quoteId;
};

const accept = ({ as, params }: Guest, quoteId: string) =>
  golark.call(changeBooking, { as, params, body: { quoteId } });

const cancel = ({ as, params }: Guest) => golark.call(cancelBooking, { as, params });

const bookingOf = async ({ as, params }: Guest) =>
  (await golark.call(listBookings, { as, query: { ids: [params.bookingId] } })).body.edges[0]?.node;

const takenNights = async (listingId: string): Promise<string[]> => {
  const { rows } = await sql<{ night: string; booked: number }>`
    SELECT n.night, n.booked FROM nights n JOIN room_types r ON r.id = n.room_type_id
    WHERE r.listing_id = ${listingId} AND n.booked <> 0 ORDER BY n.night`.execute(golark.ctx.db);
  return rows.map(({ night, booked }) => (booked === 1 ? night : `${night} × ${booked}`));
};
const nights = (...days: number[]): string[] => days.map((day) => testDay(day));

test('of two changes of one booking at once, one takes effect', async () => {
  for (const [longer, other] of [
    [21, 22],
    [21, 18],
    [19, 18],
  ] as const) {
    const listing = await aListing(golark.ctx.db);
    const guest = await aGuest(listing);
    const quotes = [
      await quoteOf(guest, { departDay: testDay(longer) }),
      await quoteOf(guest, { departDay: testDay(other) }),
    ];
    const answers = await Promise.all(quotes.map((quoteId) => accept(guest, quoteId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const booking = await bookingOf(guest);
    expect(booking?.changes).toHaveLength(1);
    expect(await takenNights(listing)).toHaveLength(booking?.nights ?? 0);
  }
});

test('the same quote accepted ten times at once is charged once', async () => {
  const listing = await aListing(golark.ctx.db);
  const guest = await aGuest(listing);
  const quoteId = await quoteOf(guest, { departDay: testDay(22) });
  await times(10, () => accept(guest, quoteId));
  expect(await bookingOf(guest)).toMatchObject({
    departDay: testDay(22),
    changes: [{ settled: { amount: 23_000 } }],
  });
  const { rows } = await sql<{ amount: number }>`
    SELECT p.amount FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE o.changes_item_id = ${guest.params.bookingId} AND p.status = 'SUCCEEDED'`.execute(golark.ctx.db);
  expect(rows.map(({ amount }) => amount)).toEqual([23_000]);
  expect(await takenNights(listing)).toEqual(nights(17, 18, 19, 20, 21));
});

test('a change and a cancellation at once leave no nights and no money', async () => {
  for (let round = 0; round < rounds; round++) {
    const listing = await aListing(golark.ctx.db);
    const guest = await aGuest(listing);
    const quoteId = await quoteOf(guest, { departDay: testDay(round % 2 === 0 ? 22 : 18) });
    const [changed, canceled] = await Promise.all([accept(guest, quoteId), cancel(guest)]);
    expect([200, 409]).toContain(changed.status);
    expect(canceled.status).toBe(200);
    await golark.runJobs();
    expect(await takenNights(listing)).toEqual([]);
    const { rows } = await sql<{ left: number }>`
      SELECT (sum(p.amount) FILTER (WHERE p.status = 'SUCCEEDED') - coalesce((SELECT sum(r.amount) FROM refunds r
          JOIN payments x ON x.id = r.payment_id JOIN orders y ON y.id = x.order_id
          WHERE y.account_id = ${guest.as.account.accountId}), 0))::bigint AS left
      FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.account_id = ${guest.as.account.accountId}`.execute(
      golark.ctx.db,
    );
    expect(rows[0]?.left).toBe(0);
  }
});

test('added nights go to the change or to another guest, never to both', async () => {
  for (let round = 0; round < rounds; round++) {
    const listing = await aListing(golark.ctx.db);
    const guest = await aGuest(listing);
    const other = await anAccount(golark);
    const next = await aQuote(golark, listing, { as: other, arriveDay: testDay(21), departDay: testDay(24) });
    const quoteId = await quoteOf(guest, { departDay: testDay(23) });
    const [changed, booked] = await Promise.all([
      accept(guest, quoteId),
      golark.call(bookStay, { as: other, body: aBookingBody(next) }),
    ]);
    expect([changed.status, booked.status].filter((status) => status < 300)).toHaveLength(1);
    const taken = changed.status === 200 ? nights(17, 18, 19, 20, 21, 22) : nights(17, 18, 19, 21, 22, 23);
    expect(await takenNights(listing)).toEqual(taken);
  }
});

test('two guests who swap nights never get one night twice', async () => {
  const listing = await aListing(golark.ctx.db);
  const first = await aGuest(listing, { arriveDay: testDay(17), departDay: testDay(19) });
  const second = await aGuest(listing, { arriveDay: testDay(21), departDay: testDay(23) });
  const quotes = [
    { guest: first, quoteId: await quoteOf(first, { departDay: testDay(21) }) },
    { guest: second, quoteId: await quoteOf(second, { arriveDay: testDay(19) }) },
  ];
  const answers = await Promise.all(quotes.map(({ guest, quoteId }) => accept(guest, quoteId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await takenNights(listing)).toEqual(nights(17, 18, 19, 20, 21, 22));
});
