import * as calls from '@golark/contract/search/calls';
import { listSuggestions as listSuggestionsCall } from '@golark/contract/suggestions/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getPlaceOverview } from './get-place-overview.ts';
import { searchLegacy } from './search-legacy.ts';
import { searchProperties } from './search-properties.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';

export const registerSearchRoutes = (app: FastifyInstance, ctx: Context): void => {
  app.addHook('onReady', () => ctx.search.start());
  app.addHook('onClose', () => ctx.search.stop());
  registerCall(app, calls.searchProperties, ({ caller, body }) => searchProperties(ctx, caller, body));
  registerCall(app, calls.searchPropertiesLegacy, ({ caller, body }) => searchLegacy(ctx, caller, body));
  registerCall(app, calls.getPlaceOverview, ({ caller, params }) => getPlaceOverview(ctx, caller, params));
  registerCall(app, listSuggestionsCall, ({ caller, query }) => listSuggestions(ctx, caller, query));
};
