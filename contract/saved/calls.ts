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

const listsPath = '/v1/saved-lists';

export const listSavedLists: Call<Schemas['listSavedLists'], 'account'> = {
  name: 'listSavedLists',
  method: 'GET',
  path: listsPath,
  access: 'account',
  status: 200,
};

export const createSavedList: Call<Schemas['createSavedList'], 'account'> = {
  name: 'createSavedList',
  method: 'POST',
  path: listsPath,
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const renameSavedList: Call<Schemas['renameSavedList'], 'account'> = {
  name: 'renameSavedList',
  method: 'PATCH',
  path: '/v1/saved-lists/{listId}',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const deleteSavedList: Call<Schemas['deleteSavedList'], 'account'> = {
  name: 'deleteSavedList',
  method: 'DELETE',
  path: '/v1/saved-lists/{listId}',
  access: 'account',
  status: 204,
  isIdempotent: false,
};

export const moveSavedStay: Call<Schemas['moveSavedStay'], 'account'> = {
  name: 'moveSavedStay',
  method: 'PUT',
  path: '/v1/saved-lists/{listId}/stays/{globalId}',
  access: 'account',
  status: 204,
  isOwned: true,
  isIdempotent: false,
};
