import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, getPricePassport, listBookings } from '@golark/contract/booking/calls';
import { getOrder } from '@golark/contract/orders/calls';
import { putPriceRules } from '@golark/contract/partners/calls';
import { getQuote, getRate, getStoredQuote } from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoupon } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  logInAgain,
  makeMember,
  someDates,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay, testNow } from '#testing/test-now';
import { checkPassports } from './price-passports.ts';

let golark: TestApp;
let cabin: string;
let host: LoginResult;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  const own = await aHost(golark);
  host = own.host;
  cabin = await aListing(golark.ctx.db, {
    ...{ property_manager_id: own.hostId, cancellation_policy: 'flexible', max_nights: 60 },
    non_refundable_discount_percent: 10,
  });
});
afterAll(async () => {
  golark.clock.set(testNow);
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const chosen = { ratePlan: 'non-refundable' } as const;

const book = async (as: LoginResult, quote: Quote) =>
  (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body.booking;

const setPolicy = (listing: string, change: { policy: string; percent: number }) =>
  sql`UPDATE listings SET cancellation_policy = ${change.policy},
    non_refundable_discount_percent = ${change.percent} WHERE id = ${listing}`.execute(golark.ctx.db);

const sumOf = (price: { lines: { amount: { amount: number } }[] }): number =>
  price.lines.reduce((sum, { amount }) => sum + amount.amount, 0);

test('a quote has both rates with lines that add up, and that of the chosen one as its price', async () => {
  const standard = await aQuote(golark, cabin);
  const quote = await aQuote(golark, cabin, chosen);
  expect(standard.ratePlan).toBe('standard');
  expect(quote.ratePlan).toBe('non-refundable');
  expect(quote.ratePlans).toEqual(standard.ratePlans);
  for (const { nonMember, member } of quote.ratePlans) {
    expect(sumOf(nonMember)).toBe(nonMember.total.amount);
    expect(sumOf(member)).toBe(member.total.amount);
  }
  const [ofHost, nonRefundable] = quote.ratePlans;
  expect(ofHost).toMatchObject({ ratePlan: 'standard', discountPercent: 0 });
  expect(ofHost?.cancellation).toEqual(standard.cancellation);
  expect(nonRefundable).toMatchObject({
    ...{ ratePlan: 'non-refundable', discountPercent: 10 },
    cancellation: { policy: 'non-refundable', freeUntil: null, law: null },
  });
  // 300.00 - 30.00 + 50.00 = 320.00; service fee 32.00; 5 % of 320.00
  expect(quote.nonMember.total.amount).toBe(36_800);
  expect(quote.nonMember.lines[1]).toMatchObject({
    code: 'non_refundable_discount',
    label: 'Non-refundable rate (10%)',
    amount: { amount: -3000 },
  });
  const { nightly: _nightly, ...price } = quote.nonMember;
  expect(nonRefundable?.nonMember).toEqual(price);
  expect(quote.payment.schedule[0]?.amount).toEqual(quote.nonMember.total);
  const stored = await golark.call(getStoredQuote, { params: { quoteId: quote.quoteId } });
  expect(stored.body).toEqual(quote);
  const rate = await golark.call(getRate, {
    params: { globalId: cabin },
    query: { fromDate: someDates.arriveDay, untilDate: someDates.departDay, adults: 2, ...chosen },
  });
  expect(rate.body.nonMember).toEqual(quote.nonMember);
});

test('a stay is booked, paid, confirmed and refunded at the rate that was chosen', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, cabin, { as, ...chosen });
  const booking = await book(as, quote);
  expect(booking.total).toEqual(quote.nonMember.total);
  expect(booking.cancellation).toEqual(quote.cancellation);
  const { passport } = (await golark.call(getPricePassport, { as, params: { bookingId: booking.id } })).body;
  expect(passport).toMatchObject({
    ...{ version: 2, ratePlan: 'non-refundable', total: 36_800 },
    rules: { nonRefundableDiscountPercent: 10 },
  });
  const { order } = (await golark.call(getOrder, { as, params: { orderId: booking.orderId } })).body;
  expect(order.items[0]?.lines.map(({ label }) => label)).toContain('Non-refundable rate (10%)');
  await golark.runJobs();
  const [email] = await emailsTo(golark, 'maya@example.com');
  expect(email?.text).toContain('Non-refundable rate (10%)');
  expect(email?.text).toContain('Non-refundable');
  const { edges } = (await golark.call(listBookings, { as, query: { ids: booking.id } })).body;
  // cleaning 50.00 and 5 % of 320.00
  expect(edges[0]?.node.refundIfCanceledNow).toEqual({ amount: 6600, currency: 'USD' });
  const canceled = await golark.call(cancelBooking, { as, params: { bookingId: booking.id } });
  expect(canceled.body.refund.amount).toBe(6600);
});

test('the policy is the one that was shown, whatever the host sets in the meantime', async () => {
  const as = await anAccount(golark);
  const home = await aListing(golark.ctx.db, {
    ...{ cancellation_policy: 'flexible', non_refundable_discount_percent: 10 },
  });
  const quote = await aQuote(golark, home, { as });
  const later = await aQuote(golark, home, {
    ...{ as, ...chosen, arriveDay: testDay(40), departDay: testDay(43) },
  });
  await setPolicy(home, { policy: 'strict', percent: 0 });
  const booking = await book(as, quote);
  expect(booking.cancellation).toEqual(quote.cancellation);
  expect(booking.cancellation.policy).toBe('flexible');
  const other = await book(as, later);
  expect(other.total).toEqual(later.nonMember.total);
  expect(other.cancellation.policy).toBe('non-refundable');
});

test('an expired quote is not booked under another policy, nor at a rate that is gone: the guest is asked', async () => {
  const as = await anAccount(golark);
  const home = await aListing(golark.ctx.db, {
    ...{ cancellation_policy: 'flexible', non_refundable_discount_percent: 10 },
  });
  const quotes = [await aQuote(golark, home, { as }), await aQuote(golark, home, { as, ...chosen })];
  await setPolicy(home, { policy: 'strict', percent: 0 });
  await golark.passMinutes(16);
  const again = await logInAgain(golark, as);
  for (const quote of quotes) {
    const { problem } = await golark.call(bookStay, { as: again, body: aBookingBody(quote) });
    expect(problem).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { ratePlan: 'standard', cancellation: { policy: 'strict' } },
    });
  }
  golark.clock.set(testNow);
});

