import type { Call } from '../call.ts';
import type { calendarsSchemas } from './schemas.ts';

type Schemas = typeof calendarsSchemas;

export const getAvailability: Call<Schemas['getAvailability'], 'visitor'> = {
  name: 'getAvailability',
  method: 'GET',
  path: '/v1/property/{globalId}/availability',
  access: 'visitor',
  status: 200,
};
