import type { Day } from '@golark/contract/dates/rules';
import { utcDay } from '@golark/contract/dates/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { nothingPaid, type PaidParts, type RoomNights, type UnitNight } from '../rules/paid-by-night.ts';

export type LostNight = UnitNight & PaidParts;

/**
 * Writes nights that a booking gives back, with what its guest loses of each. A night that was sold to this booking and is open again goes back to
 * its first guest alone: it is sold once. Repeating it writes nothing twice.
 */
export const insertReturnedNights = async (
  trx: Transaction<DB>,
  { bookingId, cause, nights, at }: { bookingId: string; cause: string; nights: LostNight[]; at: Date },
): Promise<void> => {
  await sql`
    INSERT INTO returned_nights (booking_id, cause, room_type_id, night, unit, host_amount, fee_amount, returned_at)
    SELECT ${bookingId}, ${cause}, n."roomTypeId", n.night, n.unit, n.host, n.fee, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(nights)}::jsonb)
      AS n("roomTypeId" text, night date, unit integer, host bigint, fee bigint)
    WHERE n.unit > (SELECT count(*) FROM returned_nights first WHERE first.sold_booking_id = ${bookingId}
      AND first.status = 'OPEN' AND first.room_type_id = n."roomTypeId" AND first.night = n.night)
    ON CONFLICT ON CONSTRAINT returned_nights_once DO NOTHING`.execute(trx);
};

/** The booking that a returned night was sold to still has it. */
const isKept = sql`EXISTS (
  SELECT FROM bookings b JOIN booking_rooms r ON r.booking_id = b.id
  WHERE b.id = n.sold_booking_id AND b.holds_nights AND n.night >= b.arrive_day AND n.night < b.depart_day
    AND r.room_type_id = n.room_type_id AND n.sold_unit <= r.units)`;

/** Opens the returned nights again that were sold to a booking which no longer has them. */
export const reopenReturnedNights = async (trx: Transaction<DB>, saleId: string): Promise<void> => {
  await sql`
    UPDATE returned_nights n SET status = 'OPEN', due_at = NULL
    WHERE n.sold_booking_id = ${saleId} AND n.status = 'SOLD' AND NOT ${isKept}`.execute(trx);
};

const refundedSum = sql`coalesce(sum(refunded_host_amount), 0)::bigint AS host, coalesce(sum(refunded_fee_amount), 0)::bigint AS fee`;

/** Sums up the refunds of former guests for nights that a booking would give up. The booking pays for each of them once. */
export const findUsedUp = async (db: Database, saleId: string, after: RoomNights): Promise<PaidParts> => {
  const { rows } = await sql<PaidParts>`
    SELECT ${refundedSum} FROM returned_nights n
    WHERE n.sold_booking_id = ${saleId} AND n.status = 'REFUNDED' AND n.used_up_at IS NULL AND NOT (
      n.night >= ${after.arriveDay} AND n.night < ${after.departDay} AND n.sold_unit <= coalesce((
        SELECT sum(r.units) FROM jsonb_to_recordset(${JSON.stringify(after.rooms)}::jsonb) AS r("roomTypeId" text, units integer)
        WHERE r."roomTypeId" = n.room_type_id), 0))`.execute(db);
  return rows[0] ?? nothingPaid;
};

/** Marks them once the booking has given them up; returns the same amounts. */
export const useUpNights = async (trx: Transaction<DB>, saleId: string, at: Date): Promise<PaidParts> => {
  const { rows } = await sql<PaidParts>`
    WITH used AS (
      UPDATE returned_nights n SET used_up_at = ${at}
      WHERE n.sold_booking_id = ${saleId} AND n.status = 'REFUNDED' AND n.used_up_at IS NULL AND NOT ${isKept}
      RETURNING refunded_host_amount, refunded_fee_amount
    )
    SELECT ${refundedSum} FROM used`.execute(trx);
  return rows[0] ?? nothingPaid;
};

/** A returned night that a booking may have bought. */
export interface ResoldNight {
  id: string;
  bookingId: string;
  /** The unit of the booking that bought it. */
  soldUnit: number;
}

