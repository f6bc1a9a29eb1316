import { getQuote } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { addCouponCode, describeCouponCodes, stopCouponCode } from './coupon-commands.ts';

let golark: TestApp;
let listing: string;
beforeAll(async () => {
  golark = await createTestApp();
  listing = await aListing(golark.ctx.db);
});
afterAll(() => golark.close());

test('an operator adds coupons, sees them and ends one', async () => {
  const { ctx } = golark;
  expect(await addCouponCode(ctx, 'summer', { percent: 15, uses: 100, minimum: 20_000 })).toBe(
    'SUMMER takes 15% off the nightly rates of a stay. The platform pays for it.',
  );
  golark.clock.advanceMinutes(1);
  await addCouponCode(ctx, 'Sorry-25', { off: 2500, listing, until: new Date('2027-01-01T08:00:00Z') });
  expect(await describeCouponCodes(ctx)).toEqual([
    'SUMMER  15% off  from $200.00  0 of 100 used, 0 paid  no end',
    `SORRY-25  $25.00 off  0 used, 0 paid  only ${listing}  until 2027-01-01T08:00:00.000Z`,
  ]);
  expect(await stopCouponCode(ctx, 'summer')).toMatch(/^SUMMER has ended/);
  const query = { ...someDates, couponCode: 'SUMMER' };
  const late = await golark.call(getQuote, { params: { globalId: listing }, query });
  expect(late.problem.errors).toMatchObject([{ path: 'couponCode', code: 'code_expired' }]);
});

test.each([
  ['a coupon that exists', 'SORRY-25', { off: 100 }, /is a coupon already/],
  ['an odd name', 'a b', { off: 100 }, /letters, digits and hyphens/],
  ['neither a percentage nor an amount', 'NOTHING', {}, /either --percent or --off/],
  ['nothing off', 'ZERO', { off: 0 }, /more than 0/],
  ['a listing that does not exist', 'NOWHERE', { off: 100, listing: 'none' }, /a listing that exists/],
  ['a host that does not exist', 'NOBODY', { off: 100, host: 'none' }, /a host that exists/],
  ['two places', 'BOTH', { off: 100, host: 'a', listing: 'b' }, /not both/],
  ['an end in the past', 'OLD', { off: 100, until: new Date('2020-01-01') }, /later than the beginning/],
])('refuses %s', async (...[, code, options, message]) => {
  await expect(addCouponCode(golark.ctx, code, options)).rejects.toThrow(message);
});

test('refuses to end a coupon that is unknown', async () => {
  await expect(stopCouponCode(golark.ctx, 'NOPE')).rejects.toThrow(/no coupon that could be ended/);
});
