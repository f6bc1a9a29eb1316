import type { Call } from '../call.ts';
import type { objectionsSchemas } from './schemas.ts';

type Schemas = typeof objectionsSchemas;

const path = '/v1/tickets/orders/{orderId}/objection';

export const getObjection: Call<Schemas['getObjection'], 'visitor'> = {
  name: 'getObjection',
  method: 'GET',
  path,
  access: 'visitor',
  status: 200,
};

export const objectToDelivery: Call<Schemas['objectToDelivery'], 'visitor'> = {
  name: 'objectToDelivery',
  method: 'POST',
  path,
  access: 'visitor',
  status: 201,
  isIdempotent: true,
};

export const withdrawObjection: Call<Schemas['withdrawObjection'], 'visitor'> = {
  name: 'withdrawObjection',
  method: 'DELETE',
  path,
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};
