import type { Call } from '../call.ts';
import type { pricingSchemas } from './schemas.ts';

type Schemas = typeof pricingSchemas;

export const getQuote: Call<Schemas['getQuote'], 'visitor'> = {
  name: 'getQuote',
  method: 'GET',
  path: '/v1/property/{globalId}/quote',
  access: 'visitor',
  status: 200,
  work: 'quotes',
};

export const getRate: Call<Schemas['getRate'], 'visitor'> = {
  name: 'getRate',
  method: 'GET',
  path: '/v1/property/{globalId}/rate',
  access: 'visitor',
  status: 200,
  work: 'quotes',
};

export const listRoomOffers: Call<Schemas['listRoomOffers'], 'visitor'> = {
  name: 'listRoomOffers',
  method: 'GET',
  path: '/v1/property/{globalId}/rooms',
  access: 'visitor',
  status: 200,
  work: 'quotes',
};

export const getStoredQuote: Call<Schemas['getStoredQuote'], 'visitor'> = {
  name: 'getStoredQuote',
  method: 'GET',
  path: '/v1/quotes/{quoteId}',
  access: 'visitor',
  status: 200,
};

/** What getRate refuses with an error, this call answers. */
export const explainStay: Call<Schemas['explainStay'], 'visitor'> = {
  name: 'explainStay',
  method: 'POST',
  path: '/v1/property/{globalId}/explain',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'quotes',
};
