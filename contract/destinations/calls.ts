import type { Call } from '../call.ts';
import type { destinationsSchemas } from './schemas.ts';

type Schemas = typeof destinationsSchemas;

export const searchDestinations: Call<Schemas['searchDestinations'], 'visitor'> = {
  name: 'searchDestinations',
  method: 'POST',
  path: '/v1/destinations/search',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const popularDestinations: Call<Schemas['popularDestinations'], 'visitor'> = {
  name: 'popularDestinations',
  method: 'GET',
  path: '/api/popular-destinations',
  access: 'visitor',
  status: 200,
};

export const geocodeAddress: Call<Schemas['geocodeAddress'], 'visitor'> = {
  name: 'geocodeAddress',
  method: 'GET',
  path: '/v1/geocode',
  access: 'visitor',
  status: 200,
};

export const curatedCards: Call<Schemas['curatedCards'], 'visitor'> = {
  name: 'curatedCards',
  method: 'GET',
  path: '/api/curated-cards',
  access: 'visitor',
  status: 200,
};
