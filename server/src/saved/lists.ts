import { mostSavedLists, mostSavedStays } from '@golark/contract/saved/rules';
import type { ListSummary } from '@golark/contract/saved/schemas';
import type { Transaction } from 'kysely';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { invalidField, notFound } from '#platform/failure';
import {
  deleteList,
  findList,
  insertList,
  type ListRow,
  lastUsedOf,
  listLists,
  type OwnList,
  updateList,
} from './list-store.ts';
import { countSaved, moveSaved } from './store.ts';

export const presentList = ({ id, name, stay_count }: ListRow): ListSummary => ({
  id,
  name,
  stayCount: stay_count,
});

/** The list that a call names, by default the one that was used last; null if there is none. Throws NOT_FOUND. */
export const listOf = async (
  db: Database,
  { accountId, listId }: { accountId: string; listId: string | undefined },
): Promise<{ list: ListRow | null; lists: ListRow[] }> => {
  const lists = await listLists(db, accountId);
  if (listId === undefined) return { list: lastUsedOf(lists) ?? null, lists };
  const list = lists.find(({ id }) => id === listId);
  if (!list) throw notFound('This list');
  return { list, lists };
};

/** The same for what is saved: an account without a list gets its first one. The account must be locked. */
export const listToUse = async (
  ctx: Context,
  trx: Transaction<DB>,
  named: { accountId: string; listId: string | undefined },
): Promise<OwnList> => {
  const { accountId } = named;
  const list =
    (await listOf(trx, named)).list ??
    (await insertList(trx, { accountId, name: null, now: ctx.clock.now() }));
  return { accountId, listId: list.id };
};

/** Throws VALIDATION_ERROR at this field for a list with too many stays. The account must be locked. */
export const checkSize = async (trx: Transaction<DB>, list: OwnList, field: string): Promise<void> => {
  if ((await countSaved(trx, list)) > mostSavedStays)
    throw invalidField(field, 'saved_limit', { maximum: mostSavedStays });
};

export const listSavedLists = async (
  ctx: Context,
  { accountId }: AccountCaller,
): Promise<{ lists: ListSummary[] }> => ({
  lists: (await listLists(ctx.db, accountId)).map(presentList),
});

/** The account is locked, so that lists which are made at the same time are not more than the limit. Throws VALIDATION_ERROR. */
export const createSavedList = (
  ctx: Context,
  { accountId }: AccountCaller,
  name: string,
): Promise<{ list: ListSummary }> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    if ((await listLists(trx, accountId)).length >= mostSavedLists)
      throw invalidField('name', 'lists_limit', { maximum: mostSavedLists });
    return { list: presentList(await insertList(trx, { accountId, name, now: ctx.clock.now() })) };
  });

export const findOwnList = (ctx: Context, own: OwnList) => findList(ctx.db, own);

/** Throws VALIDATION_ERROR. */
export const renameSavedList = async (
  ctx: Context,
  own: OwnList,
  { list, name }: { list: ListRow; name: string },
): Promise<{ list: ListSummary }> => {
  await updateList(ctx.db, own, { name });
  return { list: presentList({ ...list, name }) };
};

export const deleteSavedList = (ctx: Context, own: OwnList): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, own.accountId, 'change');
    await deleteList(trx, own);
  });

/** The list is used by that. Throws NOT_FOUND for a stay that is not saved, VALIDATION_ERROR (globalId) above the limit of the list. */
export const moveSavedStay = (ctx: Context, own: OwnList, listingId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, own.accountId, 'change');
    if (!(await findList(trx, own))) throw notFound('This list');
    if (!(await moveSaved(trx, own, listingId))) throw notFound('This stay');
    await checkSize(trx, own, 'globalId');
    await updateList(trx, own, { used_at: ctx.clock.now() });
  });
