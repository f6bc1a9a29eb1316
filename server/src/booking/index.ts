export { assertSamePlan } from './balance/assert-same-plan.ts';
export { bookStay, getPaidBooking } from './book-stay.ts';
export { cancelByHost } from './cancel-by-host.ts';
export { changeFulfilment } from './changes/change-fulfilment.ts';
export { fillSnapshotImages } from './fill-snapshot-images.ts';
export { stayOf } from './get-arrival.ts';
export { getBookableTerms } from './get-bookable-terms.ts';
export { findOwnBooking, findReservationOfHost } from './get-own-booking.ts';
export { bookingJobs, bookingRecurringJobs } from './jobs.ts';
export { listBookingsOfListing } from './list-bookings-of-listing.ts';
export { bookingListeners } from './listeners.ts';
export { bookingPersonalData } from './personal-data.ts';
export { prepareStay } from './prepare-stay.ts';
export { localeOfBooking, statusOf } from './present-booking.ts';
export { checkPassports } from './price-passports.ts';
export { roomLines } from './room-lines.ts';
export { registerBookingRoutes } from './routes.ts';
export { checkOutOf } from './rules/arrival-stages.ts';
export { stayFulfilment } from './stay-fulfilment.ts';
export { findQuoteToBook, hasConfirmedStay, type QuoteToBook } from './store.ts';
export {
  type BookingView,
  findBookingOfHost,
  findBookingView,
  listBookingsOfHost,
  listBookingsOfOrder,
} from './views.ts';
