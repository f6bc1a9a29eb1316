import type { Booking } from '@golark/contract/booking/schemas';
import type { ItemStatus, OrderStatus } from '@golark/contract/orders/rules';
import type { ReservationTab } from '@golark/contract/partners/rules';
import type { Phone } from '@golark/contract/phone/schemas';
import type { Party } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';
import type { OrderLine } from '#orders';
import type { PaymentStatus } from '#payments';
import type { Database } from '#platform/database/open-database';
import { factsBefore, offBalanceBy, refundedBy } from './changes/change-facts.ts';
import type { StaySnapshot } from './stay-snapshot.ts';
import { canceledItemStatuses } from './store.ts';

export interface ViewedPayment {
  id: string;
  order_id: string;
  purpose: Booking['charges'][number]['purpose'];
  amount: number;
  due_on: string;
  status: PaymentStatus;
  action: Booking['paymentAction'];
  attempts: number;
  failure_code: string | null;
  settled_at: string | null;
  card_id: string;
  brand: string;
  last4: string;
}

/** A booking as it is now, with its item, order, lines, payments, refunds and history, loaded by one query. */
export interface BookingView {
  id: string;
  confirmation_code: string;
  quote_id: string;
  listing_id: string;
  arrive_day: string;
  depart_day: string;
  party: Party;
  guest: Booking['guest'] & { phone?: Phone };
  cancellation: Booking['cancellation'];
  nightly: { date: string; amount: number }[];
  savings_amount: number;
  note: string | null;
  /** `16:30:00` */
  arrival_time: string | null;
  item_status: ItemStatus;
  snapshot: StaySnapshot;
  total_amount: number;
  order_id: string;
  order_total_amount: number;
  /** That replaces the card of the last payment. */
  card_id: string | null;
  order_status: OrderStatus;
  account_id: string | null;
  locale: string;
  hold_expires_at: Date | null;
  created_at: Date;
  lines: Pick<OrderLine, 'code' | 'params' | 'quantity' | 'amount' | 'payee'>[];
  payments: ViewedPayment[];
  refunds: { id: string; amount: number; status: string; created_at: string }[];
  events: { at: string; type: string; actor: string }[];
  /** The part that is paid later; null once a change has left nothing of it. Instants are text. */
  balance: {
    status: NonNullable<Booking['balance']>['status'];
    amount: number;
    /** Cents that were paid at the booking. */
    deposit: number;
    due_on: string;
    days_before: number;
    next_attempt_at: string | null;
    deadline_at: string | null;
    card: { brand: string; last4: string } | null;
  } | null;
  /** The host had to accept it. */
  needs_approval: boolean;
  /** How often it was changed. */
  change_number: number;
  policy_day: string | null;
  changes: StoredChange[];
  returned_nights: ReturnedNight[];
  pending_change:
    | (Pick<StoredChange, 'arrive_day' | 'depart_day' | 'party' | 'rooms' | 'settled_amount'> & {
        id: string;
        order_id: string;
        hold_expires_at: string | null;
      })
    | null;
}

/** A night that the booking gave back; cents. */
interface ReturnedNight {
  night: string;
  status: Booking['returnedNights'][number]['status'];
  lost: number;
  refunded: number;
  /** The part of it that the host gave back. */
  refunded_by_host: number;
  due_at: string | null;
}

interface StoredChange {
  applied_at: string;
  arrive_day: string;
  depart_day: string;
  party: Party;
  rooms: StaySnapshot['rooms'];
  before: { arriveDay: string; departDay: string; party: Party; roomCount: number };
  /** Cents paid for it; negative if they were refunded, in which case the next two say how. */
  settled_amount: number;
  refunded_amount: number;
  off_balance_amount: number;
  /** Of the whole stay after it, cents. */
  total_amount: number;
}

