import type { Booking } from '@golark/contract/booking/schemas';
import { utcDay } from '@golark/contract/dates/rules';
import type { OrderStatus } from '@golark/contract/orders/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import { sql, type Transaction } from 'kysely';
import type { StayNights } from '#calendars';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { hasInputs, type QuoteTerms, type StoredQuote } from '#pricing';

export interface BookedRoom {
  roomTypeId: string;
  units: number;
}

export interface NewBooking extends StayDates {
  id: string;
  confirmationCode: string;
  quoteId: string;
  listingId: string;
  party: Party;
  guest: object;
  cancellation: Booking['cancellation'];
  nightly: readonly { date: string; amount: number }[];
  note: string | null;
  rooms: readonly BookedRoom[];
  passport: PricePassport;
}

/**
 * Writes the booking of an order item with its rooms and the inputs of its price, in one statement; its nights are taken by the caller in the same
 * transaction. Throws IDEMPOTENCY_IN_PROGRESS when another request has just booked the same quote.
 */
export const insertBooking = async (trx: Transaction<DB>, booking: NewBooking): Promise<void> => {
  const { hash, ...passport } = booking.passport;
  try {
    await sql`
      WITH b AS (
        INSERT INTO bookings (id, confirmation_code, quote_id, listing_id, holds_nights, arrive_day, depart_day, party,
          guest, cancellation, nightly, note)
        VALUES (${booking.id}, ${booking.confirmationCode}, ${booking.quoteId}, ${booking.listingId}, true,
          ${booking.arriveDay}, ${booking.departDay}, ${JSON.stringify(booking.party)}, ${JSON.stringify(booking.guest)},
          ${JSON.stringify(booking.cancellation)}, ${JSON.stringify(booking.nightly)}, ${booking.note})
      ), p AS (
        INSERT INTO price_passports (booking_id, passport, hash) VALUES (${booking.id}, ${JSON.stringify(passport)}, ${hash})
      )
      INSERT INTO booking_rooms (booking_id, room_type_id, units)
      SELECT ${booking.id}, "roomTypeId", units
      FROM jsonb_to_recordset(${JSON.stringify(booking.rooms)}::jsonb) AS room("roomTypeId" text, units integer)
    `.execute(trx);
  } catch (error) {
    if (isViolationOf(error, 'bookings_one_per_quote')) {
      throw new Failure('IDEMPOTENCY_IN_PROGRESS', {
        detail: 'This quote is being booked.',
        retryAfterSeconds: 1,
      });
    }
    throw error;
  }
};

/**
 * Marks the nights of a booking as held or released and returns them; undefined if they are already, so that repeating
 * it takes or frees nothing twice.
 */
export const markNights = async (
  trx: Transaction<DB>,
  bookingId: string,
  holdsNights: boolean,
): Promise<StayNights | undefined> => {
  const { rows } = await sql<StayNights>`
    UPDATE bookings b SET holds_nights = ${holdsNights}
    WHERE b.id = ${bookingId} AND b.holds_nights <> ${holdsNights}
    RETURNING b.arrive_day AS "arriveDay", b.depart_day AS "departDay",
      (SELECT json_agg(json_build_object('roomTypeId', r.room_type_id, 'units', r.units) ORDER BY r.room_type_id)
        FROM booking_rooms r WHERE r.booking_id = b.id) AS rooms`.execute(trx);
  return rows[0];
};

