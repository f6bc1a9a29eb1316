export { assembleOffers, listOffers, type OfferedStay } from './assemble-offers.ts';
export { explainNight } from './explain-night.ts';
export { getAvailability } from './get-availability.ts';
export { calendarRecurringJobs } from './jobs.ts';
export { keepNightsClosed } from './keep-nights-closed.ts';
export {
  firstNightInBoth,
  listLinkedListings,
  lockLinks,
  saveListingParts,
} from './link-listings.ts';
export { freeOtherNights, takeAddedNights } from './move-nights.ts';
export { roomNights } from './room-nights.ts';
export { registerCalendarRoutes } from './routes.ts';
export { type BookableDays, bookableDaysOf, brokenCalendarRule } from './rules/calendar-rules.ts';
export { dayRulesOn, longestMargin, type RuledListing } from './rules/day-rules.ts';
export {
  firstFreeRun,
  freeUnitsFor,
  nightlyAmountOf,
  type RoomCalendar,
  rateOf,
} from './rules/room-calendar.ts';
export {
  insertNightRuns,
  lockRoomTypes,
  type NightRun,
  type PublishedNight,
  savePublishedNights,
} from './save-nights.ts';
export {
  clearPastNights,
  datesUnavailable,
  freeNights,
  type ListedNight,
  listNights,
  type StayNights,
  takeNights,
} from './store.ts';
