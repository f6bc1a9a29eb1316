import type { Call } from '../call.ts';
import type { onboardingSchemas } from './schemas.ts';

type Schemas = typeof onboardingSchemas;

export const getOnboarding: Call<Schemas['getOnboarding'], 'account'> = {
  name: 'getOnboarding',
  method: 'GET',
  path: '/v1/partner/onboarding',
  access: 'account',
  status: 200,
};

/** New listings begin with how a host takes guests; those that exist remain as they are. */
export const saveOnboarding: Call<Schemas['saveOnboarding'], 'account'> = {
  name: 'saveOnboarding',
  method: 'POST',
  path: '/v1/partner/onboarding',
  access: 'account',
  status: 200,
  isIdempotent: true,
};
