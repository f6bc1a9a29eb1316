import type { Call } from '../call.ts';
import type { hostsSchemas } from './schemas.ts';

type Schemas = typeof hostsSchemas;

export const getHost: Call<Schemas['getHost'], 'visitor'> = {
  name: 'getHost',
  method: 'GET',
  path: '/v1/hosts/{hostId}',
  access: 'visitor',
  status: 200,
};

export const putHostLanguages: Call<Schemas['putHostLanguages'], { partner: 'profile.write' }> = {
  name: 'putHostLanguages',
  method: 'PUT',
  path: '/v1/partner/languages',
  access: { partner: 'profile.write' },
  status: 200,
  isIdempotent: false,
};
