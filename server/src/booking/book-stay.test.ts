import {
  bookStay,
  cancelBooking,
  listBookings,
  pastTrips,
  upcomingTrips,
} from '@golark/contract/booking/calls';
import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays } from '@golark/contract/dates/rules';
import { getQuote } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  logInAgain,
  someDates,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const book = async (listingId: string, card = goodCard) => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listingId);
  return { as, quote, answer: await golark.call(bookStay, { body: aBookingBody(quote, card), as }) };
};

test('books a quoted stay for the quoted total and takes its nights', async () => {
  const listing = await aListing(golark.database.db);
  const { as, quote, answer } = await book(listing);
  expect(answer.status).toBe(201);
  const { booking } = answer.body;
  expect(booking.status).toBe('CONFIRMED');
  expect(booking.total).toEqual(quote.nonMember.total);
  expect(booking.charges).toMatchObject([{ status: 'PAID', card: { last4: '4242' } }]);
  const calendar = await golark.call(getAvailability, {
    params: { globalId: listing },
    query: { from: addDays(someDates.arriveDay, -1), until: addDays(someDates.departDay, 1) },
  });
  expect(calendar.body.nights.map((night) => night.free)).toEqual([true, false, false, false, true]);
  const trips = await golark.call(upcomingTrips, { query: {}, as });
  expect(trips.body.edges).toEqual([{ node: { id: booking.id } }]);
});

test('refuses a night that is taken, and lets a guest arrive on the departure day of another', async () => {
  const { departDay } = someDates;
  const listing = await aListing(golark.database.db);
  await book(listing);
  const taken = await golark.call(getQuote, {
    params: { globalId: listing },
    query: { arriveDay: addDays(departDay, -1), departDay: addDays(departDay, 1) },
  });
  expect(taken.problem.code).toBe('DATES_UNAVAILABLE');
  const after = await aQuote(golark, listing, { arriveDay: departDay, departDay: addDays(departDay, 1) });
  const as = await anAccount(golark);
  expect((await golark.call(bookStay, { body: aBookingBody(after), as })).status).toBe(201);
});

test('refuses the second of two guests who hold a quote for the same nights, before any money moves', async () => {
  const listing = await aListing(golark.database.db);
  const second = await anAccount(golark);
  const late = await aQuote(golark, listing);
  await book(listing);
  const answer = await golark.call(bookStay, { body: aBookingBody(late), as: second });
  expect(answer.problem.code).toBe('DATES_UNAVAILABLE');
  const payments = await golark.database.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('orders.account_id', '=', second.account.accountId)
    .execute();
  expect(payments).toEqual([]);
});

test('keeps the nights after a declined card, and books them with another one', async () => {
  const listing = await aListing(golark.database.db);
  const { as, quote, answer } = await book(listing, declinedCard);
  expect(answer.status).toBe(402);
  expect(answer.problem).toMatchObject({ code: 'CARD_DECLINED', declineCode: 'card_declined' });
  const others = await golark.call(getQuote, { params: { globalId: listing }, query: someDates });
  expect(others.problem.code).toBe('DATES_UNAVAILABLE');
  const retried = await golark.call(bookStay, { body: aBookingBody(quote), as });
  expect(retried.body.booking).toMatchObject({
    status: 'CONFIRMED',
    charges: [{ status: 'FAILED' }, { status: 'PAID' }],
  });
});

test('gives the nights back when nobody pays before the hold runs out', async () => {
  const listing = await aListing(golark.database.db);
  const { as, quote } = await book(listing, declinedCard);
  await golark.passMinutes(16);
  const late = await golark.call(bookStay, { body: aBookingBody(quote), as });
  expect(late.problem.code).toBe('INVALID_STATE');
  const free = await golark.call(getQuote, { params: { globalId: listing }, query: someDates });
  expect(free.status).toBe(200);
});

