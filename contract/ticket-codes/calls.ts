import type { Call } from '../call.ts';
import type { ticketCodesSchemas } from './schemas.ts';

type Schemas = typeof ticketCodesSchemas;

export const listTicketCodes: Call<Schemas['listTicketCodes'], 'visitor'> = {
  name: 'listTicketCodes',
  method: 'GET',
  path: '/v1/tickets/orders/{orderId}/codes',
  access: 'visitor',
  status: 200,
};

export const listReceivedCodes: Call<Schemas['listReceivedCodes'], 'visitor'> = {
  name: 'listReceivedCodes',
  method: 'GET',
  path: '/v1/tickets/transfers/{transferId}/codes',
  access: 'visitor',
  status: 200,
};
