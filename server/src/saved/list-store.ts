import { type Selectable, sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import { isUuid } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { DB, SavedLists } from '#platform/database/tables';
import { invalidField } from '#platform/failure';

export type ListRow = Pick<Selectable<SavedLists>, 'id' | 'name' | 'share_key' | 'used_at'> & {
  stay_count: number;
};

/** A list of an account; every statement names both. */
export interface OwnList {
  accountId: string;
  listId: string;
}

const selectLists = (db: Database, accountId: string) =>
  db
    .selectFrom('saved_lists as l')
    .select(({ selectFrom }) => [
      'l.id',
      'l.name',
      'l.share_key',
      'l.used_at',
      selectFrom('saved_stays as s')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('s.account_id', '=', 'l.account_id')
        .whereRef('s.list_id', '=', 'l.id')
        .$asScalar()
        .$notNull()
        .as('stay_count'),
    ])
    .where('l.account_id', '=', accountId);

/** The oldest first. */
export const listLists = (db: Database, accountId: string): Promise<ListRow[]> =>
  selectLists(db, accountId).orderBy('l.created_at').orderBy('l.id').execute();

export const findList = async (db: Database, { accountId, listId }: OwnList): Promise<ListRow | undefined> =>
  isUuid(listId) ? selectLists(db, accountId).where('l.id', '=', listId).executeTakeFirst() : undefined;

/** The one that was used last; the newest of those that were used at the same time. */
export const lastUsedOf = (lists: readonly ListRow[]): ListRow | undefined => {
  const latest = Math.max(...lists.map(({ used_at }) => used_at.getTime()));
  return lists.findLast(({ used_at }) => used_at.getTime() === latest);
};

/** Throws VALIDATION_ERROR (name) if another list of the account has the name, in capitals or not. */
const orNameTaken = (error: unknown): never => {
  throw isViolationOf(error, 'saved_lists_name') ? invalidField('name', 'list_name_taken') : error;
};

/** A new list is the one that was used last. Throws VALIDATION_ERROR. */
export const insertList = async (
  trx: Transaction<DB>,
  { accountId, name, now }: { accountId: string; name: string | null; now: Date },
): Promise<ListRow> => {
  const row = { account_id: accountId, name, created_at: now, used_at: now };
  const inserted = trx
    .insertInto('saved_lists')
    .values(row)
    .returning(['id', 'name', 'share_key', 'used_at']);
  return { ...(await inserted.executeTakeFirstOrThrow().catch(orNameTaken)), stay_count: 0 };
};

/** Throws VALIDATION_ERROR. */
export const updateList = async (
  db: Database,
  { accountId, listId }: OwnList,
  change: { name?: string; share_key?: string | null; used_at?: Date },
): Promise<void> => {
  await db
    .updateTable('saved_lists')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', listId)
    .execute()
    .catch(orNameTaken);
};

/** The stays on it go with it. */
export const deleteList = async (trx: Transaction<DB>, { accountId, listId }: OwnList): Promise<void> => {
  if (!isUuid(listId)) return;
  await trx.deleteFrom('saved_lists').where('account_id', '=', accountId).where('id', '=', listId).execute();
};

/** The list that is shared with this key, unless its account is suspended. */
export const findShared = (db: Database, shareKey: string) =>
  db
    .selectFrom('saved_lists')
    .innerJoin('accounts', 'accounts.id', 'saved_lists.account_id')
    .select(['saved_lists.id as listId', 'saved_lists.account_id as accountId', 'name'])
    .where('share_key', '=', shareKey)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();

/** Everything about the lists of an account. */
export const deleteListsOf = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('saved_lists').where('account_id', '=', accountId).execute();
};