/** The room types of a booking among which open nights are that it may have bought; empty for most bookings. */
export const listRoomsToMatch = async (db: Database, saleId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT n.room_type_id AS id FROM bookings b JOIN booking_rooms r ON r.booking_id = b.id
    JOIN returned_nights n ON n.room_type_id = r.room_type_id AND n.status = 'OPEN'
      AND n.night >= b.arrive_day AND n.night < b.depart_day
    WHERE b.id = ${saleId} AND b.holds_nights`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * The open nights that a booking bought, the first that were returned first: of each night as many as could not have been sold besides, which is as
 * many as there are more open ones than free units, and at most one for each unit of the booking. A booking from before the return bought none.
 */
export const listNightsBoughtBy = async (trx: Transaction<DB>, saleId: string): Promise<ResoldNight[]> => {
  const { rows } = await sql<ResoldNight>`
    WITH sale AS (
      SELECT b.id, b.arrive_day, b.depart_day, r.room_type_id, r.units, greatest(o.created_at, (
          SELECT max(c.created_at) FROM booking_changes c WHERE c.booking_id = b.id AND c.status = 'APPLIED')) AS sold_at
      FROM bookings b JOIN booking_rooms r ON r.booking_id = b.id JOIN order_items i ON i.id = b.id
        JOIN orders o ON o.id = i.order_id
      WHERE b.id = ${saleId} AND b.holds_nights AND i.status = 'CONFIRMED'
    ), open AS (
      SELECT n.*, row_number() OVER (PARTITION BY n.room_type_id, n.night ORDER BY n.returned_at, n.id) AS place,
        count(*) OVER (PARTITION BY n.room_type_id, n.night) AS all_open
      FROM returned_nights n JOIN sale ON sale.room_type_id = n.room_type_id
        AND n.night >= sale.arrive_day AND n.night < sale.depart_day
      WHERE n.status = 'OPEN'
    ), unit AS (
      SELECT sale.room_type_id, d.night::date AS night, u AS sold_unit,
        row_number() OVER (PARTITION BY sale.room_type_id, d.night ORDER BY u) AS place
      FROM sale, generate_series(sale.arrive_day, sale.depart_day - 1, interval '1 day') AS d(night),
        generate_series(1, sale.units) AS u
      WHERE NOT EXISTS (SELECT FROM returned_nights t WHERE t.sold_booking_id = sale.id AND t.status IN ('SOLD', 'REFUNDED')
        AND t.room_type_id = sale.room_type_id AND t.night = d.night::date AND t.sold_unit = u)
    )
    SELECT open.id, open.booking_id AS "bookingId", unit.sold_unit AS "soldUnit"
    FROM open JOIN unit ON unit.room_type_id = open.room_type_id AND unit.night = open.night AND unit.place = open.place
      JOIN sale ON sale.room_type_id = open.room_type_id
      JOIN nights s ON s.room_type_id = open.room_type_id AND s.night = open.night
    WHERE open.place <= open.all_open - (s.units - s.booked) AND open.returned_at <= sale.sold_at
      AND open.booking_id <> sale.id
    ORDER BY open.night, open.place`.execute(trx);
  return rows;
};

export const markSold = async (
  trx: Transaction<DB>,
  nights: readonly ResoldNight[],
  { saleId, dueAt }: { saleId: string; dueAt: Date },
): Promise<void> => {
  await sql`
    UPDATE returned_nights n SET status = 'SOLD', sold_booking_id = ${saleId}, sold_unit = m."soldUnit", due_at = ${dueAt}
    FROM jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) AS m(id uuid, "soldUnit" integer)
    WHERE n.id = m.id AND n.status = 'OPEN'`.execute(trx);
};

/** A night that was sold again, with what its first guest lost. */
export interface DueNight extends PaidParts {
  id: string;
  roomTypeId: string;
  night: Day;
  /** Of the booking that it was sold to. */
  unit: number;
}

export interface Resale {
  bookingId: string;
  saleId: string;
}

/** The nights of a booking that were sold to another one, locked; their refund is due. */
export const lockDueNights = async (
  trx: Transaction<DB>,
  { bookingId, saleId }: Resale,
  now: Date,
): Promise<DueNight[]> => {
  const { rows } = await sql<DueNight>`
    SELECT id, room_type_id AS "roomTypeId", night, sold_unit AS unit, host_amount AS host, fee_amount AS fee
    FROM returned_nights
    WHERE booking_id = ${bookingId} AND sold_booking_id = ${saleId} AND status = 'SOLD' AND due_at <= ${now}
    ORDER BY night, room_type_id, unit FOR UPDATE`.execute(trx);
  return rows;
};

export const markRefunded = async (
  trx: Transaction<DB>,
  nights: readonly (PaidParts & { id: string })[],
  at: Date,
): Promise<void> => {
  await sql`
    UPDATE returned_nights n SET status = 'REFUNDED', refunded_host_amount = m.host, refunded_fee_amount = m.fee,
      refunded_at = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) AS m(id uuid, host bigint, fee bigint)
    WHERE n.id = m.id AND n.status = 'SOLD'`.execute(trx);
};

/** The deadlines of the new booking have changed. */
export const postponeDue = async (
  trx: Transaction<DB>,
  { bookingId, saleId }: Resale,
  dueAt: Date,
): Promise<void> => {
  await sql`
    UPDATE returned_nights SET due_at = ${dueAt}
    WHERE booking_id = ${bookingId} AND sold_booking_id = ${saleId} AND status = 'SOLD'`.execute(trx);
};

export const listDueResales = async (db: Database, now: Date): Promise<Resale[]> =>
  (
    await sql<Resale>`
      SELECT DISTINCT booking_id AS "bookingId", sold_booking_id AS "saleId" FROM returned_nights
      WHERE status = 'SOLD' AND due_at <= ${now} LIMIT 500`.execute(db)
  ).rows;

/** Ends open nights that have passed everywhere. */
export const endPassedNights = async (db: Database, now: Date): Promise<void> => {
  await sql`
    UPDATE returned_nights SET status = 'UNSOLD'
    WHERE status = 'OPEN' AND night < ${utcDay(now)}::date - 1`.execute(db);
};
