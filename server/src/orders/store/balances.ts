import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, OrderBalances } from '#platform/database/tables';
import type { BalanceStatus } from '../rules/balance-states.ts';

export type BalanceRow = Omit<Selectable<OrderBalances>, 'status'> & { status: BalanceStatus };

export const insertBalance = async (trx: Transaction<DB>, row: Insertable<OrderBalances>): Promise<void> => {
  await trx.insertInto('order_balances').values(row).execute();
};

/** Whoever changes it holds the lock of its order. */
export const findBalance = async (db: Database, orderId: string): Promise<BalanceRow | undefined> =>
  (await db.selectFrom('order_balances').selectAll().where('order_id', '=', orderId).executeTakeFirst()) as
    | BalanceRow
    | undefined;

/** The database rejects a change of the status that is not listed. */
export const moveBalance = async (
  trx: Transaction<DB>,
  orderId: string,
  change: Partial<Pick<BalanceRow, 'status' | 'next_attempt_at' | 'deadline_at' | 'attempts'>>,
): Promise<void> => {
  await trx.updateTable('order_balances').set(change).where('order_id', '=', orderId).execute();
};

const batch = 500;

/** Orders whose balance is to be charged, or was not paid until its deadline. */
export const listDueBalances = async (db: Database, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT b.order_id AS id FROM order_balances b JOIN order_items i ON i.id = b.item_id
    WHERE b.status IN ('OPEN', 'OVERDUE') AND i.status = 'CONFIRMED'
      AND (b.next_attempt_at <= ${now}::timestamptz OR b.deadline_at <= ${now}::timestamptz)
    LIMIT ${batch}`.execute(db);
  return rows.map(({ id }) => id);
};