test('answers a repeated request with the same booking, and refuses its key for another', async () => {
  const listing = await aListing(golark.database.db);
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing);
  const headers = { 'idempotency-key': 'one-click' };
  const first = await golark.call(bookStay, { body: aBookingBody(quote), as, headers });
  const again = await golark.call(bookStay, { body: aBookingBody(quote), as, headers });
  expect(again.body.booking.id).toBe(first.body.booking.id);
  expect(again.headers['idempotent-replayed']).toBe('true');
  const other = await golark.call(bookStay, {
    body: { ...aBookingBody(quote), note: 'Late arrival' },
    as,
    headers,
  });
  expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('makes one booking of a blind retry without a key', async () => {
  const listing = await aListing(golark.database.db);
  const { as, quote, answer } = await book(listing);
  const retried = await golark.call(bookStay, { body: aBookingBody(quote), as });
  expect(retried.body.booking.id).toBe(answer.body.booking.id);
  expect(retried.body.booking.charges).toHaveLength(1);
});

test('books an expired quote at the same price, and asks first when the price has changed', async () => {
  const { db } = golark.database;
  const listing = await aListing(db);
  const other = await aListing(db);
  const same = await aQuote(golark, listing);
  const changed = await aQuote(golark, other);
  await db.updateTable('listings').set({ cleaning_fee_amount: 6000 }).where('id', '=', other).execute();
  golark.clock.advanceMinutes(15);
  const as = await anAccount(golark);
  expect((await golark.call(bookStay, { body: aBookingBody(same), as })).status).toBe(201);
  const refused = await golark.call(bookStay, { body: aBookingBody(changed), as });
  expect(refused.problem.code).toBe('PRICE_CHANGED');
  const quote = refused.problem['quote'] as typeof changed;
  expect(quote.nonMember.total.amount).toBeGreaterThan(changed.nonMember.total.amount);
  const accepted = await golark.call(bookStay, { body: aBookingBody(quote), as });
  expect(accepted.body.booking.total).toEqual(quote.nonMember.total);
});

test('knows nothing of a quote that never was', async () => {
  const quote = { ...(await aQuote(golark, await aListing(golark.database.db))), quoteId: 'no-such-quote' };
  const answer = await golark.call(bookStay, { body: aBookingBody(quote), as: await anAccount(golark) });
  expect(answer.problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('answers a repeated cancellation under one key with the same refund', async () => {
  const listing = await aListing(golark.database.db);
  const { as, answer } = await book(listing);
  const params = { bookingId: answer.body.booking.id };
  const headers = { 'idempotency-key': 'cancel-once' };
  const first = await golark.call(cancelBooking, { params, as, headers });
  const again = await golark.call(cancelBooking, { params, as, headers });
  expect(again.body.refund).toEqual(first.body.refund);
  expect(again.headers['idempotent-replayed']).toBe('true');
});

test('pages through all bookings of an account', async () => {
  const as = await anAccount(golark);
  for (let i = 0; i < 3; i++) {
    const quote = await aQuote(golark, await aListing(golark.database.db));
    await golark.call(bookStay, { body: aBookingBody(quote), as });
  }
  const { body } = await golark.call(listBookings, { query: { pageNumber: 1 }, as });
  expect(body.pageInfo).toEqual({ pageNumber: 1, pageSize: 20, totalPages: 1, totalCount: 3 });
  expect((await golark.call(listBookings, { query: { pageNumber: 2 }, as })).body.edges).toEqual([]);
});

test('cancels with the refund that the schedule promised and gives the nights back', async () => {
  const listing = await aListing(golark.database.db);
  const { as, answer } = await book(listing);
  const { booking } = answer.body;
  const canceled = await golark.call(cancelBooking, { params: { bookingId: booking.id }, as });
  expect(canceled.body.refund).toEqual(booking.refundIfCanceledNow);
  expect(canceled.body.booking).toMatchObject({ status: 'CANCELED', refunds: [{ status: 'PAID' }] });
  expect((await golark.call(getQuote, { params: { globalId: listing }, query: someDates })).status).toBe(200);
  const twice = await golark.call(cancelBooking, { params: { bookingId: booking.id }, as });
  expect(twice.problem.code).toBe('INVALID_STATE');
});

test('gives half the nights back between the deadlines', async () => {
  const listing = await aListing(golark.database.db);
  const { as, answer } = await book(listing);
  const { booking } = answer.body;
  const now = golark.clock.now().toISOString();
  golark.clock.set(`${addDays(someDates.arriveDay, -4)}T18:00:00Z`);
  const later = await logInAgain(golark, as);
  const canceled = await golark.call(cancelBooking, { params: { bookingId: booking.id }, as: later });
  golark.clock.set(now);
  expect(canceled.body.refund.amount).toBe(booking.total.amount - 15_000);
});

test('shows and cancels nothing of another account', async () => {
  const listing = await aListing(golark.database.db);
  const { answer } = await book(listing);
  const { id } = answer.body.booking;
  const stranger = await anAccount(golark);
  const seen = await golark.call(listBookings, { query: { ids: [id, 'nonsense'] }, as: stranger });
  expect(seen.body.edges).toEqual([]);
  const canceled = await golark.call(cancelBooking, { params: { bookingId: id }, as: stranger });
  expect(canceled.status).toBe(404);
  const unknown = await golark.call(cancelBooking, { params: { bookingId: 'nonsense' }, as: stranger });
  expect(unknown.problem.detail).toBe(canceled.problem.detail);
});

test('keeps the books at zero and never a card number', async () => {
  const listing = await aListing(golark.database.db);
  const { as, answer } = await book(listing);
  await golark.call(cancelBooking, { params: { bookingId: answer.body.booking.id }, as });
  const { db } = golark.database;
  const entries = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow();
  expect(Number(entries.sum)).toBe(0);
  const stored = JSON.stringify([
    await db.selectFrom('saved_cards').selectAll().execute(),
    await db.selectFrom('sandbox_cards').selectAll().execute(),
    await db.selectFrom('idempotency_keys').selectAll().execute(),
  ]);
  expect(stored).not.toContain('4242424242424242');
  expect(stored).not.toContain('4242 4242');
});

test('writes the confirmation in the language of the guest', async () => {
  const listing = await aListing(golark.database.db, { title: 'Casa' });
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing);
  const { body } = await golark.call(bookStay, {
    body: aBookingBody(quote),
    as,
    headers: { 'accept-language': 'es-MX,es;q=0.9' },
  });
  await golark.runJobs();
  const email = await golark.database.db
    .selectFrom('emails')
    .selectAll()
    .where('cause', '=', `booking-confirmed:${body.booking.id}`)
    .executeTakeFirstOrThrow();
  expect(email).toMatchObject({ locale: 'es', recipient: 'maya@example.com' });
  expect(email.subject).toContain('Reserva confirmada');
  expect(email.text).toContain(body.booking.confirmationCode);
});

test('moves a stay that is over to the past trips', async () => {
  const listing = await aListing(golark.database.db);
  const { as, answer } = await book(listing);
  await golark.database.db
    .updateTable('bookings')
    .set({ arrive_day: testDay(-19), depart_day: testDay(-16) })
    .where('id', '=', answer.body.booking.id)
    .execute();
  expect((await golark.call(pastTrips, { query: {}, as })).body.edges).toHaveLength(1);
  expect((await golark.call(upcomingTrips, { query: {}, as })).body.edges).toEqual([]);
});
