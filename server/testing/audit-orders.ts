import { type RawBuilder, sql } from 'kysely';
import { checkLedger } from '#ledger';
import type { Database } from '#platform/database/open-database';
import { jobSchema } from '#platform/jobs/boss';

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
      GROUP BY p.order_id HAVING count(*) - count(*) FILTER (WHERE EXISTS
        (SELECT 1 FROM refunds r WHERE r.payment_id = p.id AND r.amount = p.amount)) > 1`,
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
    query: sql`SELECT h.id::text AS row FROM ticket_holds h WHERE h.status = 'SOLD' AND h.quantity <>
      (SELECT count(*) FROM tickets t WHERE t.item_id = h.item_id AND t.status <> 'VOID')`,
  },
  {
    what: 'valid ticket that was not sold',
    query: sql`SELECT t.id::text AS row FROM tickets t WHERE t.status <> 'VOID'
      AND NOT EXISTS (SELECT FROM ticket_holds h WHERE h.item_id = t.item_id AND h.status = 'SOLD')`,
  },
  {
    what: 'buyer whose tickets are counted wrong',
    query: sql`SELECT b.event_id || ' ' || b.buyer AS row FROM ticket_buyers b WHERE b.quantity <> coalesce((
      SELECT sum(h.quantity) FROM ticket_holds h WHERE h.event_id = b.event_id AND h.status IN ('HELD', 'SOLD')
        AND b.buyer = ANY (h.buyers)), 0)`,
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
];

/** The same, and emails that were lost. */
export const auditOrders = async (db: Database): Promise<string[]> => [
  ...(await auditStockAndMoney(db)),
  ...(await faultsOf(db, outboxChecks)),
];
