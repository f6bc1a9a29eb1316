import * as calls from '@golark/contract/destinations/calls';
import { curatedCacheSeconds } from '@golark/contract/destinations/curated-lists';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { listCuratedCards } from './curated-cards.ts';
import { geocode } from './geocode.ts';
import { presentDestination } from './present-destination.ts';
import { searchDestinations } from './search-destinations.ts';
import { destinationSitemaps } from './sitemap.ts';
import { listPopularCities } from './store.ts';

const addressesFound = 5;

export const registerDestinationRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.sitemaps.push(...destinationSitemaps(ctx.db));
  registerCall(app, calls.searchDestinations, ({ caller, body }) => searchDestinations(ctx, caller, body));

  registerCall(app, calls.geocodeAddress, async ({ query: { address } }) => {
    const found = await geocode(ctx, address, addressesFound);
    return { results: found.map(({ cityId: _, ...result }) => result) };
  });

  registerCall(app, calls.curatedCards, async ({ caller, query: { listId }, reply }) => {
    const cards = await listCuratedCards(ctx, listId, caller.locale);
    if (cards.length > 0)
      reply
        .header('cache-control', `public, max-age=${curatedCacheSeconds}`)
        .header('vary', 'accept-language');
    return cards;
  });

  registerCall(app, calls.popularDestinations, async ({ query: { stateNameSlug, limit } }) => {
    const rows = await listPopularCities(ctx.db, { stateSlug: stateNameSlug, limit });
    return { destinations: rows.map((row) => ({ ...presentDestination(row), stayCount: row.stay_count })) };
  });
};
