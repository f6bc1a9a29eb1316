import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { type BalanceDay, setBalanceDay } from './balances.ts';

interface ItemChanged {
  itemId: string;
  actor: string;
  at: Date;
  data: object;
  /** Where an open balance moves with the item. */
  balanceDay: BalanceDay | null;
}

/** Writes to the history of the order of an item that the item was changed. */
export const noteItemChanged = async (
  trx: Transaction<DB>,
  { itemId, actor, at, data, balanceDay }: ItemChanged,
): Promise<void> => {
  if (balanceDay) await setBalanceDay(trx, itemId, balanceDay);
  await sql`
    INSERT INTO order_events (order_id, item_id, at, type, actor, data)
    SELECT order_id, id, ${at}::timestamptz, 'item_changed', ${actor}, ${JSON.stringify(data)}::jsonb
    FROM order_items WHERE id = ${itemId}`.execute(trx);
};
