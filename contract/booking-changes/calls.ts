import type { Call } from '../call.ts';
import type { bookingChangesSchemas } from './schemas.ts';

type Schemas = typeof bookingChangesSchemas;

export const quoteBookingChange: Call<Schemas['quoteBookingChange'], 'account'> = {
  name: 'quoteBookingChange',
  method: 'POST',
  path: '/v1/booking/{bookingId}/change-quotes',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const changeBooking: Call<Schemas['changeBooking'], 'account'> = {
  name: 'changeBooking',
  method: 'POST',
  path: '/v1/booking/{bookingId}/changes',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};
