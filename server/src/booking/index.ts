export { fillSnapshotImages } from './fill-snapshot-images.ts';
export { bookingRecurringJobs } from './jobs.ts';
export { bookingListeners } from './listeners.ts';
export { bookingPersonalData } from './personal-data.ts';
export { prepareStay } from './prepare-stay.ts';
export { registerBookingRoutes } from './routes.ts';
export { stayFulfilment } from './stay-fulfilment.ts';
