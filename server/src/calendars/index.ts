export { bookableDaysAhead } from './get-availability.ts';
export { calendarRecurringJobs } from './jobs.ts';
export { listOnSale, type OnSale, putOnSale } from './list-on-sale.ts';
export { calendarsOf } from './load-calendars.ts';
export { registerCalendarRoutes } from './routes.ts';
export {
  firstFreeRun,
  freeUnitsFor,
  lengthLimitsOn,
  nightlyAmountOf,
  type RoomCalendar,
} from './rules/room-calendar.ts';
export {
  type CalendarRows,
  clearPastNights,
  datesUnavailable,
  freeNights,
  type ListedNight,
  listCalendarRows,
  listNights,
  takeNights,
} from './store.ts';