/** Stores when the guest expects to arrive, if the booking is confirmed at that moment. Returns whether it is. */
export const saveArrivalTime = async (
  db: Database,
  bookingId: string,
  arrivalTime: string | null,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE bookings b SET arrival_time = ${arrivalTime} FROM order_items i
    WHERE b.id = ${bookingId} AND i.id = b.id AND i.status = 'CONFIRMED'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

interface StayToRemind extends StayDates {
  bookingId: string;
  changeNumber: number;
  bookedAt: Date;
  checkInFrom: string;
  checkOutBy: string;
  timeZone: string;
}

/** Confirmed stays that begin within three days. */
export const listStaysToRemind = async (db: Database, now: Date): Promise<StayToRemind[]> => {
  const { rows } = await sql<StayToRemind>`
    SELECT b.id AS "bookingId", b.change_number AS "changeNumber", b.arrive_day AS "arriveDay", b.depart_day AS "departDay", o.created_at AS "bookedAt",
      i.snapshot ->> 'checkInFrom' AS "checkInFrom", i.snapshot ->> 'checkOutBy' AS "checkOutBy",
      i.snapshot ->> 'timeZone' AS "timeZone"
    FROM bookings b JOIN order_items i ON i.id = b.id JOIN orders o ON o.id = i.order_id
    WHERE i.status = 'CONFIRMED' AND b.arrive_day BETWEEN ${utcDay(now)}::date - 1 AND ${utcDay(now)}::date + 3`.execute(
    db,
  );
  return rows;
};

/** The statuses of an item whose trip is listed as canceled. */
export const canceledItemStatuses = ['CANCELED', 'RELEASED'] as const;

/** What is known of a quote that is to be booked. */
export interface QuoteToBook {
  /** null once the quote was deleted. */
  quote: Pick<StoredQuote, 'terms' | 'expires_at'> | null;
  /** The order that has it already, whose it is, and its payment that has no outcome yet. */
  booked: {
    orderId: string;
    isOwn: boolean;
    status: OrderStatus;
    openPaymentId: string | null;
    /** Nothing else is in its order. */
    isAlone: boolean;
    /** It was ordered with a deposit. */
    hasDeposit: boolean;
  } | null;
}

interface QuoteToBookRow {
  terms: QuoteTerms | null;
  expires_at: Date | null;
  order_id: string | null;
  is_own: boolean | null;
  status: OrderStatus | null;
  payment_id: string | null;
  is_alone: boolean | null;
  has_deposit: boolean | null;
}

/** A quote and what was made of it, in one statement. */
export const findQuoteToBook = async (
  db: Database,
  who: { quoteId: string; accountId: string },
): Promise<QuoteToBook> => {
  const { rows } = await sql<QuoteToBookRow>`
    SELECT q.terms, q.expires_at, o.id AS order_id, o.account_id = ${who.accountId} AS is_own, o.status, (
        SELECT p.id FROM payments p WHERE p.order_id = o.id
        AND p.status IN ('CREATED', 'REQUIRES_ACTION', 'PROCESSING') LIMIT 1) AS payment_id,
      (SELECT count(*) = 1 FROM order_items other WHERE other.order_id = o.id) AS is_alone,
      EXISTS (SELECT FROM order_balances x WHERE x.item_id = i.id) AS has_deposit
    FROM (SELECT ${who.quoteId}::text AS id) wanted
    LEFT JOIN quotes q ON q.id = wanted.id AND ${hasInputs('q')}
    LEFT JOIN (bookings b JOIN order_items i ON i.id = b.id JOIN orders o ON o.id = i.order_id)
      ON b.quote_id = wanted.id`.execute(db);
  const [row] = rows;
  return {
    quote: row?.terms && row.expires_at ? { terms: row.terms, expires_at: row.expires_at } : null,
    booked:
      row?.order_id && row.status
        ? {
            orderId: row.order_id,
            isOwn: row.is_own ?? false,
            status: row.status,
            openPaymentId: row.payment_id,
            isAlone: row.is_alone ?? false,
            hasDeposit: row.has_deposit ?? false,
          }
        : null,
  };
};

/** The next stay of the account that holds nights and is not over at the property. */
export const findUpcomingStay = (trx: Transaction<DB>, accountId: string, now: Date) =>
  trx
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['bookings.id', 'bookings.confirmation_code', 'bookings.arrive_day'])
    .where('orders.account_id', '=', accountId)
    .where('bookings.holds_nights', '=', true)
    .where(isNotOver(now))
    .orderBy('bookings.arrive_day')
    .executeTakeFirst();

/** Erases what an order needs only until its stay is over: the phone of the guest and the note to the host. */
export const eraseContactDetails = async (db: Database, accountId: string): Promise<void> => {
  await sql`
    UPDATE bookings b SET note = NULL, guest = b.guest - 'phone'
    FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE i.id = b.id AND o.account_id = ${accountId}`.execute(db);
};

/** The departure day has not passed in the time zone of the property. */
export const isNotOver = (now: Date) =>
  sql<boolean>`bookings.depart_day >= (${now}::timestamptz AT TIME ZONE (order_items.snapshot ->> 'timeZone'))::date`;

/** Confirmed orders whose stays are all over and have nothing left to pay, and those of changes of such stays. */
export const listOrdersToComplete = async (db: Database, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM orders o WHERE o.status = 'CONFIRMED'
      AND NOT EXISTS (
        SELECT 1 FROM order_items JOIN bookings ON bookings.id = order_items.id
        WHERE order_items.order_id = o.id AND order_items.status = 'CONFIRMED' AND ${isNotOver(now)})
      AND NOT EXISTS (
        SELECT 1 FROM order_balances WHERE order_balances.order_id = o.id AND order_balances.status IN ('OPEN', 'OVERDUE'))
      AND (EXISTS (SELECT 1 FROM order_items i JOIN bookings b ON b.id = i.id
        WHERE i.order_id = o.id AND b.depart_day < ${utcDay(now)}::date + 1)
      OR EXISTS (SELECT 1 FROM order_items i WHERE i.id = o.changes_item_id AND i.status IN ('COMPLETED', 'CANCELED')))
    LIMIT 500`.execute(db);
  return rows.map(({ id }) => id);
};
