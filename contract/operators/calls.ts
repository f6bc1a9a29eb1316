import type { Call } from '../call.ts';
import type { operatorsSchemas } from './schemas.ts';

type Schemas = typeof operatorsSchemas;

export const suspendAccount: Call<Schemas['suspendAccount'], { operator: 'accounts.suspend' }> = {
  name: 'suspendAccount',
  method: 'POST',
  path: '/v1/operator/accounts/{accountId}/suspend',
  access: { operator: 'accounts.suspend' },
  status: 200,
  isIdempotent: true,
};

export const restoreAccount: Call<Schemas['restoreAccount'], { operator: 'accounts.suspend' }> = {
  name: 'restoreAccount',
  method: 'POST',
  path: '/v1/operator/accounts/{accountId}/restore',
  access: { operator: 'accounts.suspend' },
  status: 200,
  isIdempotent: true,
};
