import type { Day } from '@golark/contract/dates/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { conflictingNights } from './conflicting-nights.ts';
import { type LockedRoomType, lockRoomTypes } from './save-nights.ts';

/** A host's decisions about one night of a room type; null leaves it to the rule. */
export interface NightOfRoom {
  roomTypeId: string;
  night: Day;
  /** Cents. */
  nightlyAmount: number | null;
  minNights: number | null;
  isClosed: boolean;
}

/** One night of a room type with what its host decided about it, and who sleeps there. */
export interface RoomNight extends NightOfRoom {
  units: number;
  booked: number;
  /** The part of `booked` that other sites have sold or closed. */
  bookedElsewhere: number;
  /** Units that guests of a linked listing take. */
  linkedBooked: number;
  /** A linked listing has closed it. */
  isLinkedClosed: boolean;
  /** Its host canceled a stay in it, so that it stays closed. */
  isKeptClosed: boolean;
}

/** Half-open, as all ranges of nights. */
interface Nights {
  from: Day;
  until: Day;
}

/** A room type with its units. */
type Room = Pick<LockedRoomType, 'id' | 'units'>;

/**
 * Each night of room types, also those without a row, as rows with the columns of `RoomNight`. PostgreSQL knows how many there are from
 * arrays and a series of integers: rows of JSON it takes for a hundred, and would read the nights of all listings.
 */
const selectRoomNights = (rooms: readonly Room[], { from, until }: Nights): RawBuilder<RoomNight> => sql`
  SELECT r.id AS "roomTypeId", d.night, r.units, coalesce(n.booked, 0) AS booked,
    coalesce(n.booked_elsewhere, 0) AS "bookedElsewhere", coalesce(n.linked_booked, 0) AS "linkedBooked", coalesce(n.linked_closed, 0) > 0 AS "isLinkedClosed",
    n.nightly_amount AS "nightlyAmount", n.min_nights AS "minNights", coalesce(n.is_closed, false) AS "isClosed",
    EXISTS (SELECT FROM nights_kept_closed k
      WHERE k.room_type_id = r.id AND d.night >= k.arrive_day AND d.night < k.depart_day) AS "isKeptClosed"
  FROM unnest(${rooms.map(({ id }) => id)}::text[], ${rooms.map(({ units }) => units)}::integer[]) AS r (id, units)
  CROSS JOIN generate_series(0, ${until}::date - ${from}::date - 1) AS i
  CROSS JOIN LATERAL (SELECT ${from}::date + i AS night) AS d
  LEFT JOIN nights n ON n.room_type_id = r.id AND n.night = d.night
  ORDER BY r.id, d.night`;

const lockRoomNights = async (
  trx: Transaction<DB>,
  { roomTypeIds, ...nights }: Nights & { roomTypeIds: readonly string[] },
): Promise<RoomNight[]> => {
  const locked = await lockRoomTypes(trx, roomTypeIds);
  const rooms = locked.filter(({ id }) => roomTypeIds.includes(id));
  // a statement of its own: it sees what was committed by those who held the locks before
  return (await selectRoomNights(rooms, nights).execute(trx)).rows;
};

const saveRoomNights = async (
  trx: Transaction<DB>,
  nights: readonly (NightOfRoom & Pick<RoomNight, 'units'>)[],
): Promise<void> => {
  if (nights.length === 0) return;
  const rows = nights.map(({ roomTypeId, night, units, nightlyAmount, minNights, isClosed }) => ({
    roomTypeId,
    night,
    units,
    nightlyAmount,
    minNights,
    isClosed,
  }));
  await sql`
    INSERT INTO nights AS n (room_type_id, night, units, is_closed, nightly_amount, min_nights)
    SELECT d."roomTypeId", d.night, d.units, d."isClosed", d."nightlyAmount", d."minNights"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d("roomTypeId" text, night date, "nightlyAmount" bigint,
      "minNights" integer, "isClosed" boolean, units integer)
    ORDER BY d."roomTypeId", d.night
    ON CONFLICT (room_type_id, night) DO UPDATE SET is_closed = excluded.is_closed,
      nightly_amount = excluded.nightly_amount, min_nights = excluded.min_nights`.execute(trx);
};

/** The nights of room types for those who change them for a host. */
export const roomNights = {
  /** A part of a statement. */
  select: selectRoomNights,
  /** A part of a statement. */
  selectConflicts: conflictingNights,
  /** Returns them after locking their room types until the end of the transaction. */
  lock: lockRoomNights,
  /** Writes what hosts decide; `booked` is never changed. Called with the locks of `lock`. */
  save: saveRoomNights,
};
