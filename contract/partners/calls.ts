import type { Call } from '../call.ts';
import type { partnersSchemas } from './schemas.ts';

type Schemas = typeof partnersSchemas;

export const getHostDay: Call<Schemas['getHostDay'], { partner: 'reservations.read' }> = {
  name: 'getHostDay',
  method: 'GET',
  path: '/v1/partner/today',
  access: { partner: 'reservations.read' },
  status: 200,
};

export const listReservations: Call<Schemas['listReservations'], { partner: 'reservations.read' }> = {
  name: 'listReservations',
  method: 'GET',
  path: '/v1/partner/reservations',
  access: { partner: 'reservations.read' },
  status: 200,
};

export const getReservation: Call<Schemas['getReservation'], { partner: 'reservations.read' }> = {
  name: 'getReservation',
  method: 'GET',
  path: '/v1/partner/reservations/{bookingId}',
  access: { partner: 'reservations.read' },
  status: 200,
  isOwned: true,
};

export const exportReservations: Call<Schemas['exportReservations'], { partner: 'reservations.read' }> = {
  name: 'exportReservations',
  method: 'GET',
  path: '/v1/partner/reservations.csv',
  access: { partner: 'reservations.read' },
  status: 200,
  sends: 'text/csv',
};

export const putReservationNote: Call<Schemas['putReservationNote'], { partner: 'reservations.answer' }> = {
  name: 'putReservationNote',
  method: 'PUT',
  path: '/v1/partner/reservations/{bookingId}/note',
  access: { partner: 'reservations.answer' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const acceptReservation: Call<Schemas['acceptReservation'], { partner: 'reservations.answer' }> = {
  name: 'acceptReservation',
  method: 'POST',
  path: '/v1/partner/reservations/{bookingId}/accept',
  access: { partner: 'reservations.answer' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const declineReservation: Call<Schemas['declineReservation'], { partner: 'reservations.answer' }> = {
  name: 'declineReservation',
  method: 'POST',
  path: '/v1/partner/reservations/{bookingId}/decline',
  access: { partner: 'reservations.answer' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const cancelReservation: Call<Schemas['cancelReservation'], { partner: 'reservations.answer' }> = {
  name: 'cancelReservation',
  method: 'DELETE',
  path: '/v1/partner/reservations/{bookingId}',
  access: { partner: 'reservations.answer' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const getStayRules: Call<Schemas['getStayRules'], { partner: 'calendar.write' }> = {
  name: 'getStayRules',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/stay-rules',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
};

/** Sold stays and given quotes remain; search and the calendar change at once. */
export const putStayRules: Call<Schemas['putStayRules'], { partner: 'calendar.write' }> = {
  name: 'putStayRules',
  method: 'PUT',
  path: '/v1/partner/listings/{listingId}/stay-rules',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const getListingParts: Call<Schemas['getListingParts'], { partner: 'calendar.write' }> = {
  name: 'getListingParts',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/parts',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
};

/** Search and the calendars of all of them change at once. */
export const putListingParts: Call<Schemas['putListingParts'], { partner: 'calendar.write' }> = {
  name: 'putListingParts',
  method: 'PUT',
  path: '/v1/partner/listings/{listingId}/parts',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const getListingLinks: Call<Schemas['getListingLinks'], { partner: 'calendar.write' }> = {
  name: 'getListingLinks',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/links',
  access: { partner: 'calendar.write' },
  status: 200,
  isOwned: true,
};

export const getListingArrival: Call<Schemas['getListingArrival'], { partner: 'arrivals.write' }> = {
  name: 'getListingArrival',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/arrival',
  access: { partner: 'arrivals.write' },
  status: 200,
  isOwned: true,
};

/** Without a stored response: it is the same however often it is sent, and contains door codes. */
export const putListingArrival: Call<Schemas['putListingArrival'], { partner: 'arrivals.write' }> = {
  name: 'putListingArrival',
  method: 'PUT',
  path: '/v1/partner/listings/{listingId}/arrival',
  access: { partner: 'arrivals.write' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

/** Bookings keep their price; search and quotes change at once. */
export const putMemberDiscount: Call<Schemas['putMemberDiscount'], { partner: 'rates.write' }> = {
  name: 'putMemberDiscount',
  method: 'PUT',
  path: '/v1/partner/listings/{listingId}/member-discount',
  access: { partner: 'rates.write' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const getPriceRules: Call<Schemas['getPriceRules'], { partner: 'rates.write' }> = {
  name: 'getPriceRules',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/price-rules',
  access: { partner: 'rates.write' },
  status: 200,
  isOwned: true,
};

/** Bookings keep their price; search and quotes change at once. */
export const putPriceRules: Call<Schemas['putPriceRules'], { partner: 'rates.write' }> = {
  name: 'putPriceRules',
  method: 'PUT',
  path: '/v1/partner/listings/{listingId}/price-rules',
  access: { partner: 'rates.write' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
};
