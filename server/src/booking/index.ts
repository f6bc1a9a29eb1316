export { fillSnapshotImages } from './fill-snapshot-images.ts';
export { bookingJobs, bookingRecurringJobs } from './jobs.ts';
export { bookingListeners } from './listeners.ts';
export { bookingPersonalData } from './personal-data.ts';
export { prepareStay } from './prepare-stay.ts';
export { statusOf } from './present-booking.ts';
export { registerBookingRoutes } from './routes.ts';
export { stayFulfilment } from './stay-fulfilment.ts';
export { type BookingView, findBookingOfHost, listBookingsOfHost } from './views.ts';
