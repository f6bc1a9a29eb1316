import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, listBookings } from '@golark/contract/booking/calls';
import { placeOrder } from '@golark/contract/orders/calls';
import { cancelReservation } from '@golark/contract/partners/calls';
import { getQuote, getRate, getStoredQuote } from '@golark/contract/pricing/calls';
import { getHold } from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoupon, type NewCoupon, stopCoupon } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  aTeamMember,
  declinedCard,
  goodCard,
  logInAgain,
  makeMember,
  someDates,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aGame, aHold, seatsForSale } from '#testing/tickets';

let golark: TestApp;
let cabin: string;
beforeAll(async () => {
  golark = await createTestApp();
  cabin = await aListing(golark.ctx.db);
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

let number = 0;
/** 20 % off, twice for each account; returns its code. */
const aCoupon = async (change: Partial<NewCoupon> = {}): Promise<string> => {
  const code = `COUPON-${++number}`;
  const added = await addCoupon(golark.ctx, {
    ...{ code, percent: 20, amount: null, minimumAmount: 0, endsAt: null, mostUses: null },
    ...{ mostUsesPerAccount: 2, listingId: null, propertyManagerId: null, ...change },
  });
  expect(added).toBe('added');
  return code;
};

const quoteWith = async (
  couponCode: string,
  { as, listing = cabin }: { as?: LoginResult; listing?: string },
) => {
  const query = { ...someDates, numAdults: 2, couponCode };
  return golark.call(getQuote, { params: { globalId: listing }, query, ...(as ? { as } : {}) });
};

const problemOf = async (couponCode: string, asked: { as?: LoginResult; listing?: string } = {}) => {
  const { problem } = await quoteWith(couponCode, asked);
  const [error] = problem.errors ?? [];
  return [problem.code, error?.path, error?.code, error?.params['limit']];
};

const usesOf = async (code: string): Promise<number> =>
  (await sql<{ uses: number }>`SELECT uses FROM coupons WHERE code = ${code}`.execute(golark.ctx.db)).rows[0]
    ?.uses ?? -1;

const balanceOf = async (account: string): Promise<number> =>
  (
    await sql<{ sum: number }>`SELECT coalesce(sum(amount), 0)::integer AS sum FROM ledger_entries
      WHERE account = ${account}`.execute(golark.ctx.db)
  ).rows[0]?.sum ?? 0;

test('a quote with a coupon takes it off after the member discount; a rate has none', async () => {
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId);
  const code = await aCoupon();
  const { body: quote } = await quoteWith(` ${code.toLowerCase()} `, { as });
  expect(quote.coupon).toEqual({ code });
  const amounts = (of: 'member' | 'nonMember') =>
    quote[of].lines.map(({ label, amount }) => [label, amount.amount]);
  expect(amounts('nonMember').slice(0, 2)).toEqual([
    ['3 nights', 30_000],
    [`Coupon ${code}`, -6000],
  ]);
  expect(amounts('member').slice(0, 3)).toEqual([
    ['3 nights', 30_000],
    ['Go+ discount', -3000],
    [`Coupon ${code}`, -5400],
  ]);
  const stored = await golark.call(getStoredQuote, { as, params: { quoteId: quote.quoteId } });
  expect(stored.body).toEqual(quote);
  const rate = await golark.call(getRate, {
    params: { globalId: cabin },
    query: { fromDate: someDates.arriveDay, untilDate: someDates.departDay },
  });
  expect(rate.body.coupon).toBeNull();
  expect(await usesOf(code)).toBe(0);
});

test('the booking, its order, ledger and email have the price with the coupon, which the platform pays', async () => {
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db);
  const code = await aCoupon({ percent: null, amount: 4500 });
  const quote = (await quoteWith(code, { as, listing })).body;
  const before = { host: await balanceOf('host:pm-test'), coupons: await balanceOf('platform:coupons') };
  const { body } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  // 300.00 - 45.00 + 50.00 = 305.00; service fee 30.50; 5 % of 305.00
  expect(body.booking.total.amount).toBe(35_075);
  expect(quote.nonMember.total.amount).toBe(35_075);
  expect((await balanceOf('host:pm-test')) - before.host).toBe(-35_000);
  expect((await balanceOf('platform:coupons')) - before.coupons).toBe(4500);
  await golark.runJobs();
  const emails = await emailsTo(golark, 'maya@example.com');
  expect(emails.some(({ text }) => text.includes(`Coupon ${code}`) && text.includes('$350.75'))).toBe(true);
  expect(await usesOf(code)).toBe(1);
});

