import type { Call } from '../call.ts';
import type { emailPreferencesSchemas } from './schemas.ts';

type Schemas = typeof emailPreferencesSchemas;

export const getEmailPreferences: Call<Schemas['getEmailPreferences'], 'account'> = {
  name: 'getEmailPreferences',
  method: 'GET',
  path: '/v1/account/me/email-preferences',
  access: 'account',
  status: 200,
};

export const setEmailPreference: Call<Schemas['setEmailPreference'], 'account'> = {
  name: 'setEmailPreference',
  method: 'POST',
  path: '/v1/account/me/email-preferences',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const validateUnsubscribeToken: Call<Schemas['validateUnsubscribeToken'], 'visitor'> = {
  name: 'validateUnsubscribeToken',
  method: 'POST',
  path: '/v1/unsubscribe/validate-token',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const unsubscribe: Call<Schemas['unsubscribe'], 'visitor'> = {
  name: 'unsubscribe',
  method: 'POST',
  path: '/v1/unsubscribe',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};