const columns = sql`
  b.id, b.confirmation_code, b.quote_id, b.listing_id, b.arrive_day, b.depart_day, b.party, b.guest, b.cancellation,
  b.nightly, coalesce((cur.terms ->> 'savingsAmount')::bigint, i.member_savings_amount) AS savings_amount, b.note, b.arrival_time, i.status AS item_status, i.needs_approval,
  b.change_number, b.policy_day, CASE WHEN cur.id IS NULL THEN i.snapshot ELSE i.snapshot || jsonb_build_object('rooms', cur.terms -> 'rooms') END AS snapshot,
  coalesce((cur.terms ->> 'totalAmount')::bigint, i.total_amount) AS total_amount, o.id AS order_id,
  o.total_amount - i.total_amount + coalesce((cur.terms ->> 'totalAmount')::bigint, i.total_amount) AS order_total_amount, o.card_id,
  o.status AS order_status, o.account_id, o.locale, o.hold_expires_at, o.created_at,
  coalesce((cur.terms -> 'lines')::json, (SELECT json_agg(l ORDER BY l.position) FROM order_lines l WHERE l.item_id = b.id)) AS lines,
  coalesce((SELECT json_agg(json_build_object('id', p.id, 'order_id', p.order_id, 'purpose', p.purpose, 'amount', p.amount, 'due_on', p.due_on, 'status', p.status, 'action', p.action,
      'attempts', p.attempts, 'failure_code', p.failure_code, 'settled_at', p.settled_at, 'card_id', p.card_id, 'brand', c.brand, 'last4', c.last4)
      ORDER BY p.order_id <> o.id, p.created_at, p.status NOT IN ('FAILED', 'CANCELED'))
    FROM (SELECT o.id UNION ALL SELECT x.id FROM orders x WHERE x.changes_item_id = b.id) paid
      JOIN payments p ON p.order_id = paid.id JOIN saved_cards c ON c.id = p.card_id
    WHERE p.order_id = o.id OR p.status IN ('SUCCEEDED', 'REQUIRES_ACTION')), '[]'::json) AS payments,
  coalesce((SELECT json_agg(r ORDER BY r.created_at)
    FROM (SELECT b.id UNION ALL SELECT c.id FROM booking_changes c WHERE c.booking_id = b.id) item
      JOIN refunds r ON r.item_id = item.id), '[]'::json) AS refunds,
  coalesce((SELECT json_agg(json_build_object('night', n.night, 'status', n.status, 'lost', n.host_amount + n.fee_amount,
      'refunded', n.refunded_host_amount + n.refunded_fee_amount, 'refunded_by_host', n.refunded_host_amount, 'due_at', n.due_at) ORDER BY n.night, n.room_type_id, n.unit)
    FROM returned_nights n WHERE n.booking_id = b.id), '[]'::json) AS returned_nights,
  coalesce((SELECT json_agg(json_build_object('applied_at', c.applied_at, 'arrive_day', c.arrive_day, 'depart_day', c.depart_day,
      'party', c.party, 'rooms', c.terms -> 'rooms', 'before', ${factsBefore}, 'settled_amount', c.settled_amount, 'refunded_amount', ${refundedBy}, 'off_balance_amount', ${offBalanceBy},
      'total_amount', (c.terms -> 'totalAmount')::bigint)
      ORDER BY c.number)
    FROM booking_changes c WHERE c.booking_id = b.id AND c.status = 'APPLIED'), '[]'::json) AS changes,
  (SELECT json_build_object('id', c.id, 'order_id', x.id, 'hold_expires_at', x.hold_expires_at, 'arrive_day', c.arrive_day,
      'depart_day', c.depart_day, 'party', c.party, 'rooms', c.terms -> 'rooms', 'settled_amount', c.settled_amount)
    FROM booking_changes c JOIN order_items ci ON ci.id = c.id JOIN orders x ON x.id = ci.order_id
    WHERE c.booking_id = b.id AND c.status = 'HELD') AS pending_change,
  (SELECT json_build_object('status', x.status, 'amount', x.amount, 'deposit', i.total_amount - x.bought_amount, 'due_on', x.due_on,
      'days_before', x.days_before, 'next_attempt_at', x.next_attempt_at,
      'deadline_at', x.deadline_at, 'card', (SELECT json_build_object('brand', c.brand, 'last4', c.last4) FROM saved_cards c
        WHERE c.id = coalesce(o.card_id, (SELECT p.card_id FROM payments p WHERE p.order_id = o.id AND p.purpose = 'deposit'
          ORDER BY p.created_at DESC LIMIT 1))))
    FROM order_balances x WHERE x.item_id = b.id AND x.amount > 0) AS balance,
  coalesce((SELECT json_agg(json_build_object('at', e.at, 'type', e.type, 'actor', e.actor) ORDER BY e.id) FROM order_events e
    WHERE e.order_id = o.id AND (e.item_id IS NULL OR e.item_id = b.id)), '[]'::json) AS events`;

