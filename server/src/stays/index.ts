export { deleteListings } from './delete-listings.ts';
export { type ArrivalRow, findArrival, findArrivalOfHost } from './find-arrival.ts';
export { findPlaceTimes } from './find-place-times.ts';
export { clockTime } from './get-property.ts';
export { findHostFacts, findHostProfile, type HostFacts, saveHostLanguages } from './host-profile.ts';
export { illustrateListings } from './illustrate-listings.ts';
export { stayRecurringJobs } from './jobs.ts';
export { listHostListings } from './list-host-listings.ts';
export { listingChanges } from './listing-changes.ts';
export { listingDefaults } from './listing-defaults.ts';
export { listingPhotos } from './listing-photos.ts';
export { pauseInstantBook } from './pause-instant-book.ts';
export { stayPersonalData } from './personal-data.ts';
export { presentReview } from './present-review.ts';
export type { PriceRuleColumns } from './price-rule-columns.ts';
export { registerStayRoutes } from './routes.ts';
export { type ArrivalColumns, saveArrivals } from './save-arrivals.ts';
export {
  type ListingColumns,
  type ListingInput,
  saveListings,
} from './save-listing.ts';
export { insertReviews } from './save-reviews.ts';
export { lockStayRules, saveStayLengths, saveStayRules } from './save-stay-rules.ts';
export { getCachedStays } from './stay-cache.ts';
export {
  anonymizeStayReviews,
  countPublishedReviews,
  insertStayReview,
  listStayReviewsOf,
} from './stay-reviews.ts';
export { type StayRule, type StayRules, stayRulesJson } from './stay-rules-json.ts';
export {
  countMemberDiscounts,
  findStay,
  findStayInBothLanguages,
  findStayOfHost,
  listIdsOfHost,
  type StayRow,
} from './store.ts';
