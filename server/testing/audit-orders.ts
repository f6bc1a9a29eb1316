import { type RawBuilder, sql } from 'kysely';
import { checkLedger } from '#ledger';
import type { Database } from '#platform/database/open-database';
import { jobSchema } from '#platform/jobs/boss';
import { checkPassports } from '../src/booking/price-passports.ts';

/** Jobs that will still run. */
const openJobs = sql`(SELECT data FROM ${sql.id(jobSchema, 'job')} WHERE state IN ('created', 'retry', 'active'))`;

interface Check {
  what: string;
  query: RawBuilder<{ row: string }>;
}

/** Queries for rows that must not exist once all jobs have run. */
const checks: Check[] = [
  {
    what: 'payment without an outcome',
    query: sql`SELECT id::text AS row FROM payments WHERE status IN ('CREATED', 'PROCESSING')`,
  },
  {
    what: 'order that still waits for its payment',
    query: sql`SELECT id::text AS row FROM orders WHERE status = 'PENDING_PAYMENT'`,
  },
  {
    what: 'confirmed order without a successful payment',
    query: sql`SELECT o.id::text AS row FROM orders o WHERE o.status IN ('CONFIRMED', 'COMPLETED')
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id AND p.status = 'SUCCEEDED')`,
  },
  {
    what: 'successful payment without a confirmed order or a refund',
    query: sql`SELECT p.id::text AS row FROM payments p JOIN orders o ON o.id = p.order_id
      WHERE p.status = 'SUCCEEDED' AND o.status NOT IN ('CONFIRMED', 'COMPLETED', 'CANCELED')
        AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.payment_id = p.id)`,
  },
  {
    what: 'order that is paid twice',
    query: sql`SELECT p.order_id::text AS row FROM payments p WHERE p.status = 'SUCCEEDED'
      GROUP BY p.order_id, p.purpose HAVING count(*) - count(*) FILTER (WHERE EXISTS
        (SELECT 1 FROM refunds r WHERE r.payment_id = p.id AND r.amount = p.amount)) > 1`,
  },
  {
    what: 'balance that does not match its payments',
    query: sql`SELECT b.order_id::text AS row FROM order_balances b WHERE (b.status = 'PAID' AND b.amount > 0) <> EXISTS (
      SELECT FROM payments p WHERE p.order_id = b.order_id AND p.purpose = 'balance' AND p.status = 'SUCCEEDED'
        AND p.amount = b.amount AND NOT EXISTS (SELECT FROM refunds r WHERE r.cause = 'late-payment:' || p.id))`,
  },
  {
    what: 'open balance of an item that is not confirmed',
    query: sql`SELECT b.order_id::text AS row FROM order_balances b JOIN order_items i ON i.id = b.item_id
      WHERE (b.status IN ('OPEN', 'OVERDUE')) AND i.status <> 'CONFIRMED' OR (b.status = 'PLANNED' AND i.status = 'CONFIRMED')`,
  },
  {
    what: 'payments of a deposit and its balance that are not the total of their order',
    query: sql`SELECT o.id::text AS row FROM order_balances b JOIN orders o ON o.id = b.order_id
      WHERE b.status = 'PAID' AND o.total_amount - coalesce((SELECT sum(c.amount) FROM balance_cuts c WHERE c.order_id = o.id), 0)
        <> (SELECT sum(p.amount) FROM payments p WHERE p.order_id = o.id
        AND p.status = 'SUCCEEDED' AND NOT EXISTS (SELECT FROM refunds r WHERE r.cause = 'late-payment:' || p.id))`,
  },
  {
    what: 'balance that is not what its cuts leave, or a cut that differs from its lines',
    query: sql`SELECT b.order_id::text AS row FROM order_balances b WHERE b.amount <> b.bought_amount
        - coalesce((SELECT sum(c.amount) FROM balance_cuts c WHERE c.order_id = b.order_id), 0)
      UNION ALL SELECT c.id::text FROM balance_cuts c
        WHERE c.amount <> -(SELECT sum((l ->> 'amount')::bigint) FROM jsonb_array_elements(c.lines) l)`,
  },
  {
    what: 'party of a stay whose parts are all paid that the ledger owes something else than its price',
    // what a guest has paid for a stay is what it cost, line by line, and what its changes and refunds moved
    query: sql`SELECT b.order_id::text AS row FROM order_balances b JOIN order_items i ON i.id = b.item_id
      WHERE b.status = 'PAID' AND i.status IN ('CONFIRMED', 'COMPLETED') AND NOT EXISTS (SELECT FROM refunds r WHERE r.item_id = i.id AND r.reason = 'resold')
        AND EXISTS (
          SELECT FROM (
            SELECT l.payee, l.amount FROM order_lines l WHERE l.item_id = i.id
            UNION ALL SELECT s.line ->> 'payee', (c ->> 'settled')::bigint FROM booking_changes x,
              jsonb_array_elements(x.terms -> 'changed') c, LATERAL (SELECT c -> 'line' AS line) s
              WHERE x.booking_id = i.id AND x.status = 'APPLIED'
            UNION ALL SELECT e.account, e.amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
              JOIN orders o ON o.id = t.order_id
              WHERE (o.id = b.order_id OR o.changes_item_id = i.id) AND (SELECT count(*) FROM order_items n WHERE n.order_id = b.order_id) = 1
          ) p(payee, amount)
          WHERE (p.payee LIKE 'host:%' OR p.payee LIKE 'tax:%') AND (SELECT count(*) FROM order_items n WHERE n.order_id = b.order_id) = 1
          GROUP BY p.payee HAVING sum(p.amount) <> 0)`,
  },
  {
    what: 'refund of a night from a booking that gave the night up without paying for it',
    query: sql`SELECT n.id::text AS row FROM returned_nights n JOIN bookings b ON b.id = n.sold_booking_id
      WHERE n.status = 'REFUNDED' AND n.used_up_at IS NULL AND b.holds_nights AND NOT EXISTS (
        SELECT FROM booking_rooms r WHERE r.booking_id = b.id AND r.room_type_id = n.room_type_id
          AND n.sold_unit <= r.units AND n.night >= b.arrive_day AND n.night < b.depart_day)`,
  },
  {
    what: 'more refunded for nights that were sold again than the booking that bought them has paid',
    query: sql`SELECT b.id::text AS row FROM bookings b
      JOIN (SELECT sold_booking_id, sum(refunded_host_amount + refunded_fee_amount) AS amount FROM returned_nights
        WHERE status = 'REFUNDED' GROUP BY sold_booking_id) refunded ON refunded.sold_booking_id = b.id
      WHERE b.holds_nights AND refunded.amount > (
        SELECT coalesce(sum(p.amount - coalesce((SELECT sum(f.amount) FROM refunds f WHERE f.payment_id = p.id AND f.reason <> 'resold'), 0)), 0)
        FROM payments p JOIN order_items i ON i.order_id = p.order_id
        WHERE p.status = 'SUCCEEDED' AND (i.id = b.id OR i.id IN (SELECT c.id FROM booking_changes c WHERE c.booking_id = b.id)))`,
  },
  {
    what: 'sandbox payment that no payment knows',
    query: sql`SELECT s.id AS row FROM sandbox_payments s WHERE s.status = 'SUCCEEDED'
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.id::text = s.idempotency_key AND p.status = 'SUCCEEDED')`,
  },
  {
    what: 'item whose stock does not match its status',
    query: sql`SELECT b.id::text AS row FROM bookings b JOIN order_items i ON i.id = b.id
      WHERE b.holds_nights <> (i.status IN ('HELD', 'CONFIRMED', 'COMPLETED'))`,
  },
  {
    what: 'change of a booking that does not match its order',
    query: sql`SELECT c.id::text AS row FROM booking_changes c LEFT JOIN order_items i ON i.id = c.id
      WHERE (c.status = 'HELD' AND i.status IS DISTINCT FROM 'HELD')
        OR (c.status <> 'APPLIED' AND i.status IN ('CONFIRMED', 'COMPLETED'))`,
  },
  {
    what: 'booking that differs from its last change',
    query: sql`SELECT b.id::text AS row FROM bookings b LEFT JOIN booking_changes c
        ON c.booking_id = b.id AND c.number = b.change_number AND c.status = 'APPLIED'
      WHERE b.change_number > 0 AND (c.arrive_day, c.depart_day) IS DISTINCT FROM (b.arrive_day, b.depart_day)`,
  },
  {
    what: 'active membership whose period nobody paid',
    query: sql`SELECT m.account_id::text AS row FROM membership_subscriptions m WHERE m.status = 'ACTIVE'
      AND EXISTS (SELECT FROM membership_periods p WHERE p.account_id = m.account_id)
      AND NOT EXISTS (SELECT FROM membership_periods p WHERE p.account_id = m.account_id AND p.holds_place
        AND p.starts_at = m.period_starts_at AND p.ends_at = m.ends_at)`,
  },
  {
    what: 'membership period whose place does not match its item',
    query: sql`SELECT p.id::text AS row FROM membership_periods p JOIN order_items i ON i.id = p.id
      WHERE p.holds_place <> (i.status IN ('HELD', 'CONFIRMED', 'COMPLETED'))
        OR (p.starts_at IS NOT NULL) <> (i.status IN ('CONFIRMED', 'COMPLETED', 'CANCELED'))`,
  },
  {
    what: 'two periods of one member at the same time',
    query: sql`SELECT a.id::text AS row FROM membership_periods a JOIN membership_periods b ON b.account_id = a.account_id
      AND a.id < b.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at WHERE a.holds_place AND b.holds_place`,
  },
  {
    what: 'code whose uses are counted wrong',
    query: sql`SELECT c.code AS row FROM membership_codes c
      WHERE c.uses <> (SELECT count(*) FROM membership_periods p WHERE p.code = c.code AND p.holds_place)`,
  },
  {
    what: 'code whose paid uses are counted wrong',
    query: sql`SELECT c.code AS row FROM membership_codes c WHERE c.paid_uses <> (SELECT count(*) FROM membership_periods p
      WHERE p.code = c.code AND p.holds_place AND p.starts_at IS NOT NULL)`,
  },
  {
    what: 'coupon whose uses are counted wrong',
    query: sql`SELECT c.code AS row FROM coupons c
      WHERE c.uses <> (SELECT count(*) FROM coupon_uses u WHERE u.code = c.code AND u.is_held)`,
  },
  {
    what: 'use of a coupon that does not match its item',
    query: sql`SELECT u.item_id::text AS row FROM coupon_uses u JOIN order_items i ON i.id = u.item_id
      WHERE CASE WHEN i.status = 'CANCELED' THEN NOT u.is_held AND NOT EXISTS (SELECT FROM refunds r WHERE r.item_id = i.id)
        ELSE u.is_held <> (i.status <> 'RELEASED') END`,
  },
  {
    what: 'coupon line of a stay without its use',
    // a change has the difference of the discount, for the use that its stay has
    query: sql`SELECT l.item_id::text AS row FROM order_lines l LEFT JOIN booking_changes c ON c.id = l.item_id
      WHERE l.code = 'coupon' AND NOT EXISTS (SELECT FROM coupon_uses u
        WHERE u.item_id = coalesce(c.booking_id, l.item_id) AND u.code = l.params ->> 'code')`,
  },
  {
    what: 'oversold night',
    query: sql`SELECT room_type_id AS row FROM nights WHERE booked > units OR booked < 0`,
  },
  {
    what: 'hold of tickets that does not match its order item',
    query: sql`SELECT h.id::text AS row FROM ticket_holds h JOIN order_items i ON i.id = h.item_id
      WHERE h.status <> CASE i.status WHEN 'HELD' THEN 'HELD' WHEN 'CONFIRMED' THEN 'SOLD' WHEN 'COMPLETED' THEN 'SOLD'
        ELSE 'RELEASED' END`,
  },
  {
    what: 'seat of a listing that is lost, or both free and held',
    query: sql`SELECT l.id::text AS row FROM ticket_listings l LEFT JOIN LATERAL (
        SELECT range_agg(h.seats) AS seats FROM ticket_holds h WHERE h.listing_id = l.id AND h.status = 'HELD') held ON true
      WHERE l.seats <> l.free + coalesce(held.seats, '{}') OR l.free && coalesce(held.seats, '{}')`,
  },
  {
    what: 'sold seats without a valid ticket for each',
    query: sql`SELECT h.id::text AS row FROM ticket_holds h WHERE h.status = 'SOLD' AND h.quantity - h.canceled_quantity <>
      (SELECT count(*) FROM tickets t WHERE t.item_id = h.item_id AND t.status <> 'VOID')`,
  },
  {
    what: 'valid ticket that was not sold',
    query: sql`SELECT t.id::text AS row FROM tickets t WHERE t.status <> 'VOID'
      AND NOT EXISTS (SELECT FROM ticket_holds h WHERE h.item_id = t.item_id AND h.status = 'SOLD')`,
  },
  {
    what: 'sale whose canceled seats are not those of its void tickets',
    query: sql`SELECT h.id::text AS row FROM ticket_holds h WHERE h.status = 'SOLD' AND h.canceled <> coalesce((
      SELECT range_agg(int4range(t.seat, t.seat + 1)) FROM tickets t WHERE t.item_id = h.item_id AND t.status = 'VOID'), '{}')`,
  },
  {
    what: 'ticket whose transfer does not match',
    query: sql`SELECT t.id::text AS row FROM tickets t JOIN ticket_transfers x ON x.id = t.transfer_id
      WHERE x.status <> CASE WHEN t.is_offered THEN 'SENT' ELSE 'ACCEPTED' END OR x.item_id <> t.item_id
        OR (t.is_offered AND t.status = 'VOID')`,
  },
  {
    what: 'open transfer without tickets',
    query: sql`SELECT x.id::text AS row FROM ticket_transfers x WHERE x.status = 'SENT'
      AND NOT EXISTS (SELECT FROM tickets t WHERE t.transfer_id = x.id)`,
  },
  {
    what: 'buyer whose tickets are counted wrong',
    query: sql`SELECT b.event_id || ' ' || b.buyer AS row FROM ticket_buyers b WHERE b.quantity <> coalesce((
      SELECT sum(h.quantity - h.canceled_quantity) FROM ticket_holds h WHERE h.event_id = b.event_id AND h.status IN ('HELD', 'SOLD')
        AND b.buyer = ANY (h.buyers)), 0)`,
  },
  {
    what: "item of a seller's tickets that does not match its sale",
    query: sql`SELECT i.id::text AS row FROM order_items i JOIN ticket_holds h ON h.item_id = i.id
      JOIN ticket_listings l ON l.id = h.listing_id LEFT JOIN ticket_sales s ON s.item_id = i.id
      LEFT JOIN ticket_payouts p ON p.item_id = i.id
      WHERE l.seller_account_id IS NOT NULL AND CASE
        WHEN i.status IN ('CONFIRMED', 'COMPLETED')
          THEN s.status IN ('DUE', 'DELIVERED') AND p.status IN ('HELD', 'STOPPED', 'PAID')
        ELSE s.status IS NULL OR (s.status IN ('MISSED', 'CANCELED') AND p.status = 'REVERSED') END IS NOT TRUE`,
  },
  {
    what: 'objection that does not match the payout of its sale',
    query: sql`SELECT p.item_id::text AS row FROM ticket_payouts p JOIN ticket_sales s ON s.item_id = p.item_id
      LEFT JOIN LATERAL (SELECT x.status FROM ticket_objections x WHERE x.item_id = p.item_id AND x.status <> 'WITHDRAWN') x ON true
      WHERE (p.status = 'STOPPED') <> (x.status IS NOT DISTINCT FROM 'OPEN')
        OR (x.status = 'UPHELD' AND (s.status, p.status) IS DISTINCT FROM ('MISSED', 'REVERSED'))
        OR (s.status = 'MISSED' AND s.delivered_at IS NOT NULL AND x.status IS DISTINCT FROM 'UPHELD')`,
  },
  {
    what: 'payout that differs from the seats without the fee of the sale',
    query: sql`SELECT p.item_id::text AS row FROM ticket_payouts p
      WHERE p.amount <> (SELECT sum(l.amount) FROM order_lines l WHERE l.item_id = p.item_id AND l.code = 'tickets')
        - coalesce((SELECT sum(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
          WHERE t.cause = 'seller-fee:' || p.item_id AND e.account = 'seller:' || p.seller_account_id), 0)`,
  },
  {
    what: 'payout that is not posted once, with its amount',
    query: sql`SELECT p.item_id::text AS row FROM ticket_payouts p WHERE coalesce(p.paid_amount, 0) <> -coalesce((
      SELECT sum(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.cause = 'payout:' || p.item_id AND e.account = 'payouts:' || p.seller_account_id), 0)`,
  },
  {
    what: 'seller whom the ledger owes something else than what is to be paid',
    query: sql`SELECT p.seller_account_id::text AS row FROM ticket_payouts p GROUP BY p.seller_account_id
      HAVING sum(CASE p.status WHEN 'REVERSED' THEN 0 ELSE p.amount END - coalesce(p.paid_amount, 0) - p.penalty_amount)
        <> -coalesce((SELECT sum(e.amount) FROM ledger_entries e WHERE e.account = 'seller:' || p.seller_account_id), 0)`,
  },
  {
    what: 'delivered ticket without a file or a transfer',
    query: sql`SELECT t.id::text AS row FROM tickets t JOIN ticket_sales s ON s.item_id = t.item_id
      WHERE t.status <> 'VOID' AND s.status = 'DELIVERED' AND s.deliver_by IS NOT NULL AND s.transfer_service IS NULL
        AND NOT EXISTS (SELECT FROM ticket_files f WHERE f.listing_id = t.listing_id AND f.seat = t.seat)`,
  },
  {
    what: 'refunds beyond their payment',
    query: sql`SELECT p.id::text AS row FROM payments p JOIN refunds r ON r.payment_id = p.id
      GROUP BY p.id HAVING sum(r.amount) > p.amount`,
  },
  {
    what: 'search that disagrees with the nights',
    query: sql`SELECT u.room_type_id AS row FROM search_units u LEFT JOIN LATERAL (
        SELECT bit_or(set_bit(repeat('0', 1024)::bit(1024), night_bit(night), 1)) AS taken
        FROM nights n WHERE n.room_type_id = u.room_type_id AND (n.is_blocked OR n.booked >= n.units)
          AND n.night >= (SELECT first_night FROM search_window)) n ON true
      WHERE u.taken <> coalesce(n.taken, repeat('0', 1024)::bit(1024))`,
  },
];

