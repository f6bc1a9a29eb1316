export { getQuote, type QuoteTerms } from './get-quote.ts';
export { pricingRecurringJobs } from './jobs.ts';
export { type Asked, type Offer, type PricedListing, priceOffer } from './price-offer.ts';
export { registerPricingRoutes } from './routes.ts';
export { cancellationSchedule, type Policy, refundAt } from './rules/cancellation-schedule.ts';
export { findQuote } from './store.ts';
export { taxesOf, taxTable } from './taxes.ts';
