import type { Call } from '../call.ts';
import type { ticketTransfersSchemas } from './schemas.ts';

type Schemas = typeof ticketTransfersSchemas;

export const sendTickets: Call<Schemas['sendTickets'], 'visitor'> = {
  name: 'sendTickets',
  method: 'POST',
  path: '/v1/tickets/orders/{orderId}/transfers',
  access: 'visitor',
  status: 201,
  isIdempotent: true,
};

export const withdrawTickets: Call<Schemas['withdrawTickets'], 'visitor'> = {
  name: 'withdrawTickets',
  method: 'DELETE',
  path: '/v1/tickets/orders/{orderId}/transfers/{transferId}',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};

export const listReceivedTickets: Call<Schemas['listReceivedTickets'], 'account'> = {
  name: 'listReceivedTickets',
  method: 'GET',
  path: '/v1/tickets/transfers',
  access: 'account',
  status: 200,
};

export const getReceivedTickets: Call<Schemas['getReceivedTickets'], 'visitor'> = {
  name: 'getReceivedTickets',
  method: 'GET',
  path: '/v1/tickets/transfers/{transferId}',
  access: 'visitor',
  status: 200,
};

export const acceptTickets: Call<Schemas['acceptTickets'], 'visitor'> = {
  name: 'acceptTickets',
  method: 'POST',
  path: '/v1/tickets/transfers/{transferId}/accept',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};

export const declineTickets: Call<Schemas['declineTickets'], 'visitor'> = {
  name: 'declineTickets',
  method: 'POST',
  path: '/v1/tickets/transfers/{transferId}/decline',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};

export const getReceivedTicketFile: Call<Schemas['getReceivedTicketFile'], 'visitor'> = {
  name: 'getReceivedTicketFile',
  method: 'GET',
  path: '/v1/tickets/transfers/{transferId}/tickets/{number}',
  access: 'visitor',
  status: 200,
  sends: 'application/pdf',
};