test('a code in the booking lowers the price of a quote without one', async () => {
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db);
  const quote = await aQuote(golark, listing, { as });
  const code = await aCoupon();
  const body = { ...aBookingBody(quote), couponCode: code };
  const { booking } = (await golark.call(bookStay, { as, body })).body;
  expect(booking.total.amount).toBeLessThan(quote.nonMember.total.amount);
  expect(booking.price.lines.find((line) => line.code === 'coupon')?.amount.amount).toBe(-6000);
});

test('a code of an order is for its stay, and refused without one', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { quoteId, guest } = aBookingBody(quote);
  const couponCode = await aCoupon();
  const stay = { kind: 'stay' as const, quoteId, guest };
  const membership = { kind: 'membership' as const };
  const alone = { items: [membership], card: goodCard, couponCode };
  const refused = await golark.call(placeOrder, { as, body: alone });
  expect(refused.problem.errors).toMatchObject([{ path: 'couponCode', code: 'coupon_without_stay' }]);
  const { body } = await golark.call(placeOrder, {
    as,
    body: { items: [stay, membership], card: goodCard, couponCode },
  });
  // who joins with the order pays the member price, from which the coupon is taken
  const coupon = body.order.items[0]?.lines.find(({ code }) => code === 'coupon');
  expect(coupon?.amount.amount).toBe(-5400);
});

test('names the field and the reason of a code that does not apply', async () => {
  const { clock, ctx } = golark;
  const tomorrow = new Date(clock.now().getTime() + 86_400_000);
  expect(await problemOf('NO-SUCH')).toEqual(['VALIDATION_ERROR', 'couponCode', 'code_unknown', undefined]);
  expect((await problemOf(await aCoupon({ startsAt: tomorrow })))[2]).toBe('code_unknown');
  const ended = await aCoupon();
  clock.advanceMinutes(1);
  await stopCoupon(ctx, ended);
  expect((await problemOf(ended))[2]).toBe('code_expired');
  expect((await problemOf(await aCoupon({ minimumAmount: 30_001 }))).slice(2)).toEqual([
    'coupon_minimum',
    300.01,
  ]);
  expect((await problemOf(await aCoupon({ minimumAmount: 30_000 })))[2]).toBeUndefined();
  const other = await aListing(ctx.db);
  const ofCabin = await aCoupon({ listingId: cabin });
  expect((await problemOf(ofCabin, { listing: other }))[2]).toBe('coupon_elsewhere');
  expect((await problemOf(ofCabin))[2]).toBeUndefined();
  expect((await problemOf(await aCoupon({ propertyManagerId: 'pm-test' })))[2]).toBeUndefined();
  expect((await problemOf('x'.repeat(41)))[1]).toBe('couponCode');
});

test('an account uses a coupon as often as it allows, whoever else uses it', async () => {
  const code = await aCoupon({ mostUsesPerAccount: 1 });
  const [as, other] = [await anAccount(golark), await anAccount(golark)];
  const book = async (who: LoginResult) => {
    const quote = await aQuote(golark, await aListing(golark.ctx.db), { as: who });
    return golark.call(bookStay, { as: who, body: { ...aBookingBody(quote), couponCode: code } });
  };
  expect((await book(as)).status).toBe(201);
  expect((await book(as)).problem.errors).toMatchObject([{ path: 'couponCode', code: 'code_used' }]);
  expect((await book(other)).status).toBe(201);
});

const bookWith = async (
  code: string,
  { as, card = goodCard, listing }: { as: LoginResult; card?: typeof goodCard; listing?: string },
) => {
  const quote = await aQuote(golark, listing ?? (await aListing(golark.ctx.db)), { as });
  return golark.call(bookStay, { as, body: { ...aBookingBody(quote, card), couponCode: code } });
};
const codeOf = ({ problem }: { problem: { errors?: { code: string }[] | undefined } }) =>
  problem.errors?.[0]?.code;

test('an order that is released returns the use', async () => {
  const code = await aCoupon();
  expect((await bookWith(code, { as: await anAccount(golark), card: declinedCard })).status).toBe(402);
  expect(await usesOf(code)).toBe(1);
  await golark.passMinutes(16);
  expect(await usesOf(code)).toBe(0);
});

test('a stay that is canceled with a full refund returns the use, also by its host', async () => {
  const code = await aCoupon({ mostUses: 1, mostUsesPerAccount: 1 });
  const as = await anAccount(golark);
  const { booking } = (await bookWith(code, { as })).body;
  expect((await problemOf(code, { as }))[2]).toBe('code_used');
  const canceled = await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
  expect(canceled.body.refund).toEqual(booking.total);
  expect(await usesOf(code)).toBe(0);
  const again = await bookWith(code, { as });
  expect(again.status).toBe(201);
  const host = await anAccount(golark);
  const { accountId } = host.account;
  await aTeamMember(golark.ctx.db, { propertyManagerId: 'pm-test', accountId });
  await golark.call(cancelReservation, { as: host, params: { bookingId: again.body.booking.id } });
  expect(await usesOf(code)).toBe(0);
  await golark.runJobs();
  expect(await balanceOf('platform:coupons')).toBeGreaterThanOrEqual(0);
});

