import * as calls from '@golark/contract/saved/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { listSavedIds, listSavedStays, previewSavedStays, removeSavedStay, saveStays } from './save-stays.ts';
import { setSavedDates } from './set-dates.ts';
import { getSharedStays, shareStays } from './share-stays.ts';

export const registerSavedRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listSavedStays, ({ caller }) => listSavedStays(ctx, caller));
  registerCall(app, calls.listSavedIds, ({ caller }) => listSavedIds(ctx, caller));
  registerCall(app, calls.saveStays, ({ caller, body }) => saveStays(ctx, caller, body.stays));
  registerCall(app, calls.setSavedDates, ({ caller, body }) => setSavedDates(ctx, caller, body));
  registerCall(app, calls.removeSavedStay, async ({ caller, params }) => {
    await removeSavedStay(ctx, caller, params.globalId);
    return undefined;
  });
  registerCall(app, calls.previewSavedStays, ({ caller, body }) =>
    previewSavedStays(ctx, caller, body.stays),
  );
  registerCall(app, calls.shareSavedStays, ({ caller, body }) => shareStays(ctx, caller, body.isShared));
  registerCall(app, calls.getSharedStays, ({ caller, params }) =>
    getSharedStays(ctx, caller, params.shareKey),
  );
};