test('an expired quote is renewed at its rate', async () => {
  const as = await anAccount(golark);
  const home = await aListing(golark.ctx.db, { non_refundable_discount_percent: 10 });
  const quote = await aQuote(golark, home, { as, ...chosen });
  await golark.passMinutes(16);
  const booking = await book(await logInAgain(golark, as), quote);
  expect(booking.total).toEqual(quote.nonMember.total);
  expect(booking.cancellation.policy).toBe('non-refundable');
  golark.clock.set(testNow);
});

test('from 28 nights on a stay has the long-term policy, and no rate to choose', async () => {
  const dates = { arriveDay: testDay(60), departDay: testDay(88) };
  const quote = await aQuote(golark, cabin, dates);
  expect(quote.cancellation.policy).toBe('long-term');
  expect(quote.ratePlans.map(({ ratePlan }) => ratePlan)).toEqual(['standard']);
  const short = await aQuote(golark, cabin, { ...dates, departDay: testDay(87) });
  expect(short.cancellation.policy).toBe('flexible');
  expect(short.ratePlans).toHaveLength(2);
  const refused = await golark.call(getQuote, {
    params: { globalId: cabin },
    query: { ...dates, ...chosen },
  });
  expect(refused.problem.errors?.[0]).toMatchObject({ path: 'ratePlan', code: 'stay_rate_plan' });
});

test('names the field of a rate that does not exist, or that the host does not offer', async () => {
  const home = await aListing(golark.ctx.db);
  expect((await aQuote(golark, home)).ratePlans).toHaveLength(1);
  for (const ratePlan of ['non-refundable', 'free'])
    expect(
      (
        await golark.call(getQuote, {
          params: { globalId: home },
          query: { ...someDates, ratePlan: ratePlan as 'standard' },
        })
      ).problem.errors?.[0]?.path,
    ).toBe('ratePlan');
});