test('a stay that is canceled with a part of its price refunded keeps the use', async () => {
  const code = await aCoupon({ mostUses: 1 });
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db, { cancellation_policy: 'strict' });
  const { booking } = (await bookWith(code, { as, listing })).body;
  golark.clock.advanceMinutes(5 * 24 * 60);
  const canceled = await golark.call(cancelBooking, {
    as: await logInAgain(golark, as),
    params: { bookingId: booking.id },
  });
  expect(canceled.body.refund.amount).toBeLessThan(booking.total.amount);
  expect(await usesOf(code)).toBe(1);
  expect((await problemOf(code))[2]).toBe('code_used_up');
});

test('after a decline, the buyer uses the code for a new attempt, and others are told that it is reserved', async () => {
  const code = await aCoupon({ mostUses: 1, mostUsesPerAccount: 1 });
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db);
  expect((await bookWith(code, { as, card: declinedCard, listing })).status).toBe(402);
  const other = await anAccount(golark);
  expect((await problemOf(code))[2]).toBe('code_reserved');
  expect(codeOf(await bookWith(code, { as: other }))).toBe('code_reserved');
  expect((await problemOf(code, { as }))[2]).toBeUndefined();
  expect((await bookWith(code, { as })).status).toBe(201);
  expect(await usesOf(code)).toBe(1);
  // its unpaid stay is given up, so that others can have its nights
  expect((await aQuote(golark, listing, { as: other })).quoteId).toBeTruthy();
  expect(codeOf(await bookWith(code, { as: other }))).toBe('code_used_up');
  expect(codeOf(await bookWith(code, { as }))).toBe('code_used');
});

test('a code that waits for the answer of a host is named with its booking, until that is canceled', async () => {
  const code = await aCoupon({ mostUses: 1, mostUsesPerAccount: 1 });
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db, { is_instant_book: false });
  const { booking } = (await bookWith(code, { as, listing })).body;
  expect(booking.status).toBe('AWAITING_HOST');
  const refused = await bookWith(code, { as });
  expect(refused.problem.errors).toMatchObject([
    { path: 'couponCode', code: 'code_reserved_own', params: { booking: booking.confirmationCode } },
  ]);
  expect((await problemOf(code))[2]).toBe('code_reserved');
  await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
  expect((await bookWith(code, { as })).status).toBe(201);
});

test('a code of an unpaid order with tickets is not taken over, because their seats would be lost', async () => {
  const couponCode = await aCoupon({ mostUsesPerAccount: 1 });
  const as = await anAccount(golark);
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const { id: holdId } = await aHold(golark, { listingId, quantity: 2 }, { as });
  const { quoteId, guest } = aBookingBody(await aQuote(golark, await aListing(golark.ctx.db), { as }));
  const items = [
    { kind: 'stay' as const, quoteId, guest },
    { kind: 'tickets' as const, holdId },
  ];
  const body = { items, card: declinedCard, couponCode };
  expect((await golark.call(placeOrder, { as, body })).status).toBe(402);
  expect(codeOf(await bookWith(couponCode, { as }))).toBe('code_reserved_own');
  expect((await golark.call(getHold, { as, params: { holdId } })).body.hold.status).toBe('ORDERED');
});

test('a request that the guest cancels returns the use', async () => {
  const code = await aCoupon();
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db, { is_instant_book: false }), { as });
  const { booking } = (
    await golark.call(bookStay, { as, body: { ...aBookingBody(quote), couponCode: code } })
  ).body;
  expect(booking.status).toBe('AWAITING_HOST');
  expect(await usesOf(code)).toBe(1);
  await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
  expect(await usesOf(code)).toBe(0);
});

test('a coupon that was used up since the quote books nothing', async () => {
  const code = await aCoupon({ mostUses: 1 });
  const [first, second] = [await anAccount(golark), await anAccount(golark)];
  const listing = await aListing(golark.ctx.db);
  const quote = (await quoteWith(code, { as: second, listing })).body;
  const other = (await quoteWith(code, { as: first, listing: await aListing(golark.ctx.db) })).body;
  expect((await golark.call(bookStay, { as: first, body: aBookingBody(other) })).status).toBe(201);
  const late = await golark.call(bookStay, { as: second, body: aBookingBody(quote) });
  expect(late.problem.errors).toMatchObject([{ path: 'couponCode', code: 'code_used_up' }]);
  const trips = await golark.call(listBookings, { as: second, query: {} });
  expect(trips.body.edges).toEqual([]);
});
