import type { Card } from '@golark/contract/payments/schemas';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, SavedCards } from '#platform/database/tables';

export type CardRow = Selectable<SavedCards>;

export const presentCard = (row: CardRow): Card => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  nameOnCard: row.name_on_card,
  isDefault: row.is_default,
});

/** Cards that the account kept, the default first. */
export const listCards = (db: Database, accountId: string): Promise<CardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where('is_kept', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** A card of this account that may be charged; the owner is part of the query. */
export const findCard = (
  db: Database,
  who: { accountId: string; cardId: string },
): Promise<CardRow | undefined> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('id', '=', who.cardId)
    .where('account_id', '=', who.accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export const insertCard = (trx: Transaction<DB>, row: Insertable<SavedCards>): Promise<CardRow> =>
  trx.insertInto('saved_cards').values(row).returningAll().executeTakeFirstOrThrow();

export const clearDefaultCard = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
};

/** Gives false if the account has no such card. */
export const markCardDefault = async (
  trx: Transaction<DB>,
  who: { accountId: string; cardId: string },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('saved_cards')
    .set({ is_default: true })
    .where('id', '=', who.cardId)
    .where('account_id', '=', who.accountId)
    .where('removed_at', 'is', null)
    .where('is_kept', '=', true)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

/** The card that the account has kept under this mark of the gateway's. */
export const findKeptCard = (
  trx: Transaction<DB>,
  card: { accountId: string; fingerprint: string },
): Promise<CardRow | undefined> =>
  trx
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', card.accountId)
    .where('fingerprint', '=', card.fingerprint)
    .where('is_kept', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The cards that charges name stay, with what a receipt shows; all others go. */
export const forgetCards = async (
  trx: Transaction<DB>,
  of: { accountId: string; chargedIds: string[]; now: Date },
): Promise<void> => {
  await trx
    .deleteFrom('saved_cards')
    .where('account_id', '=', of.accountId)
    .where(sql<boolean>`id <> ALL(${of.chargedIds}::uuid[])`)
    .execute();
  await trx
    .updateTable('saved_cards')
    .set({
      removed_at: of.now,
      is_default: false,
      name_on_card: null,
      fingerprint: null,
      gateway_token: sql<string>`'removed-' || id`,
    })
    .where('account_id', '=', of.accountId)
    .execute();
};

/** Gives false if the account has no such card. */
export const markCardRemoved = async (
  trx: Transaction<DB>,
  who: { accountId: string; cardId: string; now: Date },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('saved_cards')
    .set({ removed_at: who.now, is_default: false })
    .where('id', '=', who.cardId)
    .where('account_id', '=', who.accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};
