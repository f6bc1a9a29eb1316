import type { Call } from '../call.ts';
import type { flagsSchemas } from './schemas.ts';

type Schemas = typeof flagsSchemas;

export const getFeatureFlags: Call<Schemas['getFeatureFlags'], 'visitor'> = {
  name: 'getFeatureFlags',
  method: 'GET',
  path: '/v1/feature-flags',
  access: 'visitor',
  status: 200,
};
