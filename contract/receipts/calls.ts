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

export const getReceiptFile: Call<Schemas['getReceiptFile'], 'account'> = {
  name: 'getReceiptFile',
  method: 'GET',
  path: '/v1/orders/{orderId}/receipt',
  access: 'account',
  status: 200,
  isOwned: true,
  sends: 'application/pdf',
};

export const getInvoiceFile: Call<Schemas['getInvoiceFile'], 'account'> = {
  name: 'getInvoiceFile',
  method: 'GET',
  path: '/v1/invoices/{number}',
  access: 'account',
  status: 200,
  isOwned: true,
  sends: 'application/pdf',
};
