import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import type { StayRow } from '#stays';
import type { Offer } from './price-offer.ts';
import { couponProblem, normalizedCoupon } from './rules/coupon.ts';
import { discountedRate, priceVariants } from './rules/price-stay.ts';
import { findCoupon } from './store/coupons.ts';

type Place = Pick<StayRow, 'id' | 'property_manager_id'>;

/**
 * The offer at the price that a coupon gives. Nothing is reserved: the booking takes the use. Throws VALIDATION_ERROR
 * (couponCode), which says why the coupon does not apply.
 */
export const applyCoupon = async (
  ctx: Context,
  caller: Caller,
  { offer, code, listing }: { offer: Offer; code: string; listing: Place },
): Promise<Offer> => {
  const accountId = caller.session?.account.accountId ?? null;
  const coupon = await findCoupon(ctx.db, { code: normalizedCoupon(code), accountId });
  const problem = couponProblem(coupon, {
    now: ctx.clock.now(),
    listingId: listing.id,
    propertyManagerId: listing.property_manager_id,
    ownUses: coupon?.ownUses ?? 0,
    rate: discountedRate(offer.inputs),
  });
  if (!coupon || problem) {
    const limit = (coupon?.minimumAmount ?? 0) / 100;
    throw invalidField(
      'couponCode',
      problem ?? 'code_unknown',
      problem === 'coupon_minimum' ? { limit } : {},
    );
  }
  const { percent, amount, minimumAmount } = coupon;
  const inputs = { ...offer.inputs, coupon: { code: coupon.code, percent, amount, minimumAmount } };
  return { ...offer, inputs, ...priceVariants(inputs) };
};
