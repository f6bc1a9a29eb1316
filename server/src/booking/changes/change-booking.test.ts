import {
  bookStay,
  cancelBooking,
  confirmPayment,
  getPricePassport,
  listBookings,
} from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { QuoteChangeInput } from '@golark/contract/booking-changes/schemas';
import { saveCard } from '@golark/contract/payments/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addCoupon, stopCoupon } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  type ListingChange,
  logInAgain,
  someDates,
  withStayRules,
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

const two = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
const threeDSecure = { ...goodCard, cardNumber: '4000 0027 6000 3184' };

const aGuest = async (listing: ListingChange = {}, query: Parameters<typeof aQuote>[2] = {}) => {
  const as = await anAccount(golark);
  const listingId = await aListing(golark.ctx.db, listing);
  const quote = await aQuote(golark, listingId, { as, ...query });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  return { as, listingId, params: { bookingId: booking.id }, booking };
};
type Guest = Awaited<ReturnType<typeof aGuest>>;

let coupons = 0;
/** A guest who booked with a coupon. */
const aGuestWithCoupon = async (percent: number): Promise<Guest & { code: string }> => {
  const code = `CHANGED-${++coupons}`;
  await addCoupon(golark.ctx, {
    ...{ code, percent, amount: null, minimumAmount: 0, endsAt: null, mostUses: null },
    ...{ mostUsesPerAccount: 1, listingId: null, propertyManagerId: null },
  });
  golark.clock.advanceMinutes(1);
  return { ...(await aGuest({}, { couponCode: code })), code };
};

const ask = ({ as, params }: Guest, change: Partial<QuoteChangeInput>) =>
  golark.call(quoteBookingChange, { as, params, body: { ...someDates, ...two, ...change } });

const quoteOf = async (guest: Guest, change: Partial<QuoteChangeInput>) => {
  const { status, body, problem } = await ask(guest, change);
  if (status !== 200) throw new Error(problem.detail);
  return body.quote;
};

const accept = ({ as, params }: Guest, quoteId: string, savedCardId?: string) =>
  golark.call(changeBooking, { as, params, body: { quoteId, ...(savedCardId ? { savedCardId } : {}) } });

const bookingOf = async ({ as, params }: Guest): Promise<Booking> =>
  (await golark.call(listBookings, { as, query: { ids: [params.bookingId] } })).body.edges[0]
    ?.node as Booking;

const takenNights = async (listingId: string): Promise<string[]> => {
  const { rows } = await sql<{ night: string; booked: number }>`
    SELECT n.night, n.booked FROM nights n JOIN room_types r ON r.id = n.room_type_id
    WHERE r.listing_id = ${listingId} AND n.booked > 0 ORDER BY n.night`.execute(golark.ctx.db);
  return rows.map(({ night, booked }) => (booked === 1 ? night : `${night} × ${booked}`));
};
const nights = (...days: number[]): string[] => days.map((day) => testDay(day));

