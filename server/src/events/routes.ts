import * as calls from '@golark/contract/events/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getEvent } from './get-event.ts';
import { getPerformer } from './get-performer.ts';
import { getVenue, listVenues } from './get-venue.ts';
import { listTicketCategories } from './list-categories.ts';
import { listEvents } from './list-events.ts';
import { eventSitemaps } from './sitemap.ts';

export const registerEventRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.sitemaps.push(...eventSitemaps(ctx));
  registerCall(app, calls.listEvents, ({ caller, query }) => listEvents(ctx, caller, query));
  registerCall(app, calls.getEvent, async ({ caller, params }) => ({
    event: await getEvent(ctx, caller, params.eventId),
  }));
  registerCall(app, calls.listVenues, ({ caller, query }) => listVenues(ctx, caller, query));
  registerCall(app, calls.getVenue, async ({ caller, params }) => ({
    venue: await getVenue(ctx, caller, params.venueId),
  }));
  registerCall(app, calls.getPerformer, async ({ caller, params }) => ({
    performer: await getPerformer(ctx, caller, params.performerId),
  }));
  registerCall(app, calls.listTicketCategories, () => listTicketCategories(ctx));
};
