import { SearchToSave } from '@golark/contract/saved-searches/schemas';
import { type Selectable, sql, type Transaction } from 'kysely';
import { isUuid } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { DB, SavedSearches } from '#platform/database/tables';

export type SavedSearchRow = Selectable<SavedSearches>;

/** The search as it was saved; null if this release no longer accepts it. */
export const searchOf = ({ search }: Pick<SavedSearchRow, 'search'>): SearchToSave | null =>
  SearchToSave.safeParse(search).data ?? null;

/** Newest first. */
export const listSearches = (db: Database, accountId: string): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();

export const findOwnSearch = async (
  db: Database,
  searchId: string,
  accountId: string,
): Promise<SavedSearchRow | undefined> =>
  isUuid(searchId)
    ? db
        .selectFrom('saved_searches')
        .selectAll()
        .where('id', '=', searchId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    : undefined;

/** The search that a link names. */
export const findSearch = (db: Database, searchId: string): Promise<SavedSearchRow | undefined> =>
  db.selectFrom('saved_searches').selectAll().where('id', '=', searchId).executeTakeFirst();

export const findSame = (
  db: Database,
  { accountId, fingerprint }: { accountId: string; fingerprint: string },
): Promise<SavedSearchRow | undefined> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();

export const countSearches = async (trx: Transaction<DB>, accountId: string): Promise<number> => {
  const counted = trx.selectFrom('saved_searches').select((eb) => eb.fn.countAll<string>().as('count'));
  return Number((await counted.where('account_id', '=', accountId).executeTakeFirstOrThrow()).count);
};

export const insertSearch = (
  trx: Transaction<DB>,
  { search, ...row }: Omit<SavedSearchRow, 'id' | 'search'> & { search: SearchToSave },
): Promise<SavedSearchRow> =>
  trx
    .insertInto('saved_searches')
    .values({ ...row, search: JSON.stringify(search) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The changed row; undefined if it has been deleted. */
export const updateSearch = (
  trx: Transaction<DB>,
  searchId: string,
  change: Partial<Omit<SavedSearchRow, 'id' | 'search'>>,
): Promise<SavedSearchRow | undefined> =>
  trx.updateTable('saved_searches').set(change).where('id', '=', searchId).returningAll().executeTakeFirst();

export const deleteSearch = async (
  db: Database,
  { searchId, accountId }: { searchId: string; accountId: string },
): Promise<void> => {
  if (!isUuid(searchId)) return;
  await db
    .deleteFrom('saved_searches')
    .where('id', '=', searchId)
    .where('account_id', '=', accountId)
    .execute();
};

/** Everything about the searches of an account; what was found goes with them. */
export const deleteSearchesOf = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('saved_searches').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('saved_search_checks').where('account_id', '=', accountId).execute();
};

/** Plans the check of an account that has none; returns whether there was none. */
export const insertCheck = async (
  trx: Transaction<DB>,
  { accountId, nextAt }: { accountId: string; nextAt: Date },
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('saved_search_checks')
    .values({ account_id: accountId, next_at: nextAt })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Moves a planned check on; false if another process has done so. */
export const claimCheck = async (
  trx: Transaction<DB>,
  { accountId, at, nextAt }: { accountId: string; at: Date; nextAt: Date },
): Promise<boolean> => {
  const claimed = await trx
    .updateTable('saved_search_checks')
    .set({ next_at: nextAt })
    .where('account_id', '=', accountId)
    .where('next_at', '=', at)
    .returning('account_id')
    .executeTakeFirst();
  return claimed !== undefined;
};

export const deleteCheck = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('saved_search_checks').where('account_id', '=', accountId).execute();
};

export const findCheck = (db: Database, accountId: string) =>
  db.selectFrom('saved_search_checks').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Checks that should have run before an instant, the oldest first. */
export const listChecksBefore = (db: Database, { at, most }: { at: Date; most: number }) =>
  db
    .selectFrom('saved_search_checks')
    .selectAll()
    .where('next_at', '<', at)
    .orderBy('next_at')
    .limit(most)
    .execute();

/** The stays that earlier checks of a search have found. */
export const listKnownStays = (db: Database, searchId: string) =>
  db
    .selectFrom('saved_search_stays')
    .select(['listing_id as listingId', 'is_found as isFound', 'lowest_amount as lowestAmount'])
    .where('saved_search_id', '=', searchId)
    .execute();

export interface FoundStays {
  searchId: string;
  stays: readonly { listingId: string; isFound: boolean; lowestAmount: number | null }[];
  now: Date;
}

/** Stored for each search: those of the last check, and others that were found before. */
const mostStoredStays = 400;

export const saveStays = async (
  trx: Transaction<DB>,
  { searchId, stays, now }: FoundStays,
): Promise<void> => {
  await sql`
    INSERT INTO saved_search_stays AS s (saved_search_id, listing_id, is_found, seen_at, lowest_amount)
    SELECT ${searchId}::uuid, "listingId", "isFound", ${now}::timestamptz, "lowestAmount"
    FROM jsonb_to_recordset(${JSON.stringify(stays)}::jsonb)
      AS found ("listingId" text, "isFound" boolean, "lowestAmount" bigint)
    ON CONFLICT (saved_search_id, listing_id) DO UPDATE SET is_found = excluded.is_found,
      lowest_amount = excluded.lowest_amount,
      seen_at = CASE WHEN excluded.is_found THEN excluded.seen_at ELSE s.seen_at END`.execute(trx);
  await sql`
    DELETE FROM saved_search_stays WHERE saved_search_id = ${searchId} AND listing_id IN (
      SELECT listing_id FROM saved_search_stays WHERE saved_search_id = ${searchId}
      ORDER BY seen_at DESC, listing_id OFFSET ${mostStoredStays})`.execute(trx);
};

/** Forgets what was found, where it is too old to be compared with. */
export const deleteStays = async (trx: Transaction<DB>, searchId: string): Promise<void> => {
  await trx.deleteFrom('saved_search_stays').where('saved_search_id', '=', searchId).execute();
};
