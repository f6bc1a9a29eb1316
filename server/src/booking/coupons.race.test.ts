import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCoupon } from '#pricing';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

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

const aCoupon = (code: string, { mostUses, perAccount }: { mostUses: number | null; perAccount: number }) =>
  addCoupon(golark.ctx, {
    ...{ code, percent: 20, amount: null, minimumAmount: 0, endsAt: null, mostUses },
    ...{ mostUsesPerAccount: perAccount, listingId: null, propertyManagerId: null },
  });

/** Books other stays at once, so that nothing but the coupon is contended for. */
const bookAll = async (buyers: readonly LoginResult[], couponCode: string) => {
  const bodies = await Promise.all(
    buyers.map(async (as) => ({
      as,
      body: { ...aBookingBody(await aQuote(golark, await aListing(golark.ctx.db), { as })), couponCode },
    })),
  );
  const answers = await Promise.all(bodies.map(({ as, body }) => golark.call(bookStay, { as, body })));
  return answers.map(({ status, problem }) => (status === 201 ? 'booked' : problem.errors?.[0]?.code));
};

const usesOf = async (code: string) =>
  (await sql<{ uses: number }>`SELECT uses FROM coupons WHERE code = ${code}`.execute(golark.ctx.db)).rows;

test('a coupon with three uses is used three times, however many book at once', async () => {
  await aCoupon('THREE', { mostUses: 3, perAccount: 1 });
  const buyers = await times(12, () => anAccount(golark));
  const outcomes = await bookAll(buyers, 'THREE');
  expect(outcomes.sort()).toEqual([...Array(3).fill('booked'), ...Array(9).fill('code_reserved')]);
  expect(await usesOf('THREE')).toEqual([{ uses: 3 }]);
});

test('an account that books eight stays at once uses its coupon twice', async () => {
  await aCoupon('TWICE', { mostUses: null, perAccount: 2 });
  const as = await anAccount(golark);
  const outcomes = await bookAll(Array<LoginResult>(8).fill(as), 'TWICE');
  // the same refusal, with the booking that is being paid if that was stored before
  const refusals = outcomes.map((outcome) => outcome?.replace('code_reserved_own', 'code_reserved'));
  expect(refusals.sort()).toEqual(['booked', 'booked', ...Array(6).fill('code_reserved')]);
  expect(await usesOf('TWICE')).toEqual([{ uses: 2 }]);
});
