import { getAccount } from '@golark/contract/accounts/calls';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import {
  cancelMembership,
  joinMembership,
  refundMembership,
  reinstateMembership,
} from '@golark/contract/membership/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, goodCard, logInAgain } from '#testing/factories';
import { aPayingMember, membershipOf } from '#testing/membership';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';
import { giveUpPeriod } from './give-up-period.ts';
import { findPeriod } from './store/periods.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});
afterEach(() => golark.clock.set(testNow));

const endsAt = '2027-11-20T18:00:00.000Z';

test('a canceled membership stays active until its period ends, and canceling twice changes nothing', async () => {
  const as = await aPayingMember(golark);
  const listingId = await aListing(golark.ctx.db);
  const first = await golark.call(cancelMembership, { as });
  expect(first.body.subscription).toMatchObject({
    ...{ status: 'ACTIVE', cancelAtPeriodEnd: true, renews: false, currentPeriodEnd: endsAt },
  });
  expect((await aQuote(golark, listingId, { as })).applies).toBe('member');
  const second = await golark.call(cancelMembership, { as });
  expect(second.body.subscription).toEqual(first.body.subscription);
  await golark.runJobs();
  const subjects = await subjectsTo(golark, as.account.email);
  expect(subjects.filter((subject) => subject === 'Go+ ends on Nov 20, 2027')).toHaveLength(1);
});

test('a cancellation can be undone until the period ends, and not after', async () => {
  const as = await aPayingMember(golark);
  await golark.call(cancelMembership, { as });
  const kept = await golark.call(reinstateMembership, { as });
  expect(kept.body.subscription).toMatchObject({ cancelAtPeriodEnd: false, renews: true });
  await golark.runJobs();
  expect(await subjectsTo(golark, as.account.email)).toContain('Go+ stays on');
  await golark.call(cancelMembership, { as });
  golark.clock.set(endsAt);
  const later = await logInAgain(golark, as);
  const late = await golark.call(reinstateMembership, { as: later });
  expect(late.problem.code).toBe('INVALID_STATE');
  expect((await golark.call(cancelMembership, { as: later })).problem.code).toBe('INVALID_STATE');
});

test('member prices end at the instant at which the membership does, before any job has run', async () => {
  const as = await aPayingMember(golark, { renewalConsent: false });
  golark.clock.set('2027-11-20T17:59:59Z');
  const later = await logInAgain(golark, as);
  const statusNow = async () =>
    (await golark.call(getAccount, { as: later })).body.membershipSubscription?.status;
  expect(await statusNow()).toBe('ACTIVE');
  golark.clock.set(endsAt);
  expect(await statusNow()).toBe('EXPIRED');
});

test('a member who never agreed to renewal turns it on with a consent, which is stored', async () => {
  const as = await aPayingMember(golark, { renewalConsent: false });
  const without = await golark.call(reinstateMembership, { as, body: {} });
  expect(without.body.subscription.renews).toBe(false);
  const renewing = await golark.call(reinstateMembership, { as, body: { renewalConsent: true } });
  expect(renewing.body.subscription.renews).toBe(true);
  const events = await golark.ctx.db
    .selectFrom('membership_events')
    .select('type')
    .where('account_id', '=', as.account.accountId)
    .orderBy('id')
    .execute();
  expect(events.map(({ type }) => type)).toEqual(['joined', 'renewal_consent', 'reinstated']);
});

test.each([
  ['canceled', cancelMembership],
  ['reinstated', reinstateMembership],
  ['refunded', refundMembership],
] as const)('an account that was never a member has nothing that could be %s', async (_, call) => {
  const as = await anAccount(golark);
  expect((await golark.call(call, { as })).problem.code).toBe('INVALID_STATE');
});

test('an unused membership is refunded in full within 14 days, and ends at once', async () => {
  const as = await aPayingMember(golark);
  const listingId = await aListing(golark.ctx.db);
  expect((await membershipOf(golark, as)).refundableUntil).toBe('2026-12-04T18:00:00.000Z');
  const { body } = await golark.call(refundMembership, { as });
  expect(body.refund).toEqual({ amount: 5900, currency: 'USD' });
  expect(body.account.membershipSubscription).toMatchObject({ status: 'EXPIRED', renews: false });
  expect((await aQuote(golark, listingId, { as })).applies).toBe('nonMember');
  expect((await membershipOf(golark, as)).invoices).toMatchObject([
    { status: 'REFUNDED', refunded: { amount: 5900 } },
  ]);
  expect((await golark.call(refundMembership, { as })).problem.code).toBe('INVALID_STATE');
  await golark.runJobs();
  expect(await subjectsTo(golark, as.account.email)).toContain('Your Go+ refund');
  const again = await golark.call(joinMembership, { as, body: { code: 'GO2025', card: goodCard } });
  expect(again.body.subscription.status).toBe('ACTIVE');
});

test('after 14 days nothing is refunded', async () => {
  const as = await aPayingMember(golark);
  golark.clock.set('2026-12-04T18:00:00Z');
  const later = await logInAgain(golark, as);
  expect((await membershipOf(golark, as)).refundableUntil).toBeNull();
  expect((await golark.call(refundMembership, { as: later })).problem.code).toBe('INVALID_STATE');
});

test('a membership that was used is not refunded, unless the booking is canceled; its savings are listed', async () => {
  const as = await aPayingMember(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const booked = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  const { savings } = quote.member;
  const used = await membershipOf(golark, as);
  expect(used.savings).toMatchObject({
    ...{ current: savings, total: savings },
    items: [{ id: booked.body.booking.id, kind: 'stay', title: 'Cedar cabin', savings }],
  });
  expect((await golark.call(refundMembership, { as })).problem.code).toBe('INVALID_STATE');
  await golark.call(cancelBooking, { as, params: { bookingId: booked.body.booking.id } });
  expect((await membershipOf(golark, as)).savings.items).toEqual([]);
  expect((await golark.call(refundMembership, { as })).body.refund.amount).toBe(5900);
});

test('a booking keeps its price when the membership ends', async () => {
  const as = await aPayingMember(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  await golark.call(cancelMembership, { as });
  golark.clock.set(endsAt);
  const later = await logInAgain(golark, as);
  const listed = await golark.call(getAccount, { as: later });
  expect(listed.body.membershipSubscription?.status).toBe('EXPIRED');
  const { rows } = await golark.ctx.db.executeQuery<{ total_amount: number }>(
    golark.ctx.db.selectFrom('order_items').select('total_amount').where('id', '=', booking.id).compile(),
  );
  expect(rows[0]?.total_amount).toBe(quote.member.total.amount);
});

test('a period that was paid since it was read as unpaid is not given up, because nothing would be refunded', async () => {
  const as = await aPayingMember(golark);
  const { db } = golark.ctx;
  const { id } = await db
    .selectFrom('membership_periods')
    .select('id')
    .where('account_id', '=', as.account.accountId)
    .executeTakeFirstOrThrow();
  const period = await findPeriod(db, id);
  if (!period) throw new Error('no period');
  await expect(giveUpPeriod(golark.ctx, period)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
});
