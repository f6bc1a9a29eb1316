import type { Call } from '../call.ts';
import type { savedSchemas } from './schemas.ts';

type Schemas = typeof savedSchemas;

const path = '/v1/saved-stays';

export const listSavedStays: Call<Schemas['listSavedStays'], 'account'> = {
  name: 'listSavedStays',
  method: 'GET',
  path,
  access: 'account',
  status: 200,
  work: 'searches',
};

export const saveStays: Call<Schemas['saveStays'], 'account'> = {
  name: 'saveStays',
  method: 'PUT',
  path,
  access: 'account',
  status: 200,
  isIdempotent: false,
  work: 'searches',
};

export const setSavedDates: Call<Schemas['setSavedDates'], 'account'> = {
  name: 'setSavedDates',
  method: 'PATCH',
  path,
  access: 'account',
  status: 200,
  isIdempotent: false,
  work: 'searches',
};

export const removeSavedStay: Call<Schemas['removeSavedStay'], 'account'> = {
  name: 'removeSavedStay',
  method: 'DELETE',
  path: '/v1/saved-stays/{globalId}',
  access: 'account',
  status: 204,
  isIdempotent: false,
};

export const listSavedIds: Call<Schemas['listSavedIds'], 'account'> = {
  name: 'listSavedIds',
  method: 'GET',
  path: '/v1/saved-stays/ids',
  access: 'account',
  status: 200,
};

export const previewSavedStays: Call<Schemas['previewSavedStays'], 'visitor'> = {
  name: 'previewSavedStays',
  method: 'POST',
  path: '/v1/saved-stays/preview',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'searches',
};

export const shareSavedStays: Call<Schemas['shareSavedStays'], 'account'> = {
  name: 'shareSavedStays',
  method: 'POST',
  path: '/v1/saved-stays/share',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const getSharedStays: Call<Schemas['getSharedStays'], 'visitor'> = {
  name: 'getSharedStays',
  method: 'GET',
  path: '/v1/shared-stays/{shareKey}',
  access: 'visitor',
  status: 200,
  work: 'searches',
};
