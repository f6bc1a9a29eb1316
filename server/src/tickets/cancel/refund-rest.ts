import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { refundOfTickets } from '../rules/refund-tickets.ts';

/** Everything that was paid for the tickets of an order item that were not canceled before, fees included. */
export const refundRest =
  (itemId: string) =>
  async (lines: readonly { amount: number }[], trx: Transaction<DB>): Promise<number[]> => {
    const { rows } = await sql<{ quantity: number; canceled: number }>`
      SELECT quantity, canceled_quantity AS canceled FROM ticket_holds WHERE item_id = ${itemId}`.execute(
      trx,
    );
    const [sale] = rows;
    if (!sale) throw new Error(`the order item ${itemId} has no hold`);
    return refundOfTickets(lines, { ...sale, count: sale.quantity - sale.canceled, percent: 100 });
  };
