import type { Call } from '../call.ts';
import type { supportSchemas } from './schemas.ts';

type Schemas = typeof supportSchemas;

export const contactUs: Call<Schemas['contactUs'], 'visitor'> = {
  name: 'contactUs',
  method: 'POST',
  path: '/v1/contactus',
  access: 'visitor',
  status: 202,
  isIdempotent: false,
};
