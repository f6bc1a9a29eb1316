import type { ItemStatus, OrderStatus } from '@golark/contract/orders/rules';
import { sql } from 'kysely';
import type { PaymentStatus } from '#payments';
import type { Database } from '#platform/database/open-database';
import type { PricedLine } from '#pricing';
import type { MembershipSnapshot } from '../membership-snapshot.ts';

/** A period with what it cost and how it was paid. Instants of JSON are text. */
export interface InvoiceRow {
  /** Of the order item. */
  id: string;
  orderId: string;
  code: string;
  orderStatus: OrderStatus;
  itemStatus: ItemStatus;
  orderedAt: Date;
  heldUntil: Date | null;
  membershipNumber: number;
  periodNumber: number;
  startsAt: Date | null;
  endsAt: Date | null;
  snapshot: MembershipSnapshot;
  lines: PricedLine[];
  /** Cents. */
  totalAmount: number;
  refundedAmount: number;
  paymentStatus: PaymentStatus;
  paidAt: Date | null;
  nextAttemptAt: Date | null;
  action: unknown;
  card: { brand: string; last4: string } | null;
}

/** Every period that an account has bought or is buying, the latest first. One that was given up unpaid is left out. */
export const listInvoices = async (db: Database, accountId: string): Promise<InvoiceRow[]> => {
  const { rows } = await sql<InvoiceRow>`
    SELECT p.id, o.id AS "orderId", o.code, o.status AS "orderStatus", i.status AS "itemStatus",
      o.created_at AS "orderedAt", o.hold_expires_at AS "heldUntil", p.membership_number AS "membershipNumber",
      p.period_number AS "periodNumber", p.starts_at AS "startsAt", p.ends_at AS "endsAt", i.snapshot,
      i.total_amount AS "totalAmount", y.status AS "paymentStatus", y.settled_at AS "paidAt",
      y.next_attempt_at AS "nextAttemptAt", y.action, json_build_object('brand', c.brand, 'last4', c.last4) AS card,
      (SELECT json_agg(l ORDER BY l.position) FROM order_lines l WHERE l.item_id = i.id) AS lines,
      coalesce((SELECT sum(r.amount)::bigint FROM refunds r WHERE r.item_id = i.id AND r.status <> 'FAILED'), 0)
        AS "refundedAmount"
    FROM membership_periods p JOIN order_items i ON i.id = p.id JOIN orders o ON o.id = i.order_id
    JOIN LATERAL (SELECT * FROM payments y WHERE y.order_id = o.id
      ORDER BY (y.status = 'SUCCEEDED') DESC, y.created_at DESC, y.id LIMIT 1) y ON true
    JOIN saved_cards c ON c.id = y.card_id
    WHERE p.account_id = ${accountId} AND (p.starts_at IS NOT NULL OR p.holds_place)
    ORDER BY o.created_at DESC, p.period_number DESC`.execute(db);
  return rows;
};
