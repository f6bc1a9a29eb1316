import type { Call } from '../call.ts';
import type { staysSchemas } from './schemas.ts';

type Schemas = typeof staysSchemas;

export const getProperty: Call<Schemas['getProperty'], 'visitor'> = {
  name: 'getProperty',
  method: 'GET',
  path: '/v1/property/{globalId}',
  access: 'visitor',
  status: 200,
};

export const listReviews: Call<Schemas['listReviews'], 'visitor'> = {
  name: 'listReviews',
  method: 'GET',
  path: '/v1/property/{globalId}/reviews',
  access: 'visitor',
  status: 200,
};
