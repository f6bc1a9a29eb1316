import * as calls from '@golark/contract/tickets/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { cancelTickets, previewCancellation } from './cancel/cancel-tickets.ts';
import { registerTicketFiles } from './files/routes.ts';
import { registerHoldRoutes } from './hold-routes.ts';
import { listScannedEvents } from './list-scanned-events.ts';
import { listTicketListings } from './list-ticket-listings.ts';
import { orderTickets } from './order-tickets.ts';
import { confirmTicketPayment, getTicketOrder, listTicketOrders } from './own-ticket-orders.ts';
import { offerTicketsAgain, takeTicketsBack } from './pool/offer-again.ts';
import { registerQueueRoutes } from './queue/routes.ts';
import { returnTickets } from './return-tickets.ts';
import { scanTicket } from './scan-ticket.ts';
import { registerStockStream } from './stock-stream.ts';
import { registerTransferRoutes } from './transfer/routes.ts';
import { registerWaitingListRoutes } from './waiting-list/routes.ts';

export const registerTicketRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerTicketFiles(app, ctx);
  registerHoldRoutes(app, ctx);
  registerStockStream(app, ctx);
  registerQueueRoutes(app, ctx);
  registerTransferRoutes(app, ctx);
  registerWaitingListRoutes(app, ctx);
  registerCall(app, calls.listTicketListings, ({ caller, params, query }) =>
    listTicketListings(ctx, caller, { eventId: params.eventId, query }),
  );
  registerCall(app, calls.orderTickets, ({ caller, body }) => orderTickets(ctx, caller, body));
  registerCall(app, calls.listTicketOrders, ({ caller, query }) => listTicketOrders(ctx, caller, query));
  registerCall(app, calls.getTicketOrder, ({ caller, params, query }) =>
    getTicketOrder(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.returnTickets, ({ caller, params, query }) =>
    returnTickets(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.previewTicketCancellation, ({ caller, params, query: { tickets, ...key } }) =>
    previewCancellation(ctx, caller, { access: { ...params, ...key }, numbers: tickets }),
  );
  registerCall(app, calls.cancelTickets, ({ caller, params, query, body }) =>
    cancelTickets(ctx, caller, { access: { ...params, ...query }, input: body }),
  );
  registerCall(app, calls.listScannedEvents, () => listScannedEvents(ctx));
  registerCall(app, calls.offerTicketsAgain, ({ caller, params, query, body }) =>
    offerTicketsAgain(ctx, caller, { access: { ...params, ...query }, tickets: body.tickets }),
  );
  registerCall(app, calls.takeTicketsBack, ({ caller, params, query }) =>
    takeTicketsBack(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.scanTicket, ({ body }) => scanTicket(ctx, body));
  registerCall(app, calls.confirmTicketPayment, ({ caller, params, query }) =>
    confirmTicketPayment(ctx, caller, { ...params, ...query }),
  );
};
