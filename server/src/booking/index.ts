export { exportBookings } from './export-bookings.ts';
export { listCardsInUse } from './list-cards-in-use.ts';
export { registerBookingRoutes } from './routes.ts';
export { findComingStay, listChargedCardIds } from './store.ts';
export { sweepBookings } from './sweep.ts';
