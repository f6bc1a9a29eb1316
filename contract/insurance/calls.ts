import type { Call } from '../call.ts';
import type { insuranceSchemas } from './schemas.ts';

type Schemas = typeof insuranceSchemas;

export const quoteInsurance: Call<Schemas['quoteInsurance'], 'visitor'> = {
  name: 'quoteInsurance',
  method: 'POST',
  path: '/v1/insurance/quote',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'quotes',
};

export const getBookingInsurance: Call<Schemas['getBookingInsurance'], 'account'> = {
  name: 'getBookingInsurance',
  method: 'GET',
  path: '/v1/booking/{bookingId}/insurance',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const cancelInsurance: Call<Schemas['cancelInsurance'], 'account'> = {
  name: 'cancelInsurance',
  method: 'DELETE',
  path: '/v1/insurance/{policyId}',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};
