import type { Call } from '../call.ts';
import type { twoStepSchemas } from './schemas.ts';

type Schemas = typeof twoStepSchemas;

export const getTwoStep: Call<Schemas['getTwoStep'], 'account'> = {
  name: 'getTwoStep',
  method: 'GET',
  path: '/v1/account/me/two-step',
  access: 'account',
  status: 200,
};

export const startTwoStep: Call<Schemas['startTwoStep'], 'account'> = {
  name: 'startTwoStep',
  method: 'POST',
  path: '/v1/account/me/two-step/start',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const confirmTwoStep: Call<Schemas['confirmTwoStep'], 'account'> = {
  name: 'confirmTwoStep',
  method: 'POST',
  path: '/v1/account/me/two-step/confirm',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const renewRecoveryCodes: Call<Schemas['renewRecoveryCodes'], 'account'> = {
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/v1/account/me/two-step/recovery-codes',
  access: 'account',
  status: 200,
  isIdempotent: false,
};

export const stopTwoStep: Call<Schemas['stopTwoStep'], 'account'> = {
  name: 'stopTwoStep',
  method: 'POST',
  path: '/v1/account/me/two-step/stop',
  access: 'account',
  status: 204,
  isIdempotent: false,
};
