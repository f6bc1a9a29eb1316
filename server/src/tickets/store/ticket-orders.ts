import type { OrderStatus } from '@golark/contract/orders/rules';
import type { SaleState } from '@golark/contract/selling/rules';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { Delivery, Disclosure, TicketStatus } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql } from 'kysely';
import type { OrderLine } from '#orders';
import type { PaymentStatus } from '#payments';
import type { Database } from '#platform/database/open-database';
import { type SoldPlaceRow, soldPlaceColumns, soldPlaceTables } from './sold-places.ts';

/** The tickets of an order with everything that the contract shows, loaded by one query. Instants in lists are text. */
export interface TicketOrderRow extends SoldPlaceRow {
  order_id: string;
  code: string;
  order_status: OrderStatus;
  order_total_amount: number;
  account_id: string;
  order_locale: 'en' | 'es';
  hold_expires_at: Date | null;
  ordered_at: Date;
  item_id: string;
  item_status: string;
  total_amount: number;
  seats: string;
  quantity: number;
  /** Of these, the tickets that were canceled one by one. */
  canceled_quantity: number;
  first_name: string;
  last_name: string;
  email: string;
  tickets: {
    id: string;
    number: number;
    seat: number;
    status: TicketStatus;
    version: number;
    used_at: string | null;
    /** Of the seller's PDF. */
    file_key: string | null;
    /** Its buyer gives it back as soon as somebody else buys it. */
    is_in_pool: boolean;
    /** By which it was given to somebody, or to which it is offered. */
    transfer: { id: string; status: 'SENT' | 'ACCEPTED'; name: string; email: string } | null;
  }[];
  lines: Pick<OrderLine, 'code' | 'params' | 'amount'>[];
  payments: {
    id: string;
    status: PaymentStatus;
    action: TicketOrder['paymentAction'];
    brand: string;
    last4: string;
  }[];
  refunded_amount: number;
  /** null without a sale of a seller: not paid yet, or sold by the box office. */
  sale_status: SaleState | null;
  deliver_by: Date | null;
  delivered_at: Date | null;
  transfer_service: string | null;
  transfer_reference: string | null;
}

/** What the listing said when the tickets were bought: its seller can change it. */
interface Bought {
  bought_disclosures: Disclosure[] | null;
  sale_delivery: Delivery | null;
  sale_in_hand_on: string | null;
}

const asBought = ({
  bought_disclosures: disclosures,
  sale_delivery: delivery,
  sale_in_hand_on,
  ...row
}: TicketOrderRow & Bought): TicketOrderRow => ({
  ...row,
  ...(disclosures ? { disclosures } : {}),
  ...(delivery ? { delivery, in_hand_on: sale_in_hand_on } : {}),
});

const query = (where: RawBuilder<unknown>): RawBuilder<TicketOrderRow & Bought> => sql<
  TicketOrderRow & Bought
>`
  SELECT o.id AS order_id, o.code, o.status AS order_status, o.total_amount AS order_total_amount, o.account_id,
    o.locale AS order_locale, o.hold_expires_at, o.created_at AS ordered_at, i.id AS item_id, i.status AS item_status,
    i.total_amount, h.seats::text, h.quantity, h.canceled_quantity, b.first_name, b.last_name, b.email, ${soldPlaceColumns},
    coalesce((SELECT json_agg(json_build_object('id', t.id, 'number', t.number, 'seat', t.seat, 'status', t.status,
        'version', t.version, 'used_at', t.used_at, 'file_key', f.file_key, 'is_in_pool',
        t.pool_listing_id IS NOT NULL, 'transfer', CASE WHEN x.id IS NOT NULL THEN
          json_build_object('id', x.id, 'status', x.status, 'name', x.recipient_name, 'email', x.recipient_email) END)
          ORDER BY t.number)
      FROM tickets t LEFT JOIN ticket_files f ON f.listing_id = t.listing_id AND f.seat = t.seat
        LEFT JOIN ticket_transfers x ON x.id = t.transfer_id WHERE t.item_id = i.id), '[]'::json) AS tickets,
    (SELECT json_agg(line ORDER BY line.position) FROM order_lines line WHERE line.item_id = i.id) AS lines,
    (SELECT json_agg(json_build_object('id', p.id, 'status', p.status, 'action', p.action, 'brand', card.brand,
        'last4', card.last4) ORDER BY p.created_at)
      FROM payments p JOIN saved_cards card ON card.id = p.card_id WHERE p.order_id = o.id) AS payments,
    coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.item_id = i.id), 0)::bigint AS refunded_amount,
    s.status AS sale_status, s.deliver_by, s.delivered_at, s.transfer_service, s.transfer_reference, s.delivery AS sale_delivery,
    s.in_hand_on::text AS sale_in_hand_on, i.snapshot -> 'disclosures' AS bought_disclosures
  FROM orders o JOIN order_items i ON i.order_id = o.id AND i.kind = 'tickets'
  JOIN ticket_holds h ON h.item_id = i.id JOIN ticket_order_buyers b ON b.item_id = i.id ${soldPlaceTables}
  LEFT JOIN ticket_sales s ON s.item_id = i.id
  ${where}`;

const select = async (db: Database, where: RawBuilder<unknown>): Promise<TicketOrderRow[]> =>
  (await query(where).execute(db)).rows.map(asBought);

/** Of this account, or with `null` of anyone: for the holder of the order's key, and for emails. */
export const findTicketOrder = async (
  db: Database,
  { orderId, accountId }: { orderId: string; accountId: string | null },
): Promise<TicketOrderRow | undefined> => {
  const [row] = await select(
    db,
    sql`WHERE o.id = ${orderId} AND (${accountId}::uuid IS NULL OR o.account_id = ${accountId}::uuid) ORDER BY i.position`,
  );
  return row;
};

interface OwnOrders {
  accountId: string;
  when: 'upcoming' | 'past';
  now: Date;
}

/** Bought tickets, and those whose payment can still be completed. */
const ownOrders = ({
  accountId,
  when,
  now,
}: OwnOrders): RawBuilder<unknown> => sql`o.account_id = ${accountId}
  AND o.status <> 'EXPIRED' AND ${when === 'upcoming' ? sql`e.starts_at >= ${now}` : sql`e.starts_at < ${now}`}`;

export const listOwnTicketOrders = (
  db: Database,
  of: OwnOrders,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketOrderRow[]> => {
  const direction = of.when === 'upcoming' ? sql`ASC` : sql`DESC`;
  return select(
    db,
    sql`WHERE ${ownOrders(of)} ORDER BY e.starts_at ${direction}, o.id LIMIT ${limit} OFFSET ${offset}`,
  );
};

export const countOwnTicketOrders = async (db: Database, of: OwnOrders): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM orders o JOIN order_items i ON i.order_id = o.id AND i.kind = 'tickets'
    JOIN ticket_holds h ON h.item_id = i.id JOIN events e ON e.id = h.event_id WHERE ${ownOrders(of)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Everything that an account has bought, for its export. */
export const listAllTicketOrders = (db: Database, accountId: string): Promise<TicketOrderRow[]> => {
  return select(db, sql`WHERE o.account_id = ${accountId} ORDER BY o.created_at`);
};
