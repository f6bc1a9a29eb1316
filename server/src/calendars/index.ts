export { assembleOffers, listOffers, type OfferedStay } from './assemble-offers.ts';
export { bookableDaysAhead, getAvailability } from './get-availability.ts';
export { calendarRecurringJobs } from './jobs.ts';
export { registerCalendarRoutes } from './routes.ts';
export {
  firstFreeRun,
  freeUnitsFor,
  lengthLimitsOn,
  nightlyAmountOf,
  type RoomCalendar,
} from './rules/room-calendar.ts';
export {
  changeNights,
  insertNightRuns,
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
