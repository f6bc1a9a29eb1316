import type { Call } from '../call.ts';
import type { ticketsSchemas } from './schemas.ts';

type Schemas = typeof ticketsSchemas;

export const listTicketListings: Call<Schemas['listTicketListings'], 'visitor'> = {
  name: 'listTicketListings',
  method: 'GET',
  path: '/v1/events/{eventId}/listings',
  access: 'visitor',
  status: 200,
  work: 'searches',
};

export const holdTickets: Call<Schemas['holdTickets'], 'visitor'> = {
  name: 'holdTickets',
  method: 'POST',
  path: '/v1/tickets/holds',
  access: 'visitor',
  status: 201,
  isIdempotent: true,
  work: 'holds',
};

export const listOwnHolds: Call<Schemas['listOwnHolds'], 'visitor'> = {
  name: 'listOwnHolds',
  method: 'GET',
  path: '/v1/tickets/holds',
  access: 'visitor',
  status: 200,
};

export const getHold: Call<Schemas['getHold'], 'visitor'> = {
  name: 'getHold',
  method: 'GET',
  path: '/v1/tickets/holds/{holdId}',
  access: 'visitor',
  status: 200,
};

export const findOwnHold: Call<Schemas['findOwnHold'], 'visitor'> = {
  name: 'findOwnHold',
  method: 'GET',
  path: '/v1/events/{eventId}/hold',
  access: 'visitor',
  status: 200,
};

export const extendHold: Call<Schemas['extendHold'], 'visitor'> = {
  name: 'extendHold',
  method: 'POST',
  path: '/v1/tickets/holds/{holdId}/extend',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
  work: 'holds',
};

export const renewHold: Call<Schemas['renewHold'], 'visitor'> = {
  name: 'renewHold',
  method: 'POST',
  path: '/v1/tickets/holds/{holdId}/renew',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
  work: 'holds',
};

/** For a visitor: an account has `setUpCard`. */
export const setUpHoldCard: Call<Schemas['setUpHoldCard'], 'visitor'> = {
  name: 'setUpHoldCard',
  method: 'POST',
  path: '/v1/tickets/holds/{holdId}/card-setup',
  access: 'visitor',
  status: 200,
  isIdempotent: false,
};

export const releaseHold: Call<Schemas['releaseHold'], 'visitor'> = {
  name: 'releaseHold',
  method: 'DELETE',
  path: '/v1/tickets/holds/{holdId}',
  access: 'visitor',
  status: 204,
  isIdempotent: true,
  work: 'holds',
};

export const orderTickets: Call<Schemas['orderTickets'], 'visitor'> = {
  name: 'orderTickets',
  method: 'PUT',
  path: '/v1/tickets/orders',
  access: 'visitor',
  status: 201,
  isIdempotent: true,
  work: 'bookings',
};

export const listTicketOrders: Call<Schemas['listTicketOrders'], 'account'> = {
  name: 'listTicketOrders',
  method: 'GET',
  path: '/v1/tickets/orders',
  access: 'account',
  status: 200,
};

export const getTicketOrder: Call<Schemas['getTicketOrder'], 'visitor'> = {
  name: 'getTicketOrder',
  method: 'GET',
  path: '/v1/tickets/orders/{orderId}',
  access: 'visitor',
  status: 200,
};

export const confirmTicketPayment: Call<Schemas['confirmTicketPayment'], 'visitor'> = {
  name: 'confirmTicketPayment',
  method: 'POST',
  path: '/v1/tickets/orders/{orderId}/confirm-payment',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const returnTickets: Call<Schemas['returnTickets'], 'visitor'> = {
  name: 'returnTickets',
  method: 'POST',
  path: '/v1/tickets/orders/{orderId}/return',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const previewTicketCancellation: Call<Schemas['previewTicketCancellation'], 'visitor'> = {
  name: 'previewTicketCancellation',
  method: 'GET',
  path: '/v1/tickets/orders/{orderId}/cancellation',
  access: 'visitor',
  status: 200,
};

export const offerTicketsAgain: Call<Schemas['offerTicketsAgain'], 'visitor'> = {
  name: 'offerTicketsAgain',
  method: 'POST',
  path: '/v1/tickets/orders/{orderId}/offers',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};

export const takeTicketsBack: Call<Schemas['takeTicketsBack'], 'visitor'> = {
  name: 'takeTicketsBack',
  method: 'DELETE',
  path: '/v1/tickets/orders/{orderId}/offers',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
};

export const cancelTickets: Call<Schemas['cancelTickets'], 'visitor'> = {
  name: 'cancelTickets',
  method: 'POST',
  path: '/v1/tickets/orders/{orderId}/cancel',
  access: 'visitor',
  status: 200,
  isIdempotent: true,
  work: 'bookings',
};

export const listScannedEvents: Call<Schemas['listScannedEvents'], { operator: 'tickets.scan' }> = {
  name: 'listScannedEvents',
  method: 'GET',
  path: '/v1/operator/tickets/events',
  access: { operator: 'tickets.scan' },
  status: 200,
};

export const scanTicket: Call<Schemas['scanTicket'], { operator: 'tickets.scan' }> = {
  name: 'scanTicket',
  method: 'POST',
  path: '/v1/operator/tickets/scan',
  access: { operator: 'tickets.scan' },
  status: 200,
  isIdempotent: true,
};

export const getTicketFile: Call<Schemas['getTicketFile'], 'visitor'> = {
  name: 'getTicketFile',
  method: 'GET',
  path: '/v1/tickets/orders/{orderId}/tickets/{number}',
  access: 'visitor',
  status: 200,
  sends: 'application/pdf',
};

export const watchStock: Call<Schemas['watchStock'], 'visitor'> = {
  name: 'watchStock',
  method: 'GET',
  path: '/v1/events/{eventId}/stock',
  access: 'visitor',
  status: 200,
  // a page that is refused does not ask again
  work: 'queues',
  sends: 'text/event-stream',
};
