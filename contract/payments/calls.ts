import type { Call } from '../call.ts';
import type { paymentsSchemas } from './schemas.ts';

type Schemas = typeof paymentsSchemas;

export const setUpCard: Call<Schemas['setUpCard']> = {
  name: 'setUpCard',
  method: 'POST',
  path: '/v1/payments/setup',
  access: 'account',
  status: 201,
};

export const setUpThreeDS: Call<Schemas['setUpThreeDS']> = {
  name: 'setUpThreeDS',
  method: 'POST',
  path: '/v1/payments/setup-3ds',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const saveCard: Call<Schemas['saveCard']> = {
  name: 'saveCard',
  method: 'PUT',
  path: '/v1/account/me/saved-cards',
  access: 'account',
  status: 201,
};

export const listCards: Call<Schemas['listCards']> = {
  name: 'listCards',
  method: 'GET',
  path: '/v1/account/me/saved-cards',
  access: 'account',
  status: 200,
};

export const setDefaultCard: Call<Schemas['setDefaultCard']> = {
  name: 'setDefaultCard',
  method: 'POST',
  path: '/v1/account/me/saved-cards/default',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const deleteCard: Call<Schemas['deleteCard']> = {
  name: 'deleteCard',
  method: 'DELETE',
  path: '/v1/account/me/saved-cards/card/{cardId}',
  access: 'account',
  status: 200,
  isOwned: true,
};
