import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { BalanceCuts, DB, OrderBalances } from '#platform/database/tables';
import type { BalanceStatus } from '../rules/balance-states.ts';
import type { OrderLine } from './orders.ts';

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

/** The database accepts only the amount that the cuts leave, and none while a payment is under way. Nothing is left to pay of 0 cents. */
export const setBalanceAmount = async (
  trx: Transaction<DB>,
  orderId: string,
  amount: number,
): Promise<void> => {
  const paid = { status: 'PAID', next_attempt_at: null };
  await trx
    .updateTable('order_balances')
    .set({ amount, ...(amount === 0 ? paid : {}) })
    .where('order_id', '=', orderId)
    .execute();
};

export const insertCut = async (trx: Transaction<DB>, row: Insertable<BalanceCuts>): Promise<void> => {
  await trx.insertInto('balance_cuts').values(row).execute();
};

/** A part of a balance that is no longer owed; cents. */
export interface BalanceCut {
  id: string;
  itemId: string;
  at: Date;
  amount: number;
  /** The taxes in it. */
  taxAmount: number;
}

export const listCuts = async (db: Database, orderId: string): Promise<BalanceCut[]> =>
  (
    await sql<BalanceCut>`
      SELECT k.id, x.item_id AS "itemId", k.created_at AS at, k.amount,
        coalesce((SELECT -sum((l ->> 'amount')::bigint) FROM jsonb_array_elements(k.lines) l
          WHERE l ->> 'payee' LIKE 'tax:%'), 0)::bigint AS "taxAmount"
      FROM balance_cuts k JOIN order_balances x ON x.order_id = k.order_id
      WHERE k.order_id = ${orderId} ORDER BY k.created_at, k.id`.execute(db)
  ).rows;

/** The lines that came off the balance of an order. */
export const listCutLines = async (trx: Transaction<DB>, orderId: string): Promise<OrderLine[]> => {
  const { rows } = await sql<{ lines: OrderLine[] }>`
    SELECT lines FROM balance_cuts WHERE order_id = ${orderId} ORDER BY created_at, id`.execute(trx);
  return rows.flatMap(({ lines }) => lines);
};

/** When a balance is due and charged, and when its item begins; instants are text. */
export interface BalanceDay {
  dueOn: string;
  chargeAt: string;
  beginsAt: string;
}

/** Moves the day of the open balance of an item; an attempt that is under way is not repeated. */
export const setBalanceDay = async (
  trx: Transaction<DB>,
  itemId: string,
  { dueOn, chargeAt, beginsAt }: BalanceDay,
): Promise<void> => {
  await sql`UPDATE order_balances SET due_on = ${dueOn}, begins_at = ${beginsAt},
      next_attempt_at = CASE WHEN next_attempt_at IS NOT NULL THEN ${chargeAt}::timestamptz END
    WHERE item_id = ${itemId} AND status = 'OPEN'`.execute(trx);
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
