import type { Call } from '../call.ts';
import type { savedSearchesSchemas } from './schemas.ts';

type Schemas = typeof savedSearchesSchemas;

const path = '/v1/saved-searches';

export const listSavedSearches: Call<Schemas['listSavedSearches'], 'account'> = {
  name: 'listSavedSearches',
  method: 'GET',
  path,
  access: 'account',
  status: 200,
};

export const saveSearch: Call<Schemas['saveSearch'], 'account'> = {
  name: 'saveSearch',
  method: 'POST',
  path,
  access: 'account',
  status: 200,
  isIdempotent: false,
  work: 'searches',
};

export const changeSavedSearch: Call<Schemas['changeSavedSearch'], 'account'> = {
  name: 'changeSavedSearch',
  method: 'PATCH',
  path: '/v1/saved-searches/{searchId}',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const removeSavedSearch: Call<Schemas['removeSavedSearch'], 'account'> = {
  name: 'removeSavedSearch',
  method: 'DELETE',
  path: '/v1/saved-searches/{searchId}',
  access: 'account',
  status: 204,
  isIdempotent: false,
};

export const validateAlertToken: Call<Schemas['validateAlertToken'], 'visitor'> = {
  name: 'validateAlertToken',
  method: 'POST',
  path: '/v1/search-alerts/validate-token',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const switchAlerts: Call<Schemas['switchAlerts'], 'visitor'> = {
  name: 'switchAlerts',
  method: 'POST',
  path: '/v1/search-alerts',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};
