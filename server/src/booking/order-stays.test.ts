import { bookStay, cancelBooking, listBookings } from '@golark/contract/booking/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptRequest, chargeNewPayment, declineRequest, placeOrder } from '#orders';
import { saveCard } from '#payments';
import type { DB } from '#platform/database/tables';
import { findQuote } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
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
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';
import { prepareStay } from './prepare-stay.ts';
import { stayFulfilment } from './stay-fulfilment.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };

const prepare = async (quote: Quote) => {
  const stored = await findQuote(golark.ctx.db, quote.quoteId);
  if (!stored) throw new Error('the quote is gone');
  return prepareStay(golark.ctx, {
    input: { quoteId: quote.quoteId, guest },
    terms: stored.terms,
    ...{ accountId: 'nobody', joins: true },
  });
};

const isFree = async (listingId: string): Promise<boolean> =>
  (await golark.call(getQuote, { params: { globalId: listingId }, query: someDates })).status === 200;

const orderOfTwo = async (card = goodCard) => {
  const as = await anAccount(golark);
  const { accountId } = as.account;
  const listings = [await aListing(golark.ctx.db), await aListing(golark.ctx.db)] as const;
  const quotes = [await aQuote(golark, listings[0]), await aQuote(golark, listings[1])] as const;
  const digits = { ...card, cardNumber: card.cardNumber.replaceAll(' ', '') };
  const payer = { accountId, address: null, deviceId: null };
  const saved = await saveCard(golark.ctx, payer, { card: digits, isKept: false, locale: 'en' });
  const place = async () =>
    placeOrder(golark.ctx, {
      payer,
      locale: 'en',
      card: saved,
      dueOn: someDates.arriveDay,
      items: [await prepare(quotes[0]), await prepare(quotes[1])],
    });
  return { as, accountId, listings, quotes, place };
};

