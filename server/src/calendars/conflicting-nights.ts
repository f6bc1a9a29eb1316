import type { Day } from '@golark/contract/dates/rules';
import { type RawBuilder, sql } from 'kysely';

/** A night of which other sites claim more units than are left. */
export interface ConflictingNight {
  roomTypeId: string;
  night: Day;
  units: number;
  /** Units that are sold here, in bookings and reservations of the host. */
  bookedHere: number;
  linkedBooked: number;
}

/** The conflicting nights of room types from a day on, by room type and night; `rooms` has their ids. At most 1,000. */
export const conflictingNights = (
  rooms: RawBuilder<{ id: string }>,
  since: Day,
): RawBuilder<ConflictingNight> => sql`
  SELECT room_type_id AS "roomTypeId", night, units, booked - booked_elsewhere AS "bookedHere", linked_booked AS "linkedBooked"
  FROM nights WHERE room_type_id IN (${rooms}) AND claimed > booked_elsewhere AND night >= ${since}::date
  ORDER BY room_type_id, night LIMIT 1000`;
