import type { Day } from '@golark/contract/dates/rules';
import { nightsOf } from '@golark/contract/dates/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import {
  datesUnavailable,
  factsOfRooms,
  isSoldOut,
  lockedRooms,
  type StayNights,
  type TakenNight,
} from './store.ts';

interface UnitNights {
  roomTypeId: string;
  night: Day;
  units: number;
}

/** The units of each night that a stay has beyond those of another one. */
const nightsBeyond = (stay: StayNights, other: StayNights): UnitNights[] =>
  stay.rooms.flatMap(({ roomTypeId, units }) => {
    const inOther = other.rooms.find((room) => room.roomTypeId === roomTypeId)?.units ?? 0;
    return nightsOf(stay.arriveDay, stay.departDay).flatMap((night) => {
      const isInOther = night >= other.arriveDay && night < other.departDay;
      const more = units - (isInOther ? inOther : 0);
      return more > 0 ? [{ roomTypeId, night, units: more }] : [];
    });
  });

const wantedNights = (nights: readonly UnitNights[]) => sql`
  jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) AS d("roomTypeId" text, night date, units integer)`;

/** As when a stay is booked, except that the nights of the booking itself are no other booking. */
const assertPreparation = async (
  trx: Transaction<DB>,
  { rooms, arriveDay, departDay }: StayNights,
  { own, preparationNights }: { own: StayNights; preparationNights: number },
): Promise<void> => {
  const ids = rooms.map(({ roomTypeId }) => roomTypeId);
  const near = await sql`
    SELECT FROM nights n JOIN jsonb_to_recordset(${JSON.stringify(own.rooms)}::jsonb) AS room("roomTypeId" text, units integer)
      ON room."roomTypeId" = n.room_type_id
    WHERE n.room_type_id = ANY (${ids}::text[])
      AND n.booked + n.linked_booked > CASE WHEN n.night >= ${own.arriveDay}::date AND n.night < ${own.departDay}::date
        THEN room.units ELSE 0 END
      AND n.night >= ${arriveDay}::date - ${preparationNights}::integer
      AND n.night < ${departDay}::date + ${preparationNights}::integer
      AND (n.night < ${arriveDay}::date OR n.night >= ${departDay}::date) LIMIT 1`.execute(trx);
  if (near.rows.length > 0) throw datesUnavailable();
};

/**
 * Takes the nights of a stay that its booking does not have yet, or none; `own` is what it has, with every room of `stay`. The guards are those of
 * `takeNights`: the lock of the room types and the check constraint on `nights`. Throws DATES_UNAVAILABLE.
 */
export const takeAddedNights = async (
  trx: Transaction<DB>,
  stay: StayNights,
  own: StayNights,
): Promise<void> => {
  const added = nightsBeyond(stay, own);
  if (added.length === 0) return;
  try {
    // all rooms of the booking, because those that it gives up are locked in the same transaction
    const taken = await sql<TakenNight>`
      WITH room AS MATERIALIZED (${lockedRooms(own.rooms)})
      INSERT INTO nights AS n (room_type_id, night, units, booked)
      SELECT room.id, d.night, room.units, d.units
      FROM room JOIN ${wantedNights(added)} ON d."roomTypeId" = room.id
      ORDER BY room.id, d.night
      ON CONFLICT (room_type_id, night) DO UPDATE SET booked = n.booked + excluded.booked WHERE NOT n.is_blocked
      RETURNING ${factsOfRooms}`.execute(trx);
    if (taken.rows.length !== added.length) throw datesUnavailable();
    const [first] = taken.rows;
    if (!first?.is_offered) throw datesUnavailable();
    const preparationNights = first.preparation_nights ?? 0;
    if (preparationNights > 0) await assertPreparation(trx, stay, { own, preparationNights });
  } catch (error) {
    throw isSoldOut(error) ? datesUnavailable() : error;
  }
};

/** Returns the nights of a stay to the stock, except those of other dates and rooms that stay taken. */
export const freeOtherNights = async (
  trx: Transaction<DB>,
  stay: StayNights,
  kept: StayNights,
): Promise<void> => {
  const freed = nightsBeyond(stay, kept);
  if (freed.length === 0) return;
  await sql`
    WITH room AS MATERIALIZED (${lockedRooms(stay.rooms)})
    UPDATE nights n SET booked = n.booked - d.units FROM room JOIN ${wantedNights(freed)} ON d."roomTypeId" = room.id
    WHERE n.room_type_id = room.id AND n.night = d.night`.execute(trx);
};
