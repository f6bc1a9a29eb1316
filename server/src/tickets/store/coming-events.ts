import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** An event for which an account has bought tickets, or sold some, that is still to come. */
export const findComingEvent = async (
  db: Database,
  accountId: string,
  now: Date,
): Promise<{ orderId: string; code: string } | undefined> => {
  const { rows } = await sql<{ orderId: string; code: string }>`
    SELECT o.id AS "orderId", o.code FROM orders o JOIN order_items i ON i.order_id = o.id AND i.kind = 'tickets'
    JOIN ticket_holds h ON h.item_id = i.id JOIN ticket_listings l ON l.id = h.listing_id
    JOIN events e ON e.id = h.event_id
    WHERE (o.account_id = ${accountId} OR l.seller_account_id = ${accountId}) AND i.status IN ('HELD', 'CONFIRMED')
      AND e.starts_at > ${now} AND e.status <> 'CANCELED'
    ORDER BY e.starts_at LIMIT 1`.execute(db);
  return rows[0];
};
