import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, MethodsToDetach } from '#platform/database/tables';
import type { GatewayName } from '#platform/payment-gateway';

export type MethodToDetach = Selectable<MethodsToDetach>;

/** Has the method of a card detached from its customer, later and outside this transaction. */
export const insertMethodToDetach = async (
  trx: Transaction<DB>,
  { cardId, now }: { cardId: string; now: Date },
): Promise<void> => {
  await trx
    .insertInto('methods_to_detach')
    .columns(['gateway', 'token', 'saved_card_id', 'requested_at'])
    .expression((from) =>
      from
        .selectFrom('saved_cards')
        .select(['gateway', 'gateway_token', 'id', sql<Date>`${now}::timestamptz`.as('at')])
        .where('id', '=', cardId),
    )
    .execute();
};

/** Methods of removed cards, the oldest first. */
export const listMethodsToDetach = (db: Database, gateway: GatewayName): Promise<MethodToDetach[]> =>
  db
    .selectFrom('methods_to_detach')
    .selectAll()
    .where('gateway', '=', gateway)
    .orderBy('requested_at')
    .execute();

export const deleteMethodToDetach = async (
  db: Database,
  method: Pick<MethodToDetach, 'gateway' | 'token'>,
): Promise<void> => {
  await db
    .deleteFrom('methods_to_detach')
    .where('gateway', '=', method.gateway)
    .where('token', '=', method.token)
    .execute();
};
