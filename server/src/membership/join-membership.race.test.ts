import { bookStay } from '@golark/contract/booking/calls';
import {
  cancelMembership,
  joinMembership,
  refundMembership,
  reinstateMembership,
} from '@golark/contract/membership/calls';
import { placeOrder } from '@golark/contract/orders/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { aPayingMember, chargedFor, membershipOf } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';
import { endPeriod } from './end-period.ts';
import { addCode } from './manage-codes.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

test('ten purchases at once are one membership and one charge', async () => {
  const as = await anAccount(golark);
  const body = { code: 'GO2025', card: goodCard };
  const answers = await times(10, () => golark.call(joinMembership, { as, body }));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await chargedFor(golark, as)).toEqual([5900]);
  expect((await membershipOf(golark, as)).subscription?.status).toBe('ACTIVE');
});

test('a code with three uses is sold three times, however many buy at once', async () => {
  await addCode(golark.ctx, { code: 'THREE', discountAmount: 3000, endsAt: null, mostUses: 3 });
  const buyers = await times(12, () => anAccount(golark));
  const answers = await Promise.all(
    buyers.map((as) => golark.call(joinMembership, { as, body: { code: 'THREE', card: goodCard } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(422)]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.problem.errors).toMatchObject([{ path: 'code', code: 'code_reserved' }]);
});

test('joining alone and in a checkout at once is one membership', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { quoteId, guest } = aBookingBody(quote);
  const items = [{ kind: 'stay', quoteId, guest } as const, { kind: 'membership' } as const];
  await Promise.all([
    golark.call(placeOrder, { as, body: { items, card: goodCard } }),
    golark.call(joinMembership, { as, body: { card: goodCard } }),
  ]);
  expect(await chargedFor(golark, as)).toHaveLength(1);
});

test('a refund and a booking at the member price at once: one of them, never both', async () => {
  for (let i = 0; i < 6; i++) {
    const as = await aPayingMember(golark);
    const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
    const [refund, booking] = await Promise.all([
      golark.call(refundMembership, { as }),
      golark.call(bookStay, { as, body: aBookingBody(quote) }),
    ]);
    const isBookedAsMember =
      booking.status === 201 && booking.body.booking.total.amount === quote.member.total.amount;
    expect(refund.status === 200 && isBookedAsMember).toBe(false);
  }
});

test('five jobs and a cancellation at the end of a period are at most one charge', async () => {
  const as = await aPayingMember(golark);
  const key = { accountId: as.account.accountId, membershipNumber: 1, periodNumber: 1 };
  golark.clock.set('2027-11-20T18:00:00Z');
  await times(5, () => endPeriod(golark.ctx, key));
  expect(await chargedFor(golark, as)).toEqual([5900, 7900]);
});

test('cancellations and reinstatements at once leave a state that the last of them could have left', async () => {
  const as = await aPayingMember(golark);
  await times(8, (i) => golark.call(i % 2 ? cancelMembership : reinstateMembership, { as }));
  const { subscription } = await membershipOf(golark, as);
  expect(subscription?.renews).toBe(!subscription?.cancelAtPeriodEnd);
});
