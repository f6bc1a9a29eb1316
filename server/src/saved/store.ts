import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, SavedStays } from '#platform/database/tables';

export type SavedRow = Omit<Selectable<SavedStays>, 'account_id'>;

const columns = [
  ...(['listing_id', 'arrive_day', 'depart_day', 'adults', 'child_ages', 'infants', 'pets'] as const),
  ...(['saved_amount', 'saved_at'] as const),
] as const;

/** Newest first. */
export const listSaved = (db: Database, accountId: string): Promise<SavedRow[]> =>
  db
    .selectFrom('saved_stays')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id')
    .execute();

/** Those of the ids that are published listings. */
export const listExisting = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::text[])`)
    .where('status', '=', 'published')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** A stay that is on the list stays as it is. */
export const insertSaved = async (
  trx: Transaction<DB>,
  accountId: string,
  rows: readonly SavedRow[],
): Promise<void> => {
  await trx
    .insertInto('saved_stays')
    .values(rows.map((row) => ({ ...row, account_id: accountId })))
    .onConflict((conflict) => conflict.columns(['account_id', 'listing_id']).doNothing())
    .execute();
};

/** What all stays of a list are looked at with. */
export type SavedFor = Pick<
  SavedRow,
  'arrive_day' | 'depart_day' | 'adults' | 'child_ages' | 'infants' | 'pets'
>;

/** The same dates and party for all stays, each with its price of now; null where there is none. */
export const updateAllSaved = async (
  trx: Transaction<DB>,
  accountId: string,
  { savedFor, amounts }: { savedFor: SavedFor; amounts: Readonly<Record<string, number | null>> },
): Promise<void> => {
  const saved_amount = sql<number | null>`(${JSON.stringify(amounts)}::jsonb ->> listing_id)::bigint`;
  await trx
    .updateTable('saved_stays')
    .set({ ...savedFor, saved_amount })
    .where('account_id', '=', accountId)
    .execute();
};

export const countSaved = async (trx: Transaction<DB>, accountId: string): Promise<number> => {
  const counted = trx.selectFrom('saved_stays').select((eb) => eb.fn.countAll<string>().as('count'));
  return Number((await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count);
};

export const deleteSaved = async (
  trx: Transaction<DB>,
  { accountId, listingId }: { accountId: string; listingId: string },
): Promise<void> => {
  await trx
    .deleteFrom('saved_stays')
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .execute();
};

export const findShareKey = async (db: Database, accountId: string): Promise<string | null> => {
  const shared = db.selectFrom('shared_stays').select('share_key').where('account_id', '=', accountId);
  return (await shared.executeTakeFirst())?.share_key ?? null;
};

/** The key of the link that exists already, or this one. */
export const insertShareKey = async (
  trx: Transaction<DB>,
  shared: { accountId: string; shareKey: string; now: Date },
): Promise<void> => {
  await trx
    .insertInto('shared_stays')
    .values({ account_id: shared.accountId, share_key: shared.shareKey, shared_at: shared.now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
};

export const deleteShareKey = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('shared_stays').where('account_id', '=', accountId).execute();
};

/** The account that shares its list with this key, unless it is suspended. */
export const findOwnerOf = (db: Database, shareKey: string) =>
  db
    .selectFrom('shared_stays')
    .innerJoin('accounts', 'accounts.id', 'shared_stays.account_id')
    .select('accounts.id')
    .where('share_key', '=', shareKey)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst();

/** Everything about the lists of an account. */
export const deleteListsOf = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('saved_stays').where('account_id', '=', accountId).execute();
  await deleteShareKey(trx, accountId);
};
