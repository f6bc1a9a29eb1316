import { randomBytes } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type {
  getSharedStays as getSharedCall,
  shareSavedStays as shareCall,
} from '@golark/contract/saved/calls';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller, Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { findList, findShared, updateList } from './list-store.ts';
import { listToUse } from './lists.ts';
import { presentShared } from './price-saved.ts';
import { listSaved } from './store.ts';

/** Twice as long as a link has to be that can't be guessed. */
const keyBytes = 24;

/** Sharing a list that is shared keeps its link; the next one after it was ended differs. Throws NOT_FOUND. */
export const shareStays = async (
  ctx: Context,
  { accountId }: AccountCaller,
  { isShared, listId }: BodyOf<typeof shareCall>,
): Promise<{ shareKey: string | null }> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    const own = await listToUse(ctx, trx, { accountId, listId });
    const known = (await findList(trx, own))?.share_key ?? null;
    const shareKey = isShared ? (known ?? randomBytes(keyBytes).toString('base64url')) : null;
    await updateList(trx, own, { share_key: shareKey });
    return { shareKey };
  });

/** A list that its owner shares, with the caller's prices and only its name about the owner. Throws NOT_FOUND. */
export const getSharedStays = async (
  ctx: Context,
  caller: Caller,
  shareKey: string,
): Promise<ResponseOf<typeof getSharedCall>> => {
  const shared = await findShared(ctx.db, shareKey);
  if (!shared) throw notFound('This list');
  const { name, ...own } = shared;
  return { name, stays: await presentShared(ctx, caller, await listSaved(ctx.db, own)) };
};