/** Emails that were lost: neither written nor sent, and without a job that will. */
const outboxChecks: Check[] = [
  {
    what: 'confirmed booking without its email',
    query: sql`SELECT b.id::text AS row FROM bookings b JOIN order_items i ON i.id = b.id
      WHERE EXISTS (SELECT FROM order_events e WHERE e.order_id = i.order_id
          AND e.type IN ('payment_succeeded', 'late_payment'))
        AND NOT EXISTS (SELECT FROM emails WHERE cause = 'booking-confirmed:' || b.id)
        AND NOT EXISTS (SELECT FROM ${openJobs} j WHERE j.data ->> 'name' = 'booking.email-confirmation'
          AND j.data #>> '{data,orderId}' = i.order_id::text)`,
  },
  {
    what: 'email that nothing will send',
    query: sql`SELECT m.id::text AS row FROM emails m WHERE m.sent_at IS NULL AND m.html <> ''
        AND NOT EXISTS (SELECT FROM ${openJobs} j WHERE j.data #>> '{data,emailId}' = m.id::text)`,
  },
];

const faultsOf = async (db: Database, of: readonly Check[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { what, query } of of) {
    const { rows } = await query.execute(db);
    faults.push(...rows.map(({ row }) => `${what}: ${row}`));
  }
  return faults;
};

/** The inconsistencies in orders, payments, stock, search and ledger, as sentences. Needs no job queue. */
export const auditStockAndMoney = async (db: Database): Promise<string[]> => [
  ...(await checkLedger(db)).map(({ what, row }) => `${what}: ${row}`),
  ...(await faultsOf(db, checks)),
  ...(await checkPassports(db)),
];

/** The same, and emails that were lost. */
export const auditOrders = async (db: Database): Promise<string[]> => [
  ...(await auditStockAndMoney(db)),
  ...(await faultsOf(db, outboxChecks)),
];
