export { exportBookings } from './export-bookings.ts';
export { bookingRecurringJobs } from './jobs.ts';
export { bookingListeners } from './listeners.ts';
export { registerBookingRoutes } from './routes.ts';
export { findComingStay, listChargedCardIds } from './store.ts';
export { sweepBookings } from './sweep.ts';
