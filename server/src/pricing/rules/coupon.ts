import { percentOf } from '@golark/contract/money/rounding';

/** What a coupon does to a price; amounts are cents. Either `percent` or `amount` is set. */
export interface CouponTerms {
  code: string;
  percent: number | null;
  amount: number | null;
  /** The least that the nightly rates have to be, after the discounts of the listing and before that of members. */
  minimumAmount: number;
  /** Set once it has ended: what it took off a booked stay, of which a change does not get more. */
  mostAmount?: number | undefined;
}

export interface Coupon extends CouponTerms {
  startsAt: Date;
  endsAt: Date | null;
  mostUses: number | null;
  mostUsesPerAccount: number;
  uses: number;
  listingId: string | null;
  propertyManagerId: string | null;
}

/** A coupon never takes off everything: no gateway charges nothing. */
const leastRate = 100;

/** A coupon as it is stored: `summer` and ` SUMMER ` mean the same. */
export const normalizedCoupon = (typed: string): string => typed.trim().toUpperCase();

/**
 * What a coupon takes off rates of which other discounts have left `remaining`. The minimum is compared with `rate`, which is
 * the same for members: their price is never the higher one.
 */
export const couponAmount = (
  coupon: CouponTerms,
  { rate, remaining }: { rate: number; remaining: number },
): number => {
  if (rate < coupon.minimumAmount) return 0;
  const wanted = coupon.amount ?? percentOf(remaining, coupon.percent ?? 0);
  return Math.min(wanted, coupon.mostAmount ?? wanted, Math.max(0, remaining - leastRate));
};

export interface CouponUse {
  now: Date;
  listingId: string;
  propertyManagerId: string;
  /** Paid, by the account that asks; 0 for visitors. */
  ownUses: number;
  /** By orders of that account that are not paid: a new one can take them over. */
  ownReservedUses: number;
  /** Orders of others that are not paid have uses. */
  isReserved: boolean;
  /** The nightly rates after the discounts of the listing. */
  rate: number;
}

export type CouponProblem =
  | 'code_unknown'
  | 'code_expired'
  | 'code_used'
  | 'code_used_up'
  | 'code_reserved'
  | 'coupon_elsewhere'
  | 'coupon_minimum';

/** Why a coupon does not apply, or null. One that has not begun yet is not known yet. */
export const couponProblem = (coupon: Coupon | undefined, use: CouponUse): CouponProblem | null => {
  if (!coupon || coupon.startsAt > use.now) return 'code_unknown';
  if (use.ownUses >= coupon.mostUsesPerAccount) return 'code_used';
  if (coupon.endsAt !== null && coupon.endsAt <= use.now) return 'code_expired';
  if (coupon.mostUses !== null && coupon.uses - use.ownReservedUses >= coupon.mostUses)
    return use.isReserved ? 'code_reserved' : 'code_used_up';
  const isHere =
    (coupon.listingId ?? use.listingId) === use.listingId &&
    (coupon.propertyManagerId ?? use.propertyManagerId) === use.propertyManagerId;
  if (!isHere) return 'coupon_elsewhere';
  return use.rate < coupon.minimumAmount ? 'coupon_minimum' : null;
};