/** Bookings `b` with their items `i` and orders `o`. */
export const selectViews = async (db: Database, where: RawBuilder<unknown>): Promise<BookingView[]> => {
  const { rows } = await sql<BookingView>`SELECT ${columns}
    FROM bookings b JOIN order_items i ON i.id = b.id JOIN orders o ON o.id = i.order_id
    LEFT JOIN booking_changes cur ON cur.booking_id = b.id AND cur.number = b.change_number AND cur.status = 'APPLIED' ${where}`.execute(
    db,
  );
  return rows;
};

const maxIds = 100;

/** Bookings of this account: one of a quote, or those with the given ids in their order. */
export const listOwnBookings = async (
  db: Database,
  accountId: string,
  wanted: { quoteId: string } | { ids: readonly string[] },
): Promise<BookingView[]> => {
  if ('quoteId' in wanted)
    return selectViews(db, sql`WHERE b.quote_id = ${wanted.quoteId} AND o.account_id = ${accountId}`);
  const ids = wanted.ids.slice(0, maxIds);
  return selectViews(
    db,
    sql`WHERE b.id = ANY (${ids}::uuid[]) AND o.account_id = ${accountId} ORDER BY array_position(${ids}::uuid[], b.id)`,
  );
};

/** Every booking of this account, the latest first. */
export const listAllBookings = (
  db: Database,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<BookingView[]> =>
  selectViews(
    db,
    sql`WHERE o.account_id = ${accountId} ORDER BY o.created_at DESC, b.id LIMIT ${page.limit} OFFSET ${page.offset}`,
  );

const isCanceled = sql`i.status IN (${sql.join(canceledItemStatuses)})`;
const isOwnRequest = sql`o.status = 'AWAITING_HOST' AND NOT ${isCanceled}`;
const isPlaced = sql`i.status IN ('CONFIRMED', 'COMPLETED')`;
const dayThere = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE (i.snapshot ->> 'timeZone'))::date`;

const reservationTabs: Record<ReservationTab, { where: (now: Date) => RawBuilder<unknown>; order: string }> =
  {
    requests: { where: () => isOwnRequest, order: 'o.hold_expires_at, b.id' },
    upcoming: {
      where: (now) => sql`${isPlaced} AND b.arrive_day > ${dayThere(now)}`,
      order: 'b.arrive_day, b.id',
    },
    current: {
      where: (now) =>
        sql`${isPlaced} AND b.arrive_day <= ${dayThere(now)} AND b.depart_day >= ${dayThere(now)}`,
      order: 'b.depart_day, b.id',
    },
    past: {
      where: (now) => sql`${isPlaced} AND b.depart_day < ${dayThere(now)}`,
      order: 'b.depart_day DESC, b.id',
    },
    canceled: { where: () => isCanceled, order: 'o.created_at DESC, b.id' },
  };

/** A page of the bookings of a host's listings, and how many there are in all. */
export const listBookingsOfHost = async (
  db: Database,
  hostId: string,
  wanted: { tab: ReservationTab; now: Date; limit: number; offset: number },
): Promise<{ views: BookingView[]; totalCount: number }> => {
  const { where, order } = reservationTabs[wanted.tab];
  const of = sql`WHERE i.kind = 'stay' AND i.snapshot ->> 'hostId' = ${hostId} AND ${where(wanted.now)}`;
  const [views, count] = await Promise.all([
    selectViews(db, sql`${of} ORDER BY ${sql.raw(order)} LIMIT ${wanted.limit} OFFSET ${wanted.offset}`),
    sql<{ count: number }>`SELECT count(*)::integer AS count
      FROM bookings b JOIN order_items i ON i.id = b.id JOIN orders o ON o.id = i.order_id ${of}`.execute(db),
  ]);
  return { views, totalCount: count.rows[0]?.count ?? 0 };
};

/** A booking of a host's listing; the host is part of the query. */
export const findBookingOfHost = async (
  db: Database,
  bookingId: string,
  hostId: string,
): Promise<BookingView | undefined> => {
  const ofHost = sql`WHERE b.id = ${bookingId} AND i.kind = 'stay' AND i.snapshot ->> 'hostId' = ${hostId}`;
  return (await selectViews(db, ofHost))[0];
};

/** The bookings of an order, for emails. */
export const listBookingsOfOrder = (db: Database, orderId: string): Promise<BookingView[]> =>
  selectViews(db, sql`WHERE o.id = ${orderId} ORDER BY i.position`);

export const findBookingView = async (db: Database, bookingId: string): Promise<BookingView | undefined> =>
  (await selectViews(db, sql`WHERE b.id = ${bookingId}`))[0];
