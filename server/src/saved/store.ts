import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, SavedStays } from '#platform/database/tables';
import type { OwnList } from './list-store.ts';

export type SavedRow = Omit<Selectable<SavedStays>, 'account_id' | 'list_id'>;

const columns = [
  ...(['listing_id', 'arrive_day', 'depart_day', 'adults', 'child_ages', 'infants', 'pets'] as const),
  ...(['saved_amount', 'saved_at'] as const),
] as const;

/** Newest first. */
const selectSaved = (db: Database, accountId: string) =>
  db
    .selectFrom('saved_stays')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id');

export const listSaved = (db: Database, { accountId, listId }: OwnList): Promise<SavedRow[]> =>
  selectSaved(db, accountId).where('list_id', '=', listId).execute();

/** The stays of all lists. */
export const listAllSaved = (db: Database, accountId: string): Promise<(SavedRow & { list_id: string })[]> =>
  selectSaved(db, accountId).select('list_id').execute();

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

/** A stay that is on any list of the account stays as it is. */
export const insertSaved = async (
  trx: Transaction<DB>,
  { accountId, listId }: OwnList,
  rows: readonly SavedRow[],
): Promise<void> => {
  await trx
    .insertInto('saved_stays')
    .values(rows.map((row) => ({ ...row, account_id: accountId, list_id: listId })))
    .onConflict((conflict) => conflict.columns(['account_id', 'listing_id']).doNothing())
    .execute();
};

/** The dates and the party for which all stays of a list are shown. */
export type SavedFor = Pick<
  SavedRow,
  'arrive_day' | 'depart_day' | 'adults' | 'child_ages' | 'infants' | 'pets'
>;

/** The same dates and party for all stays, each with its price of now; null where there is none. */
export const updateAllSaved = async (
  trx: Transaction<DB>,
  { accountId, listId }: OwnList,
  { savedFor, amounts }: { savedFor: SavedFor; amounts: Readonly<Record<string, number | null>> },
): Promise<void> => {
  const saved_amount = sql<number | null>`(${JSON.stringify(amounts)}::jsonb ->> listing_id)::bigint`;
  await trx
    .updateTable('saved_stays')
    .set({ ...savedFor, saved_amount })
    .where('account_id', '=', accountId)
    .where('list_id', '=', listId)
    .execute();
};

/** Moves a stay to this list; false if the account has not saved it. */
export const moveSaved = async (
  trx: Transaction<DB>,
  { accountId, listId }: OwnList,
  listingId: string,
): Promise<boolean> => {
  const moved = await trx
    .updateTable('saved_stays')
    .set({ list_id: listId })
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .returning('listing_id')
    .executeTakeFirst();
  return moved !== undefined;
};

export const countSaved = async (trx: Transaction<DB>, { accountId, listId }: OwnList): Promise<number> => {
  const counted = trx.selectFrom('saved_stays').select((eb) => eb.fn.countAll<string>().as('count'));
  const ofList = counted.where('account_id', '=', accountId).where('list_id', '=', listId);
  return Number((await ofList.executeTakeFirstOrThrow()).count);
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
