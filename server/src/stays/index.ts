export { type ArrivalRow, findArrival, findArrivalOfHost, saveHostPhone } from './find-arrival.ts';
export { clockTime } from './get-property.ts';
export { illustrateListings } from './illustrate-listings.ts';
export { stayRecurringJobs } from './jobs.ts';
export { stayPersonalData } from './personal-data.ts';
export { registerStayRoutes } from './routes.ts';
export { type ArrivalColumns, saveArrivals } from './save-arrivals.ts';
export {
  deleteListings,
  type ListingColumns,
  type ListingInput,
  saveListings,
  saveMemberDiscount,
} from './save-listing.ts';
export { insertReviews } from './save-reviews.ts';
export { getCachedStays } from './stay-cache.ts';
export {
  countMemberDiscounts,
  findPhotoKey,
  findStay,
  findStayInBothLanguages,
  findStayOfHost,
  listStays,
  type RoomTypeRow,
  type StayRow,
} from './store.ts';
