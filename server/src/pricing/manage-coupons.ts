import type { Context } from '#platform/context';
import { findStay } from '#stays';
import { type Coupon, normalizedCoupon } from './rules/coupon.ts';
import { type CouponReport, endCoupon, insertCoupon, isHost, listCoupons } from './store/coupons.ts';

export type NewCoupon = Omit<Coupon, 'uses' | 'startsAt'> & {
  /** now if absent */
  startsAt?: Date | undefined;
};

/** Every coupon, the earliest first. */
export const describeCoupons = (ctx: Context): Promise<CouponReport[]> => listCoupons(ctx.db);

export type AddedCoupon = 'added' | 'exists' | 'no-listing' | 'no-host';

export const addCoupon = async (ctx: Context, coupon: NewCoupon): Promise<AddedCoupon> => {
  const { listingId, propertyManagerId } = coupon;
  if (listingId !== null && !(await findStay(ctx.db, listingId, 'en'))) return 'no-listing';
  if (propertyManagerId !== null && !(await isHost(ctx.db, propertyManagerId))) return 'no-host';
  const startsAt = coupon.startsAt ?? ctx.clock.now();
  const stored = { ...coupon, startsAt, code: normalizedCoupon(coupon.code) };
  return (await insertCoupon(ctx.db, stored)) ? 'added' : 'exists';
};

/** Ends a coupon now. False for one that is unknown, over, or not begun. */
export const stopCoupon = (ctx: Context, code: string): Promise<boolean> =>
  endCoupon(ctx.db, normalizedCoupon(code), ctx.clock.now());
