import type { Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

const openStatuses = ['CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'AUTHORIZED'] as const;

/** Those of the cards whose payment method a payment without a final outcome still needs. */
export const listCardsInUse = async (db: Database, cardIds: string[]): Promise<string[]> => {
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .select('card_id')
    .distinct()
    .where('card_id', 'in', cardIds)
    .where('status', 'in', openStatuses)
    .execute();
  return rows.map((row) => row.card_id);
};

/** A payment of the account has no final outcome. */
export const hasOpenPayment = async (db: Database, accountId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('orders.account_id', '=', accountId)
    .where('payments.status', 'in', openStatuses)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The cards that payments of the account name; receipts keep showing them. */
export const listChargedCardIds = async (trx: Transaction<DB>, accountId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.card_id')
    .distinct()
    .where('orders.account_id', '=', accountId)
    .execute();
  return rows.map((row) => row.card_id);
};
