import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@golark/contract/call';
import type { getSharedStays as getSharedCall } from '@golark/contract/saved/calls';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller, Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { presentShared } from './price-saved.ts';
import { deleteShareKey, findOwnerOf, findShareKey, insertShareKey, listSaved } from './store.ts';

/** Twice as long as a link has to be that can't be guessed. */
const keyBytes = 24;

/** Sharing a list that is shared keeps its link; the next one after it was ended differs. */
export const shareStays = async (
  ctx: Context,
  { accountId }: AccountCaller,
  isShared: boolean,
): Promise<{ shareKey: string | null }> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    const shareKey = randomBytes(keyBytes).toString('base64url');
    if (isShared) await insertShareKey(trx, { accountId, shareKey, now: ctx.clock.now() });
    else await deleteShareKey(trx, accountId);
    return { shareKey: await findShareKey(trx, accountId) };
  });

/** A list that its owner shares, with the caller's prices and nothing about the owner. Throws NOT_FOUND. */
export const getSharedStays = async (
  ctx: Context,
  caller: Caller,
  shareKey: string,
): Promise<ResponseOf<typeof getSharedCall>> => {
  const owner = await findOwnerOf(ctx.db, shareKey);
  if (!owner) throw notFound('This list');
  return { stays: await presentShared(ctx, caller, await listSaved(ctx.db, owner.id)) };
};
