import * as calls from '@golark/contract/selling/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { advisePrice } from './advise-price.ts';
import { changeListing, removeListing } from './change-listing.ts';
import { createListing } from './create-listing.ts';
import { deliverTickets } from './deliver-tickets.ts';
import { answerObjection } from './objections/answer-objection.ts';
import { registerObjectionRoutes } from './objections/routes.ts';
import { listListings, loadOwnListing } from './own-listings.ts';
import { listSales, loadOwnSale } from './own-sales.ts';
import { presentListing } from './present-listing.ts';
import { presentSale } from './present-sale.ts';
import { uploadFile } from './upload-file.ts';

const registerListings = (app: FastifyInstance, ctx: Context): void => {
  const ofListing = {
    what: 'This listing',
    load: ({ params }: { params: { listingId: string } }, accountId: string) =>
      loadOwnListing(ctx, params.listingId, accountId),
  };
  registerCall(app, calls.createTicketListing, ({ caller, body }) => createListing(ctx, caller, body));
  registerCall(app, calls.listOwnTicketListings, ({ caller, query }) => listListings(ctx, caller, query));
  registerOwnedCall(app, calls.getOwnTicketListing, {
    ...ofListing,
    handle: async ({ caller, resource }) => ({ listing: presentListing(resource, caller.locale) }),
  });
  registerOwnedCall(app, calls.changeTicketListing, {
    ...ofListing,
    handle: ({ caller, resource, body }) => changeListing(ctx, caller, { resource, change: body }),
  });
  registerOwnedCall(app, calls.removeTicketListing, {
    ...ofListing,
    handle: ({ caller, resource }) => removeListing(ctx, caller, resource),
  });
  registerOwnedCall(app, calls.uploadTicketFile, {
    ...ofListing,
    handle: ({ caller, resource, body }) => uploadFile(ctx, caller, { resource, file: body }),
  });
};

const registerSales = (app: FastifyInstance, ctx: Context): void => {
  const ofSale = {
    what: 'This sale',
    load: ({ params }: { params: { orderId: string } }, accountId: string) =>
      loadOwnSale(ctx, params.orderId, accountId),
  };
  registerCall(app, calls.listTicketSales, ({ caller, query }) => listSales(ctx, caller, query));
  registerOwnedCall(app, calls.getTicketSale, {
    ...ofSale,
    handle: async ({ caller, resource }) => ({ sale: presentSale(ctx, resource, caller.locale) }),
  });
  registerOwnedCall(app, calls.deliverTickets, {
    ...ofSale,
    handle: ({ caller, resource, body }) => deliverTickets(ctx, caller, { resource, delivery: body }),
  });
  registerOwnedCall(app, calls.answerObjection, {
    ...ofSale,
    handle: ({ caller, resource, body }) => answerObjection(ctx, caller, { resource, text: body.text }),
  });
};

export const registerSellingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerListings(app, ctx);
  registerSales(app, ctx);
  registerObjectionRoutes(app, ctx);
  registerCall(app, calls.advisePrice, ({ params, query }) => advisePrice(ctx, params.eventId, query));
};