test('members save on both rates, and a coupon applies to both', async () => {
  const as = await anAccount(golark);
  await makeMember(golark, as.account.accountId);
  await addCoupon(golark.ctx, {
    // the minimum is that of the rates before the discount of the non-refundable rate
    ...{ code: 'BOTH', percent: 20, amount: null, minimumAmount: 30_000, endsAt: null, mostUses: null },
    ...{ mostUsesPerAccount: 1, listingId: null, propertyManagerId: null },
  });
  const quote = await aQuote(golark, cabin, { as, ...chosen, couponCode: 'BOTH' });
  expect(quote.applies).toBe('member');
  for (const { member, nonMember } of quote.ratePlans) {
    expect(member.savings.amount).toBe(nonMember.total.amount - member.total.amount);
    expect(member.lines.map(({ code }) => code)).toContain('coupon');
  }
  const booking = await book(as, quote);
  expect(booking.total).toEqual(quote.member.total);
});

test('a stay in a state with a cooling-off law is free to cancel for its hours, also at the non-refundable rate', async () => {
  const { db } = golark.ctx;
  await sql`INSERT INTO states (id, name, slug) VALUES ('ca', 'California', 'california') ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const home = await aListing(db, { state_id: 'ca', non_refundable_discount_percent: 10 });
  const as = await anAccount(golark);
  const quote = await aQuote(golark, home, { as, ...chosen });
  const until = new Date(Date.parse(testNow) + 86_400_000);
  expect(quote.cancellation).toMatchObject({
    freeUntil: until.toISOString(),
    law: { source: 'California Civil Code 1748.80 ff. (SB 644)', effectiveOn: '2024-07-01', hours: 24 },
  });
  const [first, second] = [
    await book(as, quote),
    await book(
      as,
      await aQuote(golark, home, { as, ...chosen, arriveDay: testDay(30), departDay: testDay(33) }),
    ),
  ];
  golark.clock.set(new Date(until.getTime() - 1).toISOString());
  const inTime = await golark.call(cancelBooking, {
    as: await logInAgain(golark, as),
    params: { bookingId: first.id },
  });
  expect(inTime.body.refund).toEqual(first.total);
  golark.clock.set(until.toISOString());
  const late = await golark.call(cancelBooking, {
    as: await logInAgain(golark, as),
    params: { bookingId: second.id },
  });
  expect(late.body.refund.amount).toBeLessThan(10_000);
  golark.clock.set(testNow);
});

test('a host offers the rate with the price rules, and takes it away', async () => {
  const set = (nonRefundablePercent: number) =>
    golark.call(putPriceRules, {
      as: host,
      params: { listingId: cabin },
      body: {
        discounts: {
          ...{ weeklyPercent: 0, monthlyPercent: 0, lastMinute: null, earlyBooking: null },
          nonRefundablePercent,
        },
        fees: { cleaning: null, pets: null, extraGuests: null, mandatory: [] },
      },
    });
  const dates = { arriveDay: testDay(70), departDay: testDay(73) };
  await set(15);
  expect((await aQuote(golark, cabin, dates)).ratePlans[1]?.discountPercent).toBe(15);
  await set(0);
  expect((await aQuote(golark, cabin, dates)).ratePlans).toHaveLength(1);
});

test('the database refuses a discount above a half and a policy that is unknown', async () => {
  await expect(setPolicy(cabin, { policy: 'flexible', percent: 51 })).rejects.toThrow(
    /listings_non_refundable/,
  );
  const as = await anAccount(golark);
  const home = await aListing(golark.ctx.db);
  const { id } = await book(as, await aQuote(golark, home, { as }));
  const rename = sql`UPDATE bookings SET cancellation = jsonb_set(cancellation, '{policy}', '"none"') WHERE id = ${id}`;
  await expect(rename.execute(golark.ctx.db)).rejects.toThrow(/bookings_policy_known/);
});

test('the audit finds a stay whose policy is not that of the rate that was paid', async () => {
  const as = await anAccount(golark);
  const home = await aListing(golark.ctx.db, { non_refundable_discount_percent: 10 });
  const { id } = await book(as, await aQuote(golark, home, { as, ...chosen }));
  const rename = (policy: string) =>
    sql`UPDATE bookings SET cancellation = jsonb_set(cancellation, '{policy}', to_jsonb(${policy}::text)) WHERE id = ${id}`.execute(
      golark.ctx.db,
    );
  await rename('flexible');
  expect(await checkPassports(golark.ctx.db)).toEqual([`price passport with a wrong policy: ${id}`]);
  await rename('non-refundable');
});