const refunded = async ({ params }: Guest): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(r.amount), 0)::bigint AS sum FROM refunds r JOIN payments p ON p.id = r.payment_id
    JOIN orders o ON o.id = p.order_id LEFT JOIN order_items i ON i.order_id = o.id
    WHERE ${params.bookingId}::uuid IN (o.changes_item_id, i.id)`.execute(golark.ctx.db);
  return rows[0]?.sum ?? 0;
};

/** Completes 3-D Secure on the page of the bank. */
const agreeAtBank = async (): Promise<void> => {
  await sql`
    UPDATE sandbox_payments SET status = 'SUCCEEDED', captured_amount = amount WHERE status = 'REQUIRES_ACTION'`.execute(
    golark.ctx.db,
  );
};

const otherCard = async ({ as }: Guest, card = goodCard): Promise<string> =>
  (await golark.call(saveCard, { as, body: card })).body.card.id;

test('a coupon applies to added nights while it runs, and takes off no more than before once it has ended', async () => {
  const guest = await aGuestWithCoupon(20);
  const longer = { departDay: testDay(22) };
  const couponIn = async (change: Partial<QuoteChangeInput>) => {
    const found = (await quoteOf(guest, change)).lines.find(({ code }) => code === 'coupon');
    return [found?.before.amount, found?.after.amount];
  };
  expect(await couponIn(longer)).toEqual([-6000, -10_000]);
  await stopCoupon(golark.ctx, guest.code);
  expect(await couponIn(longer)).toEqual([-6000, -6000]);
  expect(await couponIn({ departDay: testDay(19) })).toEqual([-6000, -4000]);
  const { quoteId, after } = await quoteOf(guest, longer);
  expect((await accept(guest, quoteId)).status).toBe(200);
  const booked = await bookingOf(guest);
  expect(booked.price.lines.find(({ code }) => code === 'coupon')?.amount.amount).toBe(-6000);
  expect(booked.total).toEqual(after.total);
});

test('a longer stay is quoted line by line, and its added nights are paid', async () => {
  const guest = await aGuest();
  const quote = await quoteOf(guest, { departDay: testDay(22) });
  expect(quote.before).toMatchObject({ ...someDates, nights: 3, total: { amount: 40_250 } });
  expect(quote.after).toMatchObject({ departDay: testDay(22), nights: 5, total: { amount: 63_250 } });
  expect(
    quote.lines.map(({ code, before, after, difference }) => [
      code,
      before.amount,
      after.amount,
      difference.amount,
    ]),
  ).toEqual([
    ['nights', 30_000, 50_000, 20_000],
    ['cleaning_fee', 5000, 5000, 0],
    ['service_fee', 3500, 5500, 2000],
    ['occupancy_tax', 1750, 2750, 1000],
  ]);
  expect([quote.toPay.amount, quote.toRefund.amount, quote.notRefunded.amount]).toEqual([23_000, 0, 0]);
  expect(quote.card).toMatchObject({ last4: '4242' });
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19));
  const { status, body } = await accept(guest, quote.quoteId);
  expect(status).toBe(200);
  expect(body.paid.amount).toBe(23_000);
  expect(body.booking).toMatchObject({ departDay: testDay(22), nights: 5, total: { amount: 63_250 } });
  expect(body.booking.price.nightly).toHaveLength(5);
  expect(body.booking.charges.map(({ amount }) => amount.amount)).toEqual([40_250, 23_000]);
  expect(body.booking.changes).toMatchObject([{ before: someDates, settled: { amount: 23_000 } }]);
  expect(body.booking.refundIfCanceledNow).toMatchObject({ amount: 63_250 });
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19, 20, 21));
});

test('a change that took effect is never rewritten', async () => {
  const guest = await aGuest();
  await accept(guest, (await quoteOf(guest, { departDay: testDay(21) })).quoteId);
  const rewrite = sql`
    UPDATE booking_changes SET settled_amount = 1 WHERE booking_id = ${guest.params.bookingId}`.execute(
    golark.ctx.db,
  );
  await expect(rewrite).rejects.toThrow(/never rewritten/);
});

test('the same quote again is the same change', async () => {
  const guest = await aGuest();
  const { quoteId } = await quoteOf(guest, { departDay: testDay(21) });
  await accept(guest, quoteId);
  const { status, body } = await accept(guest, quoteId);
  expect(status).toBe(200);
  expect(body.booking.changes).toHaveLength(1);
  expect(body.booking.charges).toHaveLength(2);
});

test('a shorter stay frees its nights at once and refunds what the policy gives', async () => {
  const guest = await aGuest();
  const quote = await quoteOf(guest, { departDay: testDay(18) });
  expect([quote.toPay.amount, quote.toRefund.amount, quote.notRefunded.amount]).toEqual([0, 23_000, 0]);
  const { body } = await accept(guest, quote.quoteId);
  expect(body.refund.amount).toBe(23_000);
  expect(body.booking.refunds).toMatchObject([{ amount: { amount: 23_000 }, status: 'PAID' }]);
  expect(await takenNights(guest.listingId)).toEqual(nights(17));
  const stranger = await anAccount(golark);
  const free = await aQuote(golark, guest.listingId, {
    as: stranger,
    arriveDay: testDay(18),
    departDay: testDay(20),
  });
  expect((await golark.call(bookStay, { as: stranger, body: aBookingBody(free) })).status).toBe(201);
});

test('a moved stay keeps the nights that both have, and a later cancellation is refunded from both payments', async () => {
  const guest = await aGuest();
  await accept(guest, (await quoteOf(guest, { arriveDay: testDay(19), departDay: testDay(24) })).quoteId);
  expect(await takenNights(guest.listingId)).toEqual(nights(19, 20, 21, 22, 23));
  const { body } = await golark.call(cancelBooking, { as: guest.as, params: guest.params });
  expect(body.refund.amount).toBe(63_250);
  expect(await takenNights(guest.listingId)).toEqual([]);
  expect(body.booking.refunds.map(({ amount }) => amount.amount).toSorted()).toEqual([23_000, 40_250]);
  await golark.runJobs();
  expect(await refunded(guest)).toBe(63_250);
});

test('the non-refundable rate refunds the taxes of released nights alone', async () => {
  const guest = await aGuest({ non_refundable_discount_percent: 10 }, { ratePlan: 'non-refundable' });
  const quote = await quoteOf(guest, { departDay: testDay(19) });
  // 90.00 for the night and 9.00 for the service stay paid; 4.50 of taxes go back
  expect([quote.toRefund.amount, quote.notRefunded.amount]).toEqual([450, 9900]);
  const { body } = await accept(guest, quote.quoteId);
  expect(body.booking.cancellation.policy).toBe('non-refundable');
  expect(await refunded(guest)).toBe(450);
  const { passport } = (await golark.call(getPricePassport, { as: guest.as, params: guest.params })).body;
  expect(passport).toMatchObject({ departDay: testDay(19), ratePlan: 'non-refundable' });
});

test('half of the released nights is refunded while a cancellation refunds half, and the deadlines do not move on', async () => {
  const guest = await aGuest({}, { arriveDay: testDay(3), departDay: testDay(6) });
  const later = await quoteOf(guest, { arriveDay: testDay(30), departDay: testDay(32) });
  expect([later.toRefund.amount, later.notRefunded.amount]).toEqual([6500, 5000]);
  expect(later.cancellation.schedule.map(({ kind }) => kind)).toEqual(
    guest.booking.cancellation.schedule.map(({ kind }) => kind),
  );
  expect(later.cancellation.schedule.map(({ until }) => until)).toEqual(
    guest.booking.cancellation.schedule.map(({ until }) => until),
  );
});

test('nights that were bought keep their rate when the host asks for more', async () => {
  const guest = await aGuest();
  await sql`UPDATE room_types SET nightly_amount = 20000, weekend_nightly_amount = 20000 WHERE listing_id = ${guest.listingId}`.execute(
    golark.ctx.db,
  );
  await sql`UPDATE listings SET version = version + 1, cleaning_fee_amount = 9000 WHERE id = ${guest.listingId}`.execute(
    golark.ctx.db,
  );
  const quote = await quoteOf(guest, { departDay: testDay(21) });
  expect(quote.lines.map(({ code, difference }) => [code, difference.amount])).toEqual([
    ['nights', 20_000],
    ['cleaning_fee', 0],
    ['service_fee', 2000],
    ['occupancy_tax', 1000],
  ]);
});

test('each refusal names its field', async () => {
  const guest = await aGuest({ max_guests: 3 });
  const fieldsOf = async (change: Partial<QuoteChangeInput>) => {
    const { status, problem } = await ask(guest, change);
    return [
      status,
      problem.errors?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
    ];
  };
  expect(await fieldsOf({})).toEqual([422, ['arriveDay stay_unchanged']]);
  expect(await fieldsOf({ numAdults: 4 })).toEqual([422, ['numAdults stay_max_guests']]);
  expect(await fieldsOf({ numPets: 1 })).toEqual([422, ['numPets stay_no_pets']]);
  expect(await fieldsOf({ arriveDay: testDay(-1) })).toEqual([422, ['arriveDay stay_past']]);
  expect(await fieldsOf({ departDay: testDay(17) })).toEqual([422, ['departDay stay_order']]);
  await withStayRules(golark.ctx.db, guest.listingId, { noticeDays: 25 });
  expect(await fieldsOf({ departDay: testDay(60) })).toEqual([422, ['departDay stay_max_stay']]);
  expect((await ask(guest, { departDay: testDay(21) })).status).toBe(200);
  expect(await fieldsOf({ arriveDay: testDay(18) })).toEqual([422, ['arriveDay stay_notice']]);
});

test('nights of others are not free, and those between guests are kept', async () => {
  const guest = await aGuest();
  const other = await anAccount(golark);
  const next = await aQuote(golark, guest.listingId, {
    as: other,
    arriveDay: testDay(22),
    departDay: testDay(24),
  });
  await golark.call(bookStay, { as: other, body: aBookingBody(next) });
  expect((await ask(guest, { departDay: testDay(23) })).problem.code).toBe('DATES_UNAVAILABLE');
  const { quoteId } = await quoteOf(guest, { departDay: testDay(22) });
  await withStayRules(golark.ctx.db, guest.listingId, { preparationNights: 1 });
  expect((await accept(guest, quoteId)).problem.code).toBe('DATES_UNAVAILABLE');
  expect((await ask(guest, { departDay: testDay(21) })).status).toBe(200);
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19, 22, 23));
  expect((await bookingOf(guest)).changes).toEqual([]);
});

test('a declined card changes nothing, and another one pays for the same quote', async () => {
  const guest = await aGuest();
  const { quoteId } = await quoteOf(guest, { departDay: testDay(21) });
  const { problem } = await accept(guest, quoteId, await otherCard(guest, declinedCard));
  expect(problem.code).toBe('CARD_DECLINED');
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19));
  expect(await bookingOf(guest)).toMatchObject({ ...someDates, pendingChange: null, changes: [] });
  expect((await accept(guest, quoteId, await otherCard(guest))).status).toBe(200);
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19, 20));
});

test('a change waits for the bank with its nights held, and takes effect with the payment', async () => {
  const guest = await aGuest();
  const { quoteId } = await quoteOf(guest, { departDay: testDay(21) });
  const { problem } = await accept(guest, quoteId, await otherCard(guest, threeDSecure));
  expect(problem.code).toBe('AUTHENTICATION_REQUIRED');
  const waiting = await bookingOf(guest);
  expect(waiting).toMatchObject({ ...someDates, pendingChange: { after: { departDay: testDay(21) } } });
  expect(waiting.paymentAction).toEqual(problem.action);
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19, 20));
  await agreeAtBank();
  const { body } = await golark.call(confirmPayment, { as: guest.as, params: guest.params });
  expect(body.booking).toMatchObject({ departDay: testDay(21), pendingChange: null, paymentAction: null });
});

test('a change that waits for the bank ends with its hold, or with another one', async () => {
  const guest = await aGuest();
  const card = await otherCard(guest, threeDSecure);
  await accept(guest, (await quoteOf(guest, { departDay: testDay(21) })).quoteId, card);
  const shorter = await quoteOf(guest, { departDay: testDay(19) });
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19));
  await accept(guest, (await quoteOf(guest, { departDay: testDay(22) })).quoteId, card);
  expect((await accept(guest, shorter.quoteId)).status).toBe(200);
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18));
  await accept(guest, (await quoteOf(guest, { departDay: testDay(20) })).quoteId, card);
  await golark.passMinutes(16);
  golark.clock.set(testNow);
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18));
});

test('a cancellation releases the nights of a change that waits for the bank too', async () => {
  const guest = await aGuest();
  const card = await otherCard(guest, threeDSecure);
  await accept(guest, (await quoteOf(guest, { departDay: testDay(22) })).quoteId, card);
  await golark.call(cancelBooking, { as: guest.as, params: guest.params });
  expect(await takenNights(guest.listingId)).toEqual([]);
  await agreeAtBank();
  await golark.call(confirmPayment, { as: guest.as, params: guest.params });
  await golark.runJobs();
  expect(await refunded(guest)).toBe(40_250 + 23_000);
  expect(await takenNights(guest.listingId)).toEqual([]);
  const late = (await emailsTo(golark, guest.booking.guest.email)).filter(({ subject }) =>
    subject.startsWith('Refund for a change'),
  );
  expect(late.map(({ text }) => text.includes("We're refunding $230.00"))).toEqual([true]);
});

test('an old quote, that of another booking and one from before another change are refused', async () => {
  const guest = await aGuest();
  const other = await aGuest();
  const { quoteId } = await quoteOf(guest, { departDay: testDay(18) });
  expect((await accept(other, quoteId)).problem.code).toBe('QUOTE_EXPIRED');
  expect((await accept(guest, 'nothing')).problem.code).toBe('QUOTE_EXPIRED');
  await accept(guest, (await quoteOf(guest, { departDay: testDay(19) })).quoteId);
  expect((await accept(guest, quoteId)).problem.code).toBe('INVALID_STATE');
  const old = await quoteOf(guest, { departDay: testDay(18) });
  golark.clock.advanceMinutes(16);
  expect((await accept({ ...guest, as: await logInAgain(golark, guest.as) }, old.quoteId)).problem.code).toBe(
    'QUOTE_EXPIRED',
  );
});

test('after check-in a stay can end earlier, and nothing else', async () => {
  const guest = await aGuest({}, { arriveDay: testDay(0), departDay: testDay(4) });
  golark.clock.advanceMinutes(30 * 60);
  const now = { ...guest, as: await logInAgain(golark, guest.as) };
  const dates = { arriveDay: testDay(0) };
  const codeOf = async (change: Partial<QuoteChangeInput>) => {
    const { problem } = await ask(now, { ...dates, ...change });
    return problem.errors?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
  };
  expect(await codeOf({ departDay: testDay(5) })).toEqual(['departDay stay_begun']);
  expect(await codeOf({ departDay: testDay(3), numAdults: 1 })).toEqual(['numAdults stay_begun']);
  expect(await codeOf({ arriveDay: testDay(1), departDay: testDay(3) })).toEqual(['arriveDay stay_begun']);
  const quote = await quoteOf(now, { ...dates, departDay: testDay(2) });
  expect(quote.toRefund.amount).toBe(0);
  expect((await accept(now, quote.quoteId)).status).toBe(200);
  expect(await takenNights(guest.listingId)).toEqual(nights(0, 1));
});

test('where the host accepts each request, nights can be given back but not added', async () => {
  const guest = await aGuest({ is_instant_book: true });
  await sql`UPDATE order_items SET needs_approval = true WHERE id = ${guest.params.bookingId}`.execute(
    golark.ctx.db,
  );
  const { problem } = await ask(guest, { departDay: testDay(21) });
  expect(problem).toMatchObject({ code: 'INVALID_STATE', reason: 'NEEDS_HOST' });
  expect((await ask(guest, { departDay: testDay(19) })).status).toBe(200);
});

test('guests of a hotel stay in the rooms that they booked', async () => {
  const hotel = {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [
      { units: 2, max_guests: 2 },
      { units: 4, max_guests: 4 },
    ],
  };
  const guest = await aGuest(hotel, { numAdults: 2 });
  expect((await ask(guest, { numAdults: 3 })).problem.errors?.[0]).toMatchObject({
    path: 'numAdults',
    params: { limit: 2 },
  });
  const { body } = await accept(
    guest,
    (await quoteOf(guest, { departDay: testDay(21), numAdults: 1 })).quoteId,
  );
  expect(body.booking.rooms).toMatchObject([{ units: 1, guests: [{ adults: 1 }] }]);
  expect(await takenNights(guest.listingId)).toEqual(nights(17, 18, 19, 20));
});

test('guest and host are emailed what changed, and the calendar has a newer file', async () => {
  const { host, hostId } = await aHost(golark);
  const guest = await aGuest({ property_manager_id: hostId });
  await golark.runJobs();
  const emailOf = async (departDay: string) => {
    await accept(guest, (await quoteOf(guest, { departDay })).quoteId);
    await golark.runJobs();
    const { rows } = await sql<{ text: string; html: string; calendar: string; subject: string }>`
      SELECT m.subject, m.text, m.html, m.calendar FROM emails m JOIN booking_changes c ON m.cause = 'booking-changed:' || c.id
      WHERE c.booking_id = ${guest.params.bookingId} AND c.depart_day = ${departDay}`.execute(golark.ctx.db);
    return rows[0];
  };
  const longer = await emailOf(testDay(22));
  const shorter = await emailOf(testDay(21));
  expect(longer?.subject).toBe('Changed: Cedar cabin');
  expect(longer?.html).toContain('/pictures/');
  expect(longer?.text).toContain('We charged $230.00 for the change.');
  expect(shorter?.text).toContain("We're refunding $115.00");
  const sequences = [longer, shorter].map((email) =>
    Number(/SEQUENCE:(\d+)/.exec(email?.calendar ?? '')?.[1]),
  );
  expect(shorter?.calendar).toContain(`UID:${guest.params.bookingId}@golark`);
  expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 99);
  const toHost = (await emailsTo(golark, host.account.email)).filter(({ kind }) => kind === 'hostChanges');
  expect(toHost.map(({ subject }) => subject)).toEqual(
    Array(2).fill(`Changed by the guest: Cedar cabin, ${guest.booking.confirmationCode}`),
  );
  expect(toHost[0]?.text).not.toContain('$');
});
