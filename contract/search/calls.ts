import type { Call } from '../call.ts';
import type { searchSchemas } from './schemas.ts';

type Schemas = typeof searchSchemas;

export const searchProperties: Call<Schemas['searchProperties'], 'visitor'> = {
  name: 'searchProperties',
  method: 'POST',
  path: '/v1/properties/search',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  rejectsAsBadInput: true,
  work: 'searches',
};

export const searchPropertiesLegacy: Call<Schemas['searchPropertiesLegacy'], 'visitor'> = {
  name: 'searchPropertiesLegacy',
  method: 'POST',
  path: '/v1/properties/search/legacy',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  rejectsAsBadInput: true,
  work: 'searches',
};

export const getPlaceOverview: Call<Schemas['getPlaceOverview'], 'visitor'> = {
  name: 'getPlaceOverview',
  method: 'GET',
  path: '/v1/destinations/{stateNameSlug}/{nameSlug}',
  access: 'visitor',
  status: 200,
  work: 'searches',
};
