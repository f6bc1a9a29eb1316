export { applyCoupon } from './apply-coupon.ts';
export { explainRefusal } from './explain-stay.ts';
export { renewQuote } from './get-quote.ts';
export { pricingRecurringJobs } from './jobs.ts';
export { addCoupon, describeCoupons, type NewCoupon, stopCoupon } from './manage-coupons.ts';
export { depositOfQuote, laterPaymentOf } from './payment-plans.ts';
export { pricingPersonalData } from './personal-data.ts';
export { presentLine, presentPrice, presentRooms } from './present-rate.ts';
export {
  type BookedStay,
  type ChangedStay,
  priceChange,
  priceEarlyDeparture,
  type RemainingRoom,
  unitsOfRooms,
  type WantedStay,
} from './price-change.ts';
export { type Offer, type PricedListing, priceOffer } from './price-offer.ts';
export { passportFault, passportOf } from './price-passport.ts';
export { isOwnQuote } from './quote-id.ts';
export { policyOfQuote, type QuoteTerms, scheduleOfQuote, variantFor } from './quote-terms.ts';
export { registerPricingRoutes } from './routes.ts';
export {
  cancellationSchedule,
  refundKindAt,
  refundPerLineAt,
} from './rules/cancellation-schedule.ts';
export {
  nightlyAmountOfLines,
  serviceFeePercent,
} from './rules/price-stay.ts';
export type { PricedLine, PricedStay } from './rules/priced-stay.ts';
export { type RefundKind, refundPerLine } from './rules/refund-lines.ts';
export { retakeCoupon, returnCoupon, takeCoupon } from './store/coupons.ts';
export { findQuote, hasInputs, type StoredQuote } from './store/quotes.ts';
export { taxesOf, taxTable } from './taxes.ts';
