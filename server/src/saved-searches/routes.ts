import * as calls from '@golark/contract/saved-searches/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { switchAlerts, validateAlertToken } from './alert-links.ts';
import { changeSearch } from './change-search.ts';
import { listOwnSearches } from './list-own-searches.ts';
import { presentSearch } from './present-search.ts';
import { saveSearch } from './save-search.ts';
import { deleteSearch, findOwnSearch } from './store.ts';

export const registerSavedSearchRoutes = (app: FastifyInstance, ctx: Context): void => {
  const what = 'This search';
  registerCall(app, calls.listSavedSearches, ({ caller }) => listOwnSearches(ctx, caller));
  registerCall(app, calls.saveSearch, async ({ caller, body }) => ({
    search: presentSearch(ctx, await saveSearch(ctx, caller, body)),
  }));
  registerOwnedCall(app, calls.changeSavedSearch, {
    what,
    load: ({ params }, accountId) => findOwnSearch(ctx.db, params.searchId, accountId),
    handle: async ({ resource, body }) => {
      const changed = await changeSearch(ctx, resource, body);
      if (!changed) throw notFound(what);
      return { search: presentSearch(ctx, changed) };
    },
  });
  registerCall(app, calls.removeSavedSearch, async ({ caller, params }) => {
    await deleteSearch(ctx.db, { searchId: params.searchId, accountId: caller.accountId });
    return undefined;
  });
  registerCall(app, calls.validateAlertToken, ({ body }) => validateAlertToken(ctx, body.token));
  registerCall(app, calls.switchAlerts, ({ body }) => switchAlerts(ctx, body));
};
