import type { PayoutState, SaleState } from '@golark/contract/selling/rules';
import type { Delivery } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { type SellerSale, type SoldPlaceRow, soldPlaceColumns } from '#tickets';
import type { ObjectionRow } from './objections.ts';

/** A sale with everything that its seller sees. */
export interface SaleRow extends SoldPlaceRow {
  item_id: string;
  order_id: string;
  code: string;
  sale_seller_account_id: string;
  seats: string;
  quantity: number;
  price_amount: number;
  status: SaleState;
  /** As when it was sold. */
  sale_delivery: Delivery;
  deliver_by: Date | null;
  delivered_at: Date | null;
  transfer_service: string | null;
  transfer_reference: string | null;
  sold_at: Date;
  payout_status: PayoutState;
  payout_amount: number;
  penalty_amount: number;
  paid_amount: number | null;
  /** When the payout is due. */
  pays_at: Date;
  /** The tickets have a barcode of ours, and no file of the seller. */
  is_issued_here: boolean;
  /** The latest is the last one. */
  objections: ObjectionRow[];
  buyer_first_name: string;
  buyer_last_name: string;
  buyer_email: string;
}

const query = (rest: RawBuilder<unknown>): RawBuilder<SaleRow> => sql<SaleRow>`
  SELECT ${soldPlaceColumns}, s.item_id, o.id AS order_id, o.code, s.seller_account_id AS sale_seller_account_id, s.seats::text,
    upper(s.seats) - lower(s.seats) AS quantity, s.price_amount, s.status, s.delivery AS sale_delivery, s.deliver_by,
    s.delivered_at, s.transfer_service, s.transfer_reference, s.sold_at, p.status AS payout_status, p.amount AS payout_amount,
    p.penalty_amount, p.paid_amount, p.pays_at,
    s.delivery = 'instant' AND NOT EXISTS (
      SELECT FROM ticket_files f WHERE f.listing_id = s.listing_id AND s.seats @> f.seat) AS is_issued_here,
    coalesce((SELECT json_agg(x ORDER BY x.made_at) FROM ticket_objections x WHERE x.item_id = s.item_id), '[]'::json)
      AS objections, b.first_name AS buyer_first_name, b.last_name AS buyer_last_name, b.email AS buyer_email
  FROM ticket_sales s JOIN ticket_payouts p ON p.item_id = s.item_id JOIN order_items i ON i.id = s.item_id
  JOIN orders o ON o.id = i.order_id JOIN ticket_order_buyers b ON b.item_id = s.item_id
  JOIN ticket_listings l ON l.id = s.listing_id JOIN events e ON e.id = l.event_id JOIN venues v ON v.id = e.venue_id
  JOIN cities c ON c.id = v.city_id
  ${rest}`;

export const findOwnSale = async (
  db: Database,
  { orderId, accountId }: { orderId: string; accountId: string },
): Promise<SaleRow | undefined> => {
  const { rows } = await query(
    sql`WHERE i.order_id = ${orderId} AND s.seller_account_id = ${accountId} ORDER BY i.position LIMIT 1`,
  ).execute(db);
  return rows[0];
};

/** By the code that buyer, seller and support know. */
export const findSaleByCode = async (db: Database, code: string): Promise<SaleRow | undefined> =>
  (await query(sql`WHERE o.code = ${code} ORDER BY i.position LIMIT 1`).execute(db)).rows[0];

/** Sales whose payout an open objection stops, the oldest objection first. */
export const listSalesToDecide = async (db: Database): Promise<SaleRow[]> =>
  (
    await query(sql`JOIN ticket_objections open ON open.item_id = s.item_id AND open.status = 'OPEN'
      ORDER BY open.made_at, s.item_id`).execute(db)
  ).rows;

/** Sales to an account that it has objected to, for its export. */
export const listObjectedBy = async (db: Database, accountId: string): Promise<SaleRow[]> =>
  (
    await query(sql`WHERE o.account_id = ${accountId}
      AND s.item_id IN (SELECT item_id FROM ticket_objections) ORDER BY s.sold_at`).execute(db)
  ).rows;

export const findSale = async (db: Database, itemId: string): Promise<SaleRow | undefined> =>
  (await query(sql`WHERE s.item_id = ${itemId}`).execute(db)).rows[0];

