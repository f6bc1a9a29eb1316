import * as calls from '@golark/contract/saved/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import {
  createSavedList,
  deleteSavedList,
  findOwnList,
  listSavedLists,
  moveSavedStay,
  renameSavedList,
} from './lists.ts';
import { listSavedIds, listSavedStays, previewSavedStays, removeSavedStay, saveStays } from './save-stays.ts';
import { setSavedDates } from './set-dates.ts';
import { getSharedStays, shareStays } from './share-stays.ts';

export const registerSavedRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listSavedStays, ({ caller, query }) => listSavedStays(ctx, caller, query.listId));
  registerCall(app, calls.listSavedIds, ({ caller }) => listSavedIds(ctx, caller));
  registerCall(app, calls.saveStays, ({ caller, body }) => saveStays(ctx, caller, body));
  registerCall(app, calls.setSavedDates, ({ caller, body }) => setSavedDates(ctx, caller, body));
  registerCall(app, calls.removeSavedStay, async ({ caller, params }) => {
    await removeSavedStay(ctx, caller, params.globalId);
    return undefined;
  });
  registerCall(app, calls.previewSavedStays, ({ caller, body }) =>
    previewSavedStays(ctx, caller, body.stays),
  );
  registerCall(app, calls.shareSavedStays, ({ caller, body }) => shareStays(ctx, caller, body));
  registerCall(app, calls.getSharedStays, ({ caller, params }) =>
    getSharedStays(ctx, caller, params.shareKey),
  );
  registerListRoutes(app, ctx);
};

const registerListRoutes = (app: FastifyInstance, ctx: Context): void => {
  const owned = {
    what: 'This list',
    load: ({ params: { listId } }: { params: { listId: string } }, accountId: string) =>
      findOwnList(ctx, { accountId, listId }),
  };
  registerCall(app, calls.listSavedLists, ({ caller }) => listSavedLists(ctx, caller));
  registerCall(app, calls.createSavedList, ({ caller, body }) => createSavedList(ctx, caller, body.name));
  registerOwnedCall(app, calls.renameSavedList, {
    ...owned,
    handle: ({ caller: { accountId }, resource, body }) =>
      renameSavedList(ctx, { accountId, listId: resource.id }, { list: resource, name: body.name }),
  });
  registerCall(app, calls.deleteSavedList, async ({ caller: { accountId }, params: { listId } }) => {
    await deleteSavedList(ctx, { accountId, listId });
    return undefined;
  });
  registerOwnedCall(app, calls.moveSavedStay, {
    ...owned,
    handle: async ({ caller: { accountId }, params, resource }) => {
      await moveSavedStay(ctx, { accountId, listId: resource.id }, params.globalId);
      return undefined;
    },
  });
};