const statusesOf = async (orderId: string) => {
  const order = await golark.ctx.db
    .selectFrom('orders')
    .select(['status', 'total_amount'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const items = await golark.ctx.db
    .selectFrom('order_items')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return { order: order.status, total: order.total_amount, items: items.map(({ status }) => status) };
};

test('confirms two stays of one order with one payment', async () => {
  const { listings, quotes, place } = await orderOfTwo();
  const charge = await place();
  expect((await chargeNewPayment(golark.ctx, charge)).status).toBe('SUCCEEDED');
  const total = quotes[0].nonMember.total.amount + quotes[1].nonMember.total.amount;
  expect(await statusesOf(charge.order_id)).toEqual({
    order: 'CONFIRMED',
    total,
    items: ['CONFIRMED', 'CONFIRMED'],
  });
  expect(await Promise.all(listings.map(isFree))).toEqual([false, false]);
});

test('holds no stay of an order when one of them is gone, and moves no money', async () => {
  const { listings, place, accountId } = await orderOfTwo();
  const other = await anAccount(golark);
  const taken = await aQuote(golark, listings[1]);
  await golark.call(bookStay, { body: aBookingBody(taken), as: other });
  await expect(place()).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
  expect(await isFree(listings[0])).toBe(true);
  const orders = await golark.ctx.db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  expect(orders).toEqual([]);
});

test('releases both stays when the card is declined and nobody pays in time', async () => {
  const { listings, place } = await orderOfTwo(declinedCard);
  const charge = await place();
  await chargeNewPayment(golark.ctx, charge);
  expect(await statusesOf(charge.order_id)).toMatchObject({
    order: 'PAYMENT_FAILED',
    items: ['HELD', 'HELD'],
  });
  await golark.passMinutes(14);
  expect(await isFree(listings[0])).toBe(false);
  await golark.passMinutes(1);
  expect(await statusesOf(charge.order_id)).toMatchObject({
    order: 'EXPIRED',
    items: ['RELEASED', 'RELEASED'],
  });
  expect(await Promise.all(listings.map(isFree))).toEqual([true, true]);
});

test('cancels one stay of two and leaves the other confirmed', async () => {
  const { as, listings, place } = await orderOfTwo();
  const charge = await place();
  await chargeNewPayment(golark.ctx, charge);
  const { body } = await golark.call(listBookings, { query: {}, as });
  const first = body.edges.find(({ node }) => node.propertyId === listings[0])?.node;
  const canceled = await golark.call(cancelBooking, { params: { bookingId: first?.id ?? '' }, as });
  expect(canceled.body.refund).toEqual(first?.refundIfCanceledNow);
  expect(await statusesOf(charge.order_id)).toMatchObject({
    order: 'CONFIRMED',
    items: ['CANCELED', 'CONFIRMED'],
  });
  const again = await golark.call(cancelBooking, { params: { bookingId: first?.id ?? '' }, as });
  expect(again.problem.code).toBe('INVALID_STATE');
  const second = body.edges.find(({ node }) => node.propertyId === listings[1])?.node;
  await golark.call(cancelBooking, { params: { bookingId: second?.id ?? '' }, as });
  expect(await statusesOf(charge.order_id)).toMatchObject({
    order: 'CANCELED',
    items: ['CANCELED', 'CANCELED'],
  });
});

const request = async () => {
  const listing = await aListing(golark.ctx.db, { is_instant_book: false });
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing);
  const email = as.account.email;
  const body = aBookingBody(quote);
  const { body: answer } = await golark.call(bookStay, { body: { ...body, guest: { ...guest, email } }, as });
  const { order_id: orderId } = await golark.ctx.db
    .selectFrom('order_items')
    .select('order_id')
    .where('id', '=', answer.booking.id)
    .executeTakeFirstOrThrow();
  return { as, listing, orderId, booking: answer.booking };
};

const bookingOf = async ({ as: before, booking }: Awaited<ReturnType<typeof request>>) => {
  const as = await logInAgain(golark, before);
  const { body } = await golark.call(listBookings, { query: { ids: [booking.id] }, as });
  return body.edges[0]?.node;
};

test('a stay without instant booking authorizes the card and charges it when the host accepts', async () => {
  const made = await request();
  expect(made.booking).toMatchObject({ status: 'AWAITING_HOST', charges: [{ status: 'AUTHORIZED' }] });
  expect(await isFree(made.listing)).toBe(false);
  await acceptRequest(golark.ctx, made.orderId, { actor: 'host' });
  expect(await bookingOf(made)).toMatchObject({ status: 'CONFIRMED', charges: [{ status: 'PAID' }] });
  await golark.runJobs();
  expect(await subjectsTo(golark, made.as.account.email)).toEqual(
    expect.arrayContaining(['Request sent: Cedar cabin', 'Booked: Cedar cabin']),
  );
});

interface EndOfRequest {
  when: string;
  end(made: Awaited<ReturnType<typeof request>>): Promise<unknown>;
  status: string;
  subject: string;
}

const ends: EndOfRequest[] = [
  {
    when: 'the host declines',
    end: ({ orderId }) => declineRequest(golark.ctx, orderId, { actor: 'host' }),
    status: 'DECLINED',
    subject: 'Not available: Cedar cabin',
  },
  {
    when: 'nobody answers for 24 hours',
    end: () => golark.passMinutes(24 * 60),
    status: 'DECLINED',
    subject: 'Not available: Cedar cabin',
  },
  {
    when: 'the guest withdraws it',
    end: ({ as, booking }) => golark.call(cancelBooking, { params: { bookingId: booking.id }, as }),
    status: 'CANCELED',
    subject: 'Canceled: Cedar cabin',
  },
];

test.each(ends)('releases the nights and charges nothing when $when', async ({ end, status, subject }) => {
  const made = await request();
  await end(made);
  await golark.runJobs();
  const ended = (await bookingOf(made)) ?? { charges: [], status: null };
  expect(ended.status).toBe(status);
  expect(ended.charges.map((charge) => charge.status)).toEqual(['CANCELED']);
  expect(await isFree(made.listing)).toBe(true);
  const { rows } = await sql<{ status: string }>`SELECT s.status FROM sandbox_payments s JOIN payments p
    ON p.id::text = s.idempotency_key WHERE p.order_id = ${made.orderId}`.execute(golark.ctx.db);
  expect(rows).toEqual([{ status: 'CANCELED' }]);
  expect(await subjectsTo(golark, made.as.account.email)).toContain(subject);
});

test('an answered request cannot be answered again', async () => {
  const made = await request();
  await acceptRequest(golark.ctx, made.orderId, { actor: 'host' });
  await expect(acceptRequest(golark.ctx, made.orderId, { actor: 'host' })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
  await expect(declineRequest(golark.ctx, made.orderId, { actor: 'host' })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
});

test('a trip keeps showing what was booked after the listing has changed', async () => {
  const listing = await aListing(golark.ctx.db, { title: 'Before' });
  const as = await anAccount(golark);
  await golark.call(bookStay, { body: aBookingBody(await aQuote(golark, listing)), as });
  await golark.ctx.db
    .updateTable('listing_texts')
    .set({ title: 'After' })
    .where('listing_id', '=', listing)
    .execute();
  await golark.ctx.db
    .updateTable('listings')
    .set({ check_in_from: '18:00' })
    .where('id', '=', listing)
    .execute();
  const { body } = await golark.call(listBookings, { query: {}, as });
  expect(body.edges[0]?.node.property).toMatchObject({ title: 'Before', checkInFrom: '16:00' });
});

test('a reader in Spanish sees the lines of a booking made in English in Spanish', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  await golark.call(bookStay, { body: aBookingBody(quote), as });
  const { body } = await golark.call(listBookings, { query: {}, as, headers: { 'accept-language': 'es' } });
  expect(body.edges[0]?.node.price.lines.map((line) => line.label)).toContain('3 noches');
});

test('completes an order when its stay is over, with an event', async () => {
  const as = await anAccount(golark);
  const { body } = await golark.call(bookStay, {
    body: aBookingBody(await aQuote(golark, await aListing(golark.ctx.db))),
    as,
  });
  await golark.ctx.db
    .updateTable('bookings')
    .set({ arrive_day: '2026-01-05', depart_day: '2026-01-08' })
    .where('id', '=', body.booking.id)
    .execute();
  await golark.runRecurring('booking.complete-stays');
  const { body: list } = await golark.call(listBookings, { query: {}, as });
  const trip = list.edges[0]?.node;
  expect([trip?.status, trip?.timeline.at(-1)?.what]).toEqual(['COMPLETED', 'completed']);
});

test('a stay cannot be canceled from the day on which it ends', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { body } = await golark.call(bookStay, { body: aBookingBody(quote), as });
  const { id: bookingId, departDay } = body.booking;
  // noon in Denver
  golark.clock.set(`${departDay}T19:00:00Z`);
  const later = await logInAgain(golark, as);
  const canceled = await golark.call(cancelBooking, { params: { bookingId }, as: later });
  expect(canceled.problem.code).toBe('INVALID_STATE');
  golark.clock.set(testNow);
});

test('releasing a stay twice frees its nights once, and holding it twice takes them once', async () => {
  const listing = await aListing(golark.ctx.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 3 }],
  });
  const as = await anAccount(golark);
  const bookings: string[] = [];
  for (let i = 0; i < 2; i++) {
    const quote = await aQuote(golark, listing, { as });
    bookings.push((await golark.call(bookStay, { body: aBookingBody(quote), as })).body.booking.id);
  }
  const booked = async () => {
    const { rows } = await sql<{ booked: number }>`SELECT DISTINCT n.booked FROM nights n
      JOIN room_types r ON r.id = n.room_type_id WHERE r.listing_id = ${listing}`.execute(golark.ctx.db);
    return rows.map((row) => row.booked);
  };
  const testInstant = golark.clock.now();
  const twice = (work: (trx: Transaction<DB>, id: string) => Promise<void>) =>
    golark.ctx.db.transaction().execute(async (trx) => {
      for (let i = 0; i < 2; i++) await work(trx, bookings[0] ?? '');
    });
  await twice((trx, id) => stayFulfilment.release(trx, id, { reason: 'canceled', at: testInstant }));
  expect(await booked()).toEqual([1]);
  await twice((trx, id) => stayFulfilment.hold(trx, id, testInstant));
  expect(await booked()).toEqual([2]);
});

const canceledEmailOf = async (bookingId: string): Promise<string> => {
  await golark.runJobs();
  const { text } = await golark.ctx.db
    .selectFrom('emails')
    .select('text')
    .where('cause', '=', `booking-canceled:${bookingId}`)
    .executeTakeFirstOrThrow();
  return text;
};

test('the cancellation of a stay whose card was declined says that nothing was charged, and no policy', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  const { problem } = await golark.call(bookStay, { body: aBookingBody(quote, declinedCard), as });
  const bookingId = String(problem['bookingId']);
  await golark.call(cancelBooking, { params: { bookingId }, as });
  const text = await canceledEmailOf(bookingId);
  expect(text).toContain("You weren't charged.");
  expect(text).not.toMatch(/policy|refund is due/);
});
