export { exportBookings } from './export-bookings.ts';
export { fillSnapshotImages } from './fill-snapshot-images.ts';
export { bookingRecurringJobs } from './jobs.ts';
export { bookingListeners } from './listeners.ts';
export { prepareStay } from './prepare-stay.ts';
export { registerBookingRoutes } from './routes.ts';
export { stayFulfilment } from './stay-fulfilment.ts';
export { findUpcomingStay } from './store.ts';
