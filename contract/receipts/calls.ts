import type { Call } from '../call.ts';
import type { receiptsSchemas } from './schemas.ts';

type Schemas = typeof receiptsSchemas;

export const getInvoices: Call<Schemas['getInvoices'], 'account'> = {
  name: 'getInvoices',
  method: 'GET',
  path: '/v1/orders/{orderId}/invoices',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const issueInvoice: Call<Schemas['issueInvoice'], 'account'> = {
  name: 'issueInvoice',
  method: 'POST',
  path: '/v1/orders/{orderId}/invoices',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
};
