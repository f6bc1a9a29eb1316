import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { GatewayName } from '#platform/payment-gateway';

export const findCustomerId = async (
  db: Database,
  of: { accountId: string; gateway: GatewayName },
): Promise<string | null> => {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('account_id', '=', of.accountId)
    .where('gateway', '=', of.gateway)
    .executeTakeFirst();
  return row?.customer_id ?? null;
};

/**
 * Stores the gateway's customer of an account and returns the stored one, which may be an earlier one. The conflict names no key: an
 * upsert by one of the two keys fails now and then on the other when the same customer is stored twice at once.
 */
export const insertCustomer = async (
  trx: Transaction<DB>,
  customer: { accountId: string; gateway: GatewayName; customerId: string; now: Date },
): Promise<string> => {
  const { accountId, gateway, customerId } = customer;
  const stored = await trx
    .insertInto('payment_customers')
    .values({ account_id: accountId, gateway, customer_id: customerId, created_at: customer.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  const kept = stored?.customer_id ?? (await findCustomerId(trx, { accountId, gateway }));
  if (kept === null) throw new Error(`The customer of account ${accountId} belongs to another account.`);
  return kept;
};

/** Deleted accounts whose customer the gateway still has. */
export const listDeletedOwners = async (db: Database, gateway: GatewayName): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_customers')
    .innerJoin('accounts', 'accounts.id', 'payment_customers.account_id')
    .select('accounts.id')
    .where('payment_customers.gateway', '=', gateway)
    .where('accounts.deleted_at', 'is not', null)
    .execute();
  return rows.map((row) => row.id);
};

export const deleteCustomerRow = async (
  db: Database,
  of: { accountId: string; gateway: GatewayName },
): Promise<void> => {
  await db
    .deleteFrom('payment_customers')
    .where('account_id', '=', of.accountId)
    .where('gateway', '=', of.gateway)
    .execute();
};

/** What a payment with this card needs, even if the card was removed since; null once its method is detached. */
export const findPaymentMethod = async (
  db: Database,
  of: { cardId: string; gateway: GatewayName },
): Promise<{ token: string; customerId: string } | null> => {
  const row = await db
    .selectFrom('saved_cards')
    .innerJoin('payment_customers', (join) =>
      join
        .onRef('payment_customers.account_id', '=', 'saved_cards.account_id')
        .onRef('payment_customers.gateway', '=', 'saved_cards.gateway'),
    )
    .leftJoin('methods_to_detach', 'methods_to_detach.saved_card_id', 'saved_cards.id')
    .select([
      sql<string>`coalesce(methods_to_detach.token, saved_cards.gateway_token)`.as('token'),
      'payment_customers.customer_id as customerId',
    ])
    .where('saved_cards.id', '=', of.cardId)
    .where('saved_cards.gateway', '=', of.gateway)
    .where((where) =>
      where.or([
        where('saved_cards.removed_at', 'is', null),
        where('methods_to_detach.token', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
};
