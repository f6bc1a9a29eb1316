import * as calls from '@golark/contract/destinations/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { presentDestination } from './present-destination.ts';
import { searchDestinations } from './search-destinations.ts';
import { destinationSitemaps } from './sitemap.ts';
import { listPopularCities } from './store.ts';

export const registerDestinationRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.sitemaps.push(...destinationSitemaps(ctx.db));
  registerCall(app, calls.searchDestinations, ({ body }) => searchDestinations(ctx, body));

  registerCall(app, calls.popularDestinations, async ({ query: { stateNameSlug, limit } }) => {
    const rows = await listPopularCities(ctx.db, { stateSlug: stateNameSlug, limit });
    return { destinations: rows.map((row) => ({ ...presentDestination(row), stayCount: row.stay_count })) };
  });
};
