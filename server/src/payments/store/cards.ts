import type { Card } from '@golark/contract/payments/schemas';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, SavedCards } from '#platform/database/tables';
import type { GatewayName } from '#platform/payment-gateway';
import { insertMethodToDetach } from './methods-to-detach.ts';

export type CardRow = Selectable<SavedCards>;

/** Whose cards: those of another gateway than the present one cannot be charged and are not shown. */
interface Owner {
  accountId: string;
  gateway: GatewayName;
}

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
export const listCards = (db: Database, { accountId, gateway }: Owner): Promise<CardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('removed_at', 'is', null)
    .where('is_kept', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** A card of this account that may be charged; the owner is part of the query. */
export const findCard = (db: Database, who: Owner & { cardId: string }): Promise<CardRow | undefined> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('id', '=', who.cardId)
    .where('account_id', '=', who.accountId)
    .where('gateway', '=', who.gateway)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

interface Chargeable {
  id: string;
  gateway_token: string;
  fingerprint: string | null;
  customer_id: string;
}

/** The number of a card of this account, which is the same for the card that was saved in its place. */
const numberOf = (who: Owner & { cardId: string }) => sql`(
  SELECT fingerprint FROM saved_cards
  WHERE id = ${who.cardId} AND account_id = ${who.accountId} AND gateway = ${who.gateway})`;

/** A card of this account that may be charged, or the kept card that replaced it, with its customer at the gateway. */
export const findCardToCharge = async (db: Database, who: Owner & { cardId: string }) =>
  (
    await sql<Chargeable>`
      SELECT c.id, c.gateway_token, c.fingerprint, p.customer_id
      FROM saved_cards c JOIN payment_customers p ON p.account_id = c.account_id AND p.gateway = c.gateway
      WHERE c.account_id = ${who.accountId} AND c.gateway = ${who.gateway} AND c.removed_at IS NULL
        AND (c.id = ${who.cardId} OR (c.is_kept AND c.fingerprint = ${numberOf(who)}))
      ORDER BY c.id = ${who.cardId} DESC LIMIT 1`.execute(db)
  ).rows[0];

/**
 * The card that a payment without its buyer is charged to: this one, the one that replaced it, or once both are removed the
 * account's default.
 */
export const findCardOnFile = async (db: Database, who: Owner & { cardId: string }) =>
  (
    await sql<Chargeable & { brand: string; last4: string }>`
      SELECT c.id, c.gateway_token, c.fingerprint, p.customer_id, c.brand, c.last4
      FROM saved_cards c
      JOIN payment_customers p ON p.account_id = c.account_id AND p.gateway = c.gateway
      JOIN accounts a ON a.id = c.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
      WHERE c.account_id = ${who.accountId} AND c.gateway = ${who.gateway} AND c.removed_at IS NULL AND c.is_kept
        AND (c.id = ${who.cardId} OR c.fingerprint = ${numberOf(who)} OR c.is_default)
      ORDER BY c.id = ${who.cardId} DESC, (c.fingerprint = ${numberOf(who)}) IS TRUE DESC LIMIT 1`.execute(db)
  ).rows[0];

export const insertCard = (trx: Transaction<DB>, row: Insertable<SavedCards>): Promise<CardRow> =>
  trx.insertInto('saved_cards').values(row).returningAll().executeTakeFirstOrThrow();

export const clearDefaultCard = async (
  trx: Transaction<DB>,
  { accountId, gateway }: Owner,
): Promise<void> => {
  await trx
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('is_default', '=', true)
    .execute();
};

/** Returns false if the account has no such card. */
export const markCardDefault = async (
  trx: Transaction<DB>,
  who: Owner & { cardId: string },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('saved_cards')
    .set({ is_default: true })
    .where('id', '=', who.cardId)
    .where('account_id', '=', who.accountId)
    .where('gateway', '=', who.gateway)
    .where('removed_at', 'is', null)
    .where('is_kept', '=', true)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const markCardKept = async (
  trx: Transaction<DB>,
  { accountId, cardId, isDefault }: { accountId: string; cardId: string; isDefault: boolean },
): Promise<void> => {
  await trx
    .updateTable('saved_cards')
    .set({ is_kept: true, is_default: isDefault })
    .where('id', '=', cardId)
    .where('account_id', '=', accountId)
    .execute();
};

/** The kept card with this fingerprint. */
export const findKeptCard = (
  trx: Transaction<DB>,
  card: Owner & { fingerprint: string },
): Promise<CardRow | undefined> =>
  trx
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', card.accountId)
    .where('gateway', '=', card.gateway)
    .where('fingerprint', '=', card.fingerprint)
    .where('is_kept', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The card of a method that was saved before, removed or not, of any account. */
export const findCardOfMethod = (
  trx: Transaction<DB>,
  method: { gateway: GatewayName; token: string },
): Promise<CardRow | undefined> =>
  trx
    .selectFrom('saved_cards')
    .selectAll()
    .where('gateway', '=', method.gateway)
    .where('gateway_token', '=', method.token)
    .executeTakeFirst();

/** Cards that payments name keep what a receipt shows; all others are deleted. The gateway detaches the methods of all. */
export const forgetCards = async (
  trx: Transaction<DB>,
  of: { accountId: string; chargedIds: string[]; now: Date },
): Promise<void> => {
  const methods = await trx
    .selectFrom('saved_cards')
    .select('id')
    .where('account_id', '=', of.accountId)
    .where('removed_at', 'is', null)
    .execute();
  for (const { id } of methods) await insertMethodToDetach(trx, { cardId: id, now: of.now });
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

export const singleUseBatch = 200;

export interface SingleUseCard {
  cardId: string;
  accountId: string;
  /** As text, because a date in JavaScript has no microseconds. */
  createdAt: string;
}

/** A batch of the cards that were saved for one payment before an instant, the oldest first. */
export const listSingleUseCards = (
  db: Database,
  { gateway, before, after }: { gateway: GatewayName; before: Date; after: SingleUseCard | undefined },
): Promise<SingleUseCard[]> =>
  db
    .selectFrom('saved_cards')
    .select(['id as cardId', 'account_id as accountId', sql<string>`created_at::text`.as('createdAt')])
    .where('is_kept', '=', false)
    .where('removed_at', 'is', null)
    .where('gateway', '=', gateway)
    .where('created_at', '<', before)
    .where(
      sql<boolean>`${after === undefined} OR (created_at, id) > (${after?.createdAt}::timestamptz, ${after?.cardId}::uuid)`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(singleUseBatch)
    .execute();

/** Removes a card and has its method detached. Returns false if the account has no such card. */
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
  if (updated.numUpdatedRows === 0n) return false;
  await insertMethodToDetach(trx, who);
  return true;
};
