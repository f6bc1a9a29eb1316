import type { Call } from '../call.ts';
import type { ordersSchemas } from './schemas.ts';

type Schemas = typeof ordersSchemas;

export const placeOrder: Call<Schemas['placeOrder'], 'account'> = {
  name: 'placeOrder',
  method: 'PUT',
  path: '/v1/orders',
  access: 'account',
  status: 201,
  isIdempotent: true,
  work: 'bookings',
};

export const getOrder: Call<Schemas['getOrder'], 'account'> = {
  name: 'getOrder',
  method: 'GET',
  path: '/v1/orders/{orderId}',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const listOrders: Call<Schemas['listOrders'], 'account'> = {
  name: 'listOrders',
  method: 'GET',
  path: '/v1/orders',
  access: 'account',
  status: 200,
};

export const confirmOrderPayment: Call<Schemas['confirmOrderPayment'], 'account'> = {
  name: 'confirmOrderPayment',
  method: 'POST',
  path: '/v1/orders/{orderId}/confirm-payment',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'bookings',
};
