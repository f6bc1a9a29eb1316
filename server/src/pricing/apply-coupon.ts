import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import type { StayRow } from '#stays';
import type { Offer } from './price-offer.ts';
import { couponProblem, normalizedCoupon } from './rules/coupon.ts';
import { discountedRate, priceVariants } from './rules/price-stay.ts';
import { type CouponOf, findCoupon } from './store/coupons.ts';

type Place = Pick<StayRow, 'id' | 'property_manager_id'>;

/** The items of unpaid orders of the account without which a coupon has no use left for another one. */
const itemsToTakeOver = ({
  ownUses,
  ownReservedItems: items,
  mostUses,
  mostUsesPerAccount,
  uses,
}: CouponOf): string[] => {
  const ofAccount = ownUses + items.length + 1 - mostUsesPerAccount;
  const ofAll = mostUses === null ? 0 : uses + 1 - mostUses;
  return items.slice(0, Math.max(0, ofAccount, ofAll));
};

/**
 * The offer at the price that a coupon gives, and the items of unpaid orders of the caller that have to be given up for its use. Nothing
 * is reserved: the booking takes the use. Throws VALIDATION_ERROR (couponCode), which says why the coupon does not apply.
 */
export const applyCoupon = async (
  ctx: Context,
  caller: Caller,
  { offer, code, listing }: { offer: Offer; code: string; listing: Place },
): Promise<{ offer: Offer; toTakeOver: string[] }> => {
  const accountId = caller.session?.account.accountId ?? null;
  const coupon = await findCoupon(ctx.db, { code: normalizedCoupon(code), accountId });
  const problem = couponProblem(coupon, {
    now: ctx.clock.now(),
    listingId: listing.id,
    propertyManagerId: listing.property_manager_id,
    ownUses: coupon?.ownUses ?? 0,
    ownReservedUses: coupon?.ownReservedItems.length ?? 0,
    isReserved: coupon?.isReserved ?? false,
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
  return { offer: { ...offer, inputs, ...priceVariants(inputs) }, toTakeOver: itemsToTakeOver(coupon) };
};
