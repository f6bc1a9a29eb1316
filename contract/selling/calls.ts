import type { Call } from '../call.ts';
import { fileBodyLimit } from './rules.ts';
import type { sellingSchemas } from './schemas.ts';

type Schemas = typeof sellingSchemas;

export const createTicketListing: Call<Schemas['createTicketListing'], 'account'> = {
  name: 'createTicketListing',
  method: 'PUT',
  path: '/v1/tickets/listings',
  access: 'account',
  status: 201,
  isIdempotent: true,
};

export const listOwnTicketListings: Call<Schemas['listOwnTicketListings'], 'account'> = {
  name: 'listOwnTicketListings',
  method: 'GET',
  path: '/v1/tickets/listings',
  access: 'account',
  status: 200,
};

export const getOwnTicketListing: Call<Schemas['getOwnTicketListing'], 'account'> = {
  name: 'getOwnTicketListing',
  method: 'GET',
  path: '/v1/tickets/listings/{listingId}',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const changeTicketListing: Call<Schemas['changeTicketListing'], 'account'> = {
  name: 'changeTicketListing',
  method: 'POST',
  path: '/v1/tickets/listings/{listingId}',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const removeTicketListing: Call<Schemas['removeTicketListing'], 'account'> = {
  name: 'removeTicketListing',
  method: 'DELETE',
  path: '/v1/tickets/listings/{listingId}',
  access: 'account',
  status: 204,
  isOwned: true,
  isIdempotent: true,
};

export const uploadTicketFile: Call<Schemas['uploadTicketFile'], 'account'> = {
  name: 'uploadTicketFile',
  method: 'POST',
  path: '/v1/tickets/listings/{listingId}/files',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  bodyLimit: fileBodyLimit,
  work: 'uploads',
};

export const advisePrice: Call<Schemas['advisePrice'], 'visitor'> = {
  name: 'advisePrice',
  method: 'GET',
  path: '/v1/events/{eventId}/price-advice',
  access: 'visitor',
  status: 200,
};

export const listTicketSales: Call<Schemas['listTicketSales'], 'account'> = {
  name: 'listTicketSales',
  method: 'GET',
  path: '/v1/tickets/sales',
  access: 'account',
  status: 200,
};

export const getTicketSale: Call<Schemas['getTicketSale'], 'account'> = {
  name: 'getTicketSale',
  method: 'GET',
  path: '/v1/tickets/sales/{orderId}',
  access: 'account',
  status: 200,
  isOwned: true,
};

export const deliverTickets: Call<Schemas['deliverTickets'], 'account'> = {
  name: 'deliverTickets',
  method: 'POST',
  path: '/v1/tickets/sales/{orderId}/deliver',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
  bodyLimit: fileBodyLimit,
  work: 'uploads',
};

export const answerObjection: Call<Schemas['answerObjection'], 'account'> = {
  name: 'answerObjection',
  method: 'POST',
  path: '/v1/tickets/sales/{orderId}/objection',
  access: 'account',
  status: 200,
  isOwned: true,
  isIdempotent: true,
};