/** Sales that have to be delivered come first, by their deadline; then those that the buyer has objected to, then the latest. */
export const listOwnSales = async (
  db: Database,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SaleRow[]> => {
  const { rows } = await query(sql`WHERE s.seller_account_id = ${accountId}
    ORDER BY s.status <> 'DUE', CASE WHEN s.status = 'DUE' THEN s.deliver_by END, p.status <> 'STOPPED',
      s.sold_at DESC, s.item_id
    LIMIT ${limit} OFFSET ${offset}`).execute(db);
  return rows;
};

export interface SalesTotals {
  count: number;
  /** Cents. */
  held: number;
  paid: number;
}

export const sumOwnSales = async (db: Database, accountId: string): Promise<SalesTotals> => {
  const { rows } = await sql<SalesTotals>`SELECT count(*)::integer AS count,
      coalesce(sum(amount) FILTER (WHERE status IN ('HELD', 'STOPPED')), 0)::bigint AS held,
      coalesce(sum(paid_amount) FILTER (WHERE status = 'PAID'), 0)::bigint AS paid
    FROM ticket_payouts WHERE seller_account_id = ${accountId}`.execute(db);
  return rows[0] ?? { count: 0, held: 0, paid: 0 };
};

export const listAllOwnSales = async (db: Database, accountId: string): Promise<SaleRow[]> =>
  (await query(sql`WHERE s.seller_account_id = ${accountId} ORDER BY s.sold_at`).execute(db)).rows;

/** How many of the seats of a listing have a file. */
export const countFilesOf = async (
  trx: Transaction<DB>,
  { listingId, seats }: { listingId: string; seats: string },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM ticket_files
    WHERE listing_id = ${listingId} AND ${seats}::int4range @> seat`.execute(trx);
  return rows[0]?.count ?? 0;
};

export interface NewSale extends SellerSale {
  deliverBy: Date | null;
  soldAt: Date;
  /** Cents. */
  payoutAmount: number;
  paysAt: Date;
}

export const insertSale = async (trx: Transaction<DB>, sale: NewSale): Promise<void> => {
  const { deliverBy, soldAt } = sale;
  await sql`WITH sale AS (
      INSERT INTO ticket_sales (item_id, listing_id, event_id, seller_account_id, seats, price_amount, status, delivery, in_hand_on,
        deliver_by, delivered_at, sold_at)
      VALUES (${sale.itemId}, ${sale.listingId}, ${sale.eventId}, ${sale.sellerAccountId}, ${sale.seats}::int4range,
        ${sale.priceAmount}, ${deliverBy ? 'DUE' : 'DELIVERED'}, ${sale.delivery}, ${sale.inHandOn}::date, ${deliverBy}::timestamptz,
        ${deliverBy ? null : soldAt}::timestamptz, ${soldAt}) RETURNING item_id, seller_account_id)
    INSERT INTO ticket_payouts (item_id, seller_account_id, status, amount, pays_at)
    SELECT item_id, seller_account_id, 'HELD', ${sale.payoutAmount}::bigint, ${sale.paysAt}::timestamptz FROM sale`.execute(
    trx,
  );
};

export interface LockedSale {
  itemId: string;
  listingId: string;
  eventId: string;
  seats: string;
  status: SaleState;
  delivery: Delivery;
  deliverBy: Date | null;
  sellerAccountId: string;
  priceAmount: number;
}

/**
 * The sale of an order item, locked after its order and listing: delivery, a missed deadline and cancellation wait for one another here. With `isAlone`
 * the order isn't locked, for those who don't change it.
 */
export const lockSale = async (
  trx: Transaction<DB>,
  itemId: string,
  { withOrder, withListing }: { withOrder: boolean; withListing: boolean },
): Promise<LockedSale | undefined> => {
  if (withOrder)
    await sql`SELECT FROM orders WHERE id = (SELECT order_id FROM order_items WHERE id = ${itemId}) FOR UPDATE`.execute(
      trx,
    );
  if (withListing)
    await sql`SELECT FROM ticket_listings
      WHERE id = (SELECT listing_id FROM ticket_sales WHERE item_id = ${itemId}) FOR UPDATE`.execute(trx);
  const { rows } =
    await sql<LockedSale>`SELECT item_id AS "itemId", listing_id AS "listingId", event_id AS "eventId",
      seats::text, status, delivery, deliver_by AS "deliverBy", seller_account_id AS "sellerAccountId",
      price_amount AS "priceAmount"
    FROM ticket_sales WHERE item_id = ${itemId} FOR UPDATE`.execute(trx);
  return rows[0];
};

export const markDelivered = async (
  trx: Transaction<DB>,
  itemId: string,
  { at, transfer }: { at: Date; transfer: { service: string; reference: string } | null },
): Promise<void> => {
  await sql`UPDATE ticket_sales SET status = 'DELIVERED', delivered_at = ${at},
      transfer_service = ${transfer?.service ?? null}, transfer_reference = ${transfer?.reference ?? null}
    WHERE item_id = ${itemId}`.execute(trx);
};

export const markSale = async (
  trx: Transaction<DB>,
  itemId: string,
  status: 'MISSED' | 'CANCELED',
): Promise<void> => {
  await sql`UPDATE ticket_sales SET status = ${status} WHERE item_id = ${itemId}`.execute(trx);
};
