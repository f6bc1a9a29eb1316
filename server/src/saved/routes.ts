import { randomBytes } from 'node:crypto';
import * as calls from '@golark/contract/saved/calls';
import type { FastifyInstance } from 'fastify';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getSharedStays, listSavedStays, previewSavedStays, saveStays } from './save-stays.ts';
import { deleteSaved, deleteShareKey, findShareKey, insertShareKey, listSaved } from './store.ts';

/** Twice as long as a link has to be that can't be guessed. */
const keyBytes = 24;

/** Sharing a list that is shared keeps its link; the next one after it was ended differs. */
const shareStays = async (ctx: Context, { accountId }: AccountCaller, isShared: boolean) => {
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    const shareKey = randomBytes(keyBytes).toString('base64url');
    if (isShared) await insertShareKey(trx, { accountId, shareKey, now: ctx.clock.now() });
    else await deleteShareKey(trx, accountId);
  });
  return { shareKey: await findShareKey(ctx.db, accountId) };
};

export const registerSavedRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listSavedStays, ({ caller }) => listSavedStays(ctx, caller));
  registerCall(app, calls.listSavedIds, async ({ caller }) => ({
    ids: (await listSaved(ctx.db, caller.accountId)).map(({ listing_id }) => listing_id),
  }));
  registerCall(app, calls.saveStays, ({ caller, body }) => saveStays(ctx, caller, body.stays));
  registerCall(app, calls.removeSavedStay, async ({ caller, params }) => {
    const saved = { accountId: caller.accountId, listingId: params.globalId };
    await ctx.db.transaction().execute((trx) => deleteSaved(trx, saved));
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
