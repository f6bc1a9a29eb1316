export { registerBookingRoutes } from './routes.ts';
export { sweepBookings } from './sweep.ts';
