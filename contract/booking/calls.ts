import type { Call } from '../call.ts';
import type { bookingSchemas } from './schemas.ts';

type Schemas = typeof bookingSchemas;

export const bookStay: Call<Schemas['bookStay'], 'account'> = {
  name: 'bookStay',
  method: 'PUT',
  path: '/v1/booking',
  access: 'account',
  status: 201,
  isIdempotent: true,
  work: 'bookings',
};

export const cancelBooking: Call<Schemas['cancelBooking'], 'account'> = {
  name: 'cancelBooking',
  method: 'DELETE',
  path: '/v1/booking/{bookingId}',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};

export const confirmPayment: Call<Schemas['confirmPayment'], 'account'> = {
  name: 'confirmPayment',
  method: 'POST',
  path: '/v1/booking/{bookingId}/confirm-payment',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};

export const retryCharge: Call<Schemas['retryCharge'], 'account'> = {
  name: 'retryCharge',
  method: 'POST',
  path: '/v1/booking/{bookingId}/retry-payment',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};

/** The rest of a booking with a deposit. */
export const payBalance: Call<Schemas['payBalance'], 'account'> = {
  name: 'payBalance',
  method: 'POST',
  path: '/v1/booking/{bookingId}/pay-balance',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};

export const updateSavedCard: Call<Schemas['updateSavedCard'], 'account'> = {
  name: 'updateSavedCard',
  method: 'POST',
  path: '/v1/booking/{bookingId}/update-saved-card',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

/** Apart from the booking itself: what it returns is in no list, export or stored response. */
export const getArrival: Call<Schemas['getArrival'], 'account'> = {
  name: 'getArrival',
  method: 'GET',
  path: '/v1/booking/{bookingId}/arrival',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const getPricePassport: Call<Schemas['getPricePassport'], 'account'> = {
  name: 'getPricePassport',
  method: 'GET',
  path: '/v1/bookings/{bookingId}/price-passport',
  access: 'account',
  status: 200,
  isOwned: true,
};

/** Stays that a guest may book instead of one that its host canceled. */
export const listSimilarStays: Call<Schemas['listSimilarStays'], 'account'> = {
  name: 'listSimilarStays',
  method: 'GET',
  path: '/v1/booking/{bookingId}/similar-stays',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const setArrivalTime: Call<Schemas['setArrivalTime'], 'account'> = {
  name: 'setArrivalTime',
  method: 'POST',
  path: '/v1/booking/{bookingId}/arrival-time',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const listBookings: Call<Schemas['listBookings'], 'account'> = {
  name: 'listBookings',
  method: 'GET',
  path: '/v1/bookings',
  access: 'account',
  status: 200,
};

export const upcomingTrips: Call<Schemas['upcomingTrips'], 'account'> = {
  name: 'upcomingTrips',
  method: 'GET',
  path: '/v1/bookings/upcoming',
  access: 'account',
  status: 200,
};

export const pastTrips: Call<Schemas['pastTrips'], 'account'> = {
  name: 'pastTrips',
  method: 'GET',
  path: '/v1/bookings/past',
  access: 'account',
  status: 200,
};

export const canceledTrips: Call<Schemas['canceledTrips'], 'account'> = {
  name: 'canceledTrips',
  method: 'GET',
  path: '/v1/bookings/cancelled',
  access: 'account',
  status: 200,
};
