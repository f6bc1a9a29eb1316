import type { Delivery } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** Who sold the tickets of an order item, to whom and for how much. */
export interface SaleOfItem {
  orderId: string;
  buyerAccountId: string;
  /** null: the box office. */
  sellerAccountId: string | null;
  venueId: string;
  /** Cents of the seats, without fee and facility charge. */
  seatsAmount: number;
  facilityChargeAmount: number;
  /** As shown to the buyer at purchase; instant also if every file has been uploaded since. */
  delivery: Delivery;
  inHandOn: string | null;
  startsAt: Date;
  timeZone: string;
}

export const findSaleOfItem = async (db: Database, itemId: string): Promise<SaleOfItem | undefined> => {
  const { rows } = await sql<SaleOfItem>`
    SELECT o.id AS "orderId", o.account_id AS "buyerAccountId", l.seller_account_id AS "sellerAccountId",
      e.venue_id AS "venueId",
      (SELECT sum(amount)::bigint FROM order_lines WHERE item_id = i.id AND code = 'tickets') AS "seatsAmount",
      e.facility_charge_amount AS "facilityChargeAmount",
      CASE WHEN l.delivery = 'instant' THEN l.delivery ELSE i.snapshot ->> 'delivery' END AS delivery,
      i.snapshot ->> 'inHandOn' AS "inHandOn", e.starts_at AS "startsAt", v.time_zone AS "timeZone"
    FROM order_items i JOIN orders o ON o.id = i.order_id JOIN ticket_holds h ON h.item_id = i.id
    JOIN ticket_listings l ON l.id = h.listing_id JOIN events e ON e.id = l.event_id
    JOIN venues v ON v.id = e.venue_id
    WHERE i.id = ${itemId}`.execute(db);
  return rows[0];
};
