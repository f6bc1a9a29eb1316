import type { BookingStatus } from '@golark/contract/booking/schemas';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { Bookings, Charges, DB, Refunds } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { canBecome, holdsNights } from './rules/booking-states.ts';

export type BookingRow = Omit<Selectable<Bookings>, 'status'> & { status: BookingStatus };
export type ChargeRow = Selectable<Charges>;
export type RefundRow = Selectable<Refunds>;

export interface BookedRoom {
  booking_id: string;
  room_type_id: string;
  units: number;
}

const asBooking = (row: Selectable<Bookings> | undefined): BookingRow | undefined =>
  row as BookingRow | undefined;

/** Throws IDEMPOTENCY_IN_PROGRESS when another request has just booked the same quote. */
export const insertBooking = async (trx: Transaction<DB>, row: Insertable<Bookings>): Promise<BookingRow> => {
  try {
    return (await trx
      .insertInto('bookings')
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow()) as BookingRow;
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

export const insertRooms = async (trx: Transaction<DB>, rooms: BookedRoom[]): Promise<void> => {
  await trx.insertInto('booking_rooms').values(rooms).execute();
};

export const listRooms = (db: Database, bookingIds: string[]): Promise<BookedRoom[]> =>
  db
    .selectFrom('booking_rooms')
    .selectAll()
    .where('booking_id', '=', sql<string>`ANY(${bookingIds}::uuid[])`)
    .orderBy('room_type_id')
    .execute();

export const findBookingOfQuote = async (
  db: Database,
  who: { quoteId: string; accountId: string },
): Promise<BookingRow | undefined> =>
  asBooking(
    await db
      .selectFrom('bookings')
      .selectAll()
      .where('quote_id', '=', who.quoteId)
      .where('account_id', '=', who.accountId)
      .executeTakeFirst(),
  );

export const findBooking = async (db: Database, id: string): Promise<BookingRow | undefined> =>
  asBooking(await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst());

/** Locks the row until the transaction ends. */
export const lockBooking = async (trx: Transaction<DB>, id: string): Promise<BookingRow | undefined> =>
  asBooking(await trx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());

/** Moves a locked booking on. Throws INVALID_STATE when the table of states has no such step. */
export const moveBooking = async (
  trx: Transaction<DB>,
  booking: BookingRow,
  step: { to: BookingStatus; at: Date; what: string },
): Promise<void> => {
  if (!canBecome(booking.status, step.to)) {
    throw new Failure('INVALID_STATE', {
      detail: `A booking that is ${booking.status} cannot become ${step.to}.`,
    });
  }
  await trx
    .updateTable('bookings')
    .set({
      status: step.to,
      holds_nights: holdsNights(step.to),
      ...(step.to === 'CANCELED' ? { canceled_at: step.at } : {}),
      ...(step.to === 'CONFIRMED' ? { hold_expires_at: null } : {}),
    })
    .where('id', '=', booking.id)
    .execute();
  await insertEvent(trx, { bookingId: booking.id, at: step.at, what: step.what });
};

export const insertEvent = async (
  trx: Transaction<DB>,
  event: { bookingId: string; at: Date; what: string },
): Promise<void> => {
  await trx
    .insertInto('booking_events')
    .values({ booking_id: event.bookingId, at: event.at, what: event.what })
    .execute();
};

export const insertCharge = (trx: Transaction<DB>, row: Insertable<Charges>): Promise<ChargeRow> =>
  trx.insertInto('charges').values(row).returningAll().executeTakeFirstOrThrow();

/** Every charge in one list, with the token it is charged to. */
export const findChargeWithToken = (db: Database, chargeId: string) =>
  db
    .selectFrom('charges')
    .innerJoin('saved_cards', 'saved_cards.id', 'charges.saved_card_id')
    .selectAll('charges')
    .select('saved_cards.gateway_token')
    .where('charges.id', '=', chargeId)
    .executeTakeFirst();

/** Settles an open charge; false if somebody else has. */
export const settleChargeRow = async (
  trx: Transaction<DB>,
  settled: {
    id: string;
    status: 'PAID' | 'FAILED';
    paymentId: string | null;
    failureCode: string | null;
    at: Date;
  },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('charges')
    .set((eb) => ({
      status: settled.status,
      attempts: eb('attempts', '+', 1),
      gateway_payment_id: settled.paymentId,
      failure_code: settled.failureCode,
      settled_at: settled.at,
    }))
    .where('id', '=', settled.id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const findOpenCharge = (db: Database, bookingId: string): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();

export const findPaidCharge = (db: Database, bookingId: string): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'PAID')
    .executeTakeFirst();

/** Charges whose answer never came. */
export const listOpenCharges = (db: Database, before: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('charges')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(500)
    .execute();

export const insertRefund = (trx: Transaction<DB>, row: Insertable<Refunds>): Promise<RefundRow> =>
  trx.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow();

export const findRefundWithPayment = (db: Database, refundId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.charge_id')
    .selectAll('refunds')
    .select('charges.gateway_payment_id')
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();

/** Marks an open refund as paid; false if somebody else has. */
export const markRefundPaid = async (
  trx: Transaction<DB>,
  refund: { id: string; gatewayRefundId: string; at: Date },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('refunds')
    .set({ status: 'PAID', gateway_refund_id: refund.gatewayRefundId, settled_at: refund.at })
    .where('id', '=', refund.id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const listOpenRefunds = (db: Database, before: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(500)
    .execute();

/** Holds that ran out unpaid. A booking with an open charge is never among them: its money may be on the way. */
export const listExpiredHolds = (db: Database, now: Date): Promise<{ id: string }[]> =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'PAYMENT_FAILED')
    .where('hold_expires_at', '<', now)
    .limit(500)
    .execute();

/** Confirmed stays whose departure day is over at the property. */
export const completeStays = async (db: Database, now: Date): Promise<void> => {
  await sql`UPDATE bookings b SET status = 'COMPLETED' FROM listings l
    WHERE l.id = b.listing_id AND b.status = 'CONFIRMED'
      AND b.depart_day < (${now}::timestamptz AT TIME ZONE l.time_zone)::date`.execute(db);
};

/** The next stay that holds nights and is not over at the property. */
export const findComingStay = async (
  trx: Transaction<DB>,
  accountId: string,
  now: Date,
): Promise<BookingRow | undefined> =>
  asBooking(
    await trx
      .selectFrom('bookings')
      .innerJoin('listings', 'listings.id', 'bookings.listing_id')
      .selectAll('bookings')
      .where('bookings.account_id', '=', accountId)
      .where('bookings.holds_nights', '=', true)
      .where(sql<boolean>`bookings.depart_day >= (${now}::timestamptz AT TIME ZONE listings.time_zone)::date`)
      .orderBy('bookings.arrive_day')
      .executeTakeFirst(),
  );

/** The cards that charges of the account's bookings name. */
export const listChargedCardIds = async (trx: Transaction<DB>, accountId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('charges')
    .innerJoin('bookings', 'bookings.id', 'charges.booking_id')
    .select('charges.saved_card_id')
    .distinct()
    .where('bookings.account_id', '=', accountId)
    .execute();
  return rows.map((row) => row.saved_card_id);
};
