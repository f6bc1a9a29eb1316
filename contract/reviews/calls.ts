import type { Call } from '../call.ts';
import type { reviewsSchemas } from './schemas.ts';

type Schemas = typeof reviewsSchemas;

export const getBookingReview: Call<Schemas['getBookingReview'], 'account'> = {
  name: 'getBookingReview',
  method: 'GET',
  path: '/v1/booking/{bookingId}/review',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const reviewStay: Call<Schemas['reviewStay'], 'account'> = {
  name: 'reviewStay',
  method: 'POST',
  path: '/v1/booking/{bookingId}/review',
  access: 'account',
  status: 201,
  isOwned: true,
  isIdempotent: false,
};

export const getReservationReview: Call<Schemas['getReservationReview'], { partner: 'reservations.read' }> = {
  name: 'getReservationReview',
  method: 'GET',
  path: '/v1/partner/reservations/{bookingId}/review',
  access: { partner: 'reservations.read' },
  status: 200,
  isOwned: true,
};

export const reviewGuest: Call<Schemas['reviewGuest'], { partner: 'reservations.answer' }> = {
  name: 'reviewGuest',
  method: 'POST',
  path: '/v1/partner/reservations/{bookingId}/review',
  access: { partner: 'reservations.answer' },
  status: 201,
  isOwned: true,
  isIdempotent: false,
};
