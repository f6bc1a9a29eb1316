import type { OrderStatus } from '@golark/contract/orders/rules';
import type { TicketStatus } from '@golark/contract/tickets/rules';
import type { TicketOrder } from '@golark/contract/tickets/schemas';
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
}

const select = (where: RawBuilder<unknown>): RawBuilder<TicketOrderRow> => sql<TicketOrderRow>`
  SELECT o.id AS order_id, o.code, o.status AS order_status, o.total_amount AS order_total_amount, o.account_id,
    o.locale AS order_locale, o.hold_expires_at, o.created_at AS ordered_at, i.id AS item_id, i.status AS item_status,
    i.total_amount, h.seats::text, h.quantity, b.first_name, b.last_name, b.email, ${soldPlaceColumns},
    coalesce((SELECT json_agg(json_build_object('id', t.id, 'number', t.number, 'seat', t.seat, 'status', t.status,
        'version', t.version, 'used_at', t.used_at) ORDER BY t.number)
      FROM tickets t WHERE t.item_id = i.id), '[]'::json) AS tickets,
    (SELECT json_agg(line ORDER BY line.position) FROM order_lines line WHERE line.item_id = i.id) AS lines,
    (SELECT json_agg(json_build_object('id', p.id, 'status', p.status, 'action', p.action, 'brand', card.brand,
        'last4', card.last4) ORDER BY p.created_at)
      FROM payments p JOIN saved_cards card ON card.id = p.card_id WHERE p.order_id = o.id) AS payments,
    coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.item_id = i.id), 0)::bigint AS refunded_amount
  FROM orders o JOIN order_items i ON i.order_id = o.id AND i.kind = 'tickets'
  JOIN ticket_holds h ON h.item_id = i.id JOIN ticket_order_buyers b ON b.item_id = i.id ${soldPlaceTables}
  ${where}`;

/** Of this account, or with `null` of anyone: for the holder of the order's key, and for emails. */
export const findTicketOrder = async (
  db: Database,
  { orderId, accountId }: { orderId: string; accountId: string | null },
): Promise<TicketOrderRow | undefined> => {
  const { rows } = await select(
    sql`WHERE o.id = ${orderId} AND (${accountId}::uuid IS NULL OR o.account_id = ${accountId}::uuid) ORDER BY i.position`,
  ).execute(db);
  return rows[0];
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

export const listOwnTicketOrders = async (
  db: Database,
  of: OwnOrders,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketOrderRow[]> => {
  const direction = of.when === 'upcoming' ? sql`ASC` : sql`DESC`;
  const { rows } = await select(
    sql`WHERE ${ownOrders(of)} ORDER BY e.starts_at ${direction}, o.id LIMIT ${limit} OFFSET ${offset}`,
  ).execute(db);
  return rows;
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
export const listAllTicketOrders = async (db: Database, accountId: string): Promise<TicketOrderRow[]> => {
  const { rows } = await select(sql`WHERE o.account_id = ${accountId} ORDER BY o.created_at`).execute(db);
  return rows;
};
