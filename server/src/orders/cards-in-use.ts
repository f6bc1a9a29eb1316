import type { Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** Those of the cards whose payment method a payment without a final outcome still needs. */
export const listCardsInUse = async (db: Database, cardIds: string[]): Promise<string[]> => {
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .select('card_id')
    .distinct()
    .where('card_id', 'in', cardIds)
    .where('status', 'in', ['CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'AUTHORIZED'])
    .execute();
  return rows.map((row) => row.card_id);
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
