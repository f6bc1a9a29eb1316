import type { Call } from '../call.ts';
import type { passwordResetSchemas } from './schemas.ts';

type Schemas = typeof passwordResetSchemas;

export const requestPasswordReset: Call<Schemas['requestPasswordReset'], 'visitor'> = {
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/v1/account/reset-password/request',
  access: 'visitor',
  status: 202,
  isIdempotent: false,
};

export const validateResetToken: Call<Schemas['validateResetToken'], 'visitor'> = {
  name: 'validateResetToken',
  method: 'POST',
  path: '/v1/account/reset-password/validate-token',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const completePasswordReset: Call<Schemas['completePasswordReset'], 'visitor'> = {
  name: 'completePasswordReset',
  method: 'POST',
  path: '/v1/account/reset-password/complete',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
  work: 'logins',
};
