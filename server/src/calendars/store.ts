import { nightsBetween, utcDay } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';

export interface NightRow {
  room_type_id: string;
  night: string;
  units: number;
  /** Here or in a linked listing. */
  booked: number;
  /** Closed by its host, or booked or closed in a linked listing. */
  is_blocked: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
  max_nights: number | null;
}

/** A listing's version with one of its nights that differ from the rule, or with none. */
export type ListedNight = { listing_id: string; version: number } & (NightRow | { night: null });

export interface NightRange {
  from: string;
  until: string;
  /** For their host, and for guests who have booked one. */
  includesUnpublished?: boolean;
}

/** The nights of published listings that differ from the rule, each with its listing; one without any has one row. */
export const listNights = async (
  db: Database,
  listingIds: string[],
  { from, until, includesUnpublished = false }: NightRange,
): Promise<ListedNight[]> => {
  const { rows } = await sql<ListedNight>`
      SELECT l.id AS listing_id, l.version, n.room_type_id, n.night, n.units, n.booked + n.linked_booked AS booked,
        n.is_blocked, n.nightly_amount, n.min_nights, n.max_nights
      FROM listings l
      LEFT JOIN (room_types r
        JOIN nights n ON n.room_type_id = r.id AND n.night >= ${from}::date AND n.night < ${until}::date)
      ON r.listing_id = l.id
      WHERE l.id IN ${idsOf(listingIds)} AND (l.status = 'published' OR ${includesUnpublished})`.execute(db);
  return rows;
};

/** Whether a night was sold in the meantime, here or in a linked listing. */
export const isSoldOut = (error: unknown): boolean =>
  isViolationOf(error, 'nights_not_oversold') || isViolationOf(error, 'nights_not_sold_in_parts');

/** Units of room types for the nights of a stay. */
export interface StayNights extends StayDates {
  rooms: readonly { roomTypeId: string; units: number }[];
}

export const datesUnavailable = (): Failure =>
  new Failure('DATES_UNAVAILABLE', { detail: 'These dates are no longer free.' });

/**
 * The room types of a stay and those linked with them, which have no `wanted` units, locked in the order of their ids, so that callers
 * for the same property wait for each other instead of deadlocking. NO KEY UPDATE: a stored booking refers to the rows already, and a
 * stronger lock would wait for all of them.
 */
export const lockedRooms = (rooms: StayNights['rooms']) => sql`
  SELECT r.id, r.units, asked.units AS wanted, t.preparation_nights
  FROM (
    WITH room AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) AS room("roomTypeId" text, units integer)
    )
    SELECT "roomTypeId" AS id, units FROM room
    UNION ALL SELECT DISTINCT l.linked_id, NULL::integer FROM room JOIN linked_room_types l ON l.room_type_id = room."roomTypeId"
  ) asked
  JOIN room_types r ON r.id = asked.id
  LEFT JOIN booking_terms t ON t.listing_id = r.listing_id
  ORDER BY r.id FOR NO KEY UPDATE OF r`;

/**
 * Throws DATES_UNAVAILABLE if another booking lies within the nights that the host keeps free. A statement of its own, after the room types
 * are locked: it sees what was committed by those who held the lock before.
 */
const assertPreparation = async (
  trx: Transaction<DB>,
  { rooms, arriveDay, departDay }: StayNights,
  preparationNights: number,
): Promise<void> => {
  const ids = rooms.map(({ roomTypeId }) => roomTypeId);
  const near = await sql`
    SELECT FROM nights WHERE room_type_id = ANY (${ids}::text[]) AND booked + linked_booked > 0
      AND night >= ${arriveDay}::date - ${preparationNights}::integer
      AND night < ${departDay}::date + ${preparationNights}::integer
      AND (night < ${arriveDay}::date OR night >= ${departDay}::date) LIMIT 1`.execute(trx);
  if (near.rows.length > 0) throw datesUnavailable();
};

/** Facts about the rooms of a CTE `room` of `lockedRooms`, read once they are locked; each row of a statement has them. */
export interface TakenNight {
  preparation_nights: number | null;
  is_offered: boolean;
}

export const factsOfRooms = sql`
  (SELECT max(preparation_nights) FROM room WHERE wanted IS NOT NULL) AS preparation_nights,
  (SELECT bool_and(is_room_offered(id)) FROM room WHERE wanted IS NOT NULL) AS is_offered`;

/**
 * Takes units of room types for every night of a stay, or none. The room types are locked before the first night is
 * touched, because the nights are sorted; the check constraint on `nights` is the last guard. That the listing is published, and the nights
 * that the host keeps free around bookings, are checked again too. Throws DATES_UNAVAILABLE.
 */
export const takeNights = async (trx: Transaction<DB>, stay: StayNights): Promise<void> => {
  const { rooms, arriveDay, departDay } = stay;
  try {
    const taken = await sql<TakenNight>`
      WITH room AS MATERIALIZED (${lockedRooms(rooms)})
      INSERT INTO nights AS n (room_type_id, night, units, booked)
      SELECT room.id, d::date, room.units, room.wanted
      FROM room, generate_series(${arriveDay}::date, ${departDay}::date - 1, interval '1 day') d
      WHERE room.wanted IS NOT NULL
      ORDER BY room.id, d
      ON CONFLICT (room_type_id, night) DO UPDATE SET booked = n.booked + excluded.booked WHERE NOT n.is_blocked
      RETURNING ${factsOfRooms}`.execute(trx);
    if (taken.rows.length !== rooms.length * nightsBetween(arriveDay, departDay)) throw datesUnavailable();
    const [first] = taken.rows;
    if (!first?.is_offered) throw datesUnavailable();
    const preparationNights = first.preparation_nights ?? 0;
    if (preparationNights > 0) await assertPreparation(trx, stay, preparationNights);
  } catch (error) {
    throw isSoldOut(error) ? datesUnavailable() : error;
  }
};

/** Returns the nights of a stay to the stock. */
export const freeNights = async (trx: Transaction<DB>, stay: StayNights): Promise<void> => {
  const { rooms, arriveDay, departDay } = stay;
  await sql`
    WITH room AS MATERIALIZED (${lockedRooms(rooms)})
    UPDATE nights n SET booked = n.booked - room.wanted FROM room
    WHERE n.room_type_id = room.id AND room.wanted IS NOT NULL AND n.night >= ${arriveDay}::date AND n.night < ${departDay}::date`.execute(
    trx,
  );
};

/** Clears the bits of nights that are past everywhere in the ring of taken nights; run daily. */
export const clearPastNights = async (db: Database, now: Date): Promise<void> => {
  await sql`SELECT clear_past_nights(${utcDay(now)}::date)`.execute(db);
};
