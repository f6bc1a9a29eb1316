import type { Call } from '../call.ts';
import type { paymentsSchemas } from './schemas.ts';

type Schemas = typeof paymentsSchemas;

export const setUpCard: Call<Schemas['setUpCard'], 'account'> = {
  name: 'setUpCard',
  method: 'POST',
  path: '/v1/payments/setup',
  access: 'account',
  status: 201,
  isIdempotent: false,
};

export const setUpThreeDS: Call<Schemas['setUpThreeDS'], 'account'> = {
  name: 'setUpThreeDS',
  method: 'POST',
  path: '/v1/payments/setup-3ds',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const saveCard: Call<Schemas['saveCard'], 'account'> = {
  name: 'saveCard',
  method: 'PUT',
  path: '/v1/account/me/saved-cards',
  access: 'account',
  status: 201,
  isIdempotent: false,
};

export const listCards: Call<Schemas['listCards'], 'account'> = {
  name: 'listCards',
  method: 'GET',
  path: '/v1/account/me/saved-cards',
  access: 'account',
  status: 200,
};

export const setDefaultCard: Call<Schemas['setDefaultCard'], 'account'> = {
  name: 'setDefaultCard',
  method: 'POST',
  path: '/v1/account/me/saved-cards/default',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const deleteCard: Call<Schemas['deleteCard'], 'account'> = {
  name: 'deleteCard',
  method: 'DELETE',
  path: '/v1/account/me/saved-cards/card/{cardId}',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: false,
};

export const receivePaymentEvent: Call<Schemas['receivePaymentEvent'], 'visitor'> = {
  name: 'receivePaymentEvent',
  method: 'POST',
  path: '/v1/payments/webhook/{gateway}',
  access: 'visitor',
  isIdempotent: false,
  status: 200,
  isUnlimited: true,
};
