import type { Day } from '@golark/contract/dates/rules';
import { nightsOf } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { datesUnavailable, isSoldOut, lockedRooms, type StayNights } from './store.ts';

const isIn = (night: Day, { arriveDay, departDay }: StayDates): boolean =>
  night >= arriveDay && night < departDay;

const nightsOutside = ({ arriveDay, departDay }: StayDates, kept: StayDates): Day[] =>
  nightsOf(arriveDay, departDay).filter((night) => !isIn(night, kept));

/** As when a stay is booked, except that the nights of the booking itself are no other booking. */
const assertPreparation = async (
  trx: Transaction<DB>,
  { rooms, arriveDay, departDay }: StayNights,
  { own, preparationNights }: { own: StayDates; preparationNights: number },
): Promise<void> => {
  const near = await sql`
    SELECT FROM nights n JOIN jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) AS room("roomTypeId" text, units integer)
      ON room."roomTypeId" = n.room_type_id
    WHERE n.booked + n.linked_booked > CASE WHEN n.night >= ${own.arriveDay}::date AND n.night < ${own.departDay}::date
        THEN room.units ELSE 0 END
      AND n.night >= ${arriveDay}::date - ${preparationNights}::integer
      AND n.night < ${departDay}::date + ${preparationNights}::integer
      AND (n.night < ${arriveDay}::date OR n.night >= ${departDay}::date) LIMIT 1`.execute(trx);
  if (near.rows.length > 0) throw datesUnavailable();
};

/**
 * Takes the nights of a stay that its booking does not have yet, or none; `own` are those that it has. The guards are those of
 * `takeNights`: the lock of the room types and the check constraint on `nights`. Throws DATES_UNAVAILABLE.
 */
export const takeAddedNights = async (
  trx: Transaction<DB>,
  stay: StayNights,
  own: StayDates,
): Promise<void> => {
  const { rooms } = stay;
  const added = nightsOutside(stay, own);
  if (added.length === 0) return;
  try {
    const taken = await sql<{ preparation_nights: number | null }>`
      WITH room AS MATERIALIZED (${lockedRooms(rooms)})
      INSERT INTO nights AS n (room_type_id, night, units, booked)
      SELECT room.id, d.night::date, room.units, room.wanted
      FROM room, unnest(${added}::text[]) AS d(night)
      WHERE room.wanted IS NOT NULL
      ORDER BY room.id, d.night
      ON CONFLICT (room_type_id, night) DO UPDATE SET booked = n.booked + excluded.booked WHERE NOT n.is_blocked
      RETURNING (SELECT max(preparation_nights) FROM room WHERE wanted IS NOT NULL) AS preparation_nights`.execute(
      trx,
    );
    if (taken.rows.length !== rooms.length * added.length) throw datesUnavailable();
    const preparationNights = taken.rows[0]?.preparation_nights ?? 0;
    if (preparationNights > 0) await assertPreparation(trx, stay, { own, preparationNights });
  } catch (error) {
    throw isSoldOut(error) ? datesUnavailable() : error;
  }
};

/** Returns the nights of a stay to the stock, except those of other dates that stay taken. */
export const freeOtherNights = async (
  trx: Transaction<DB>,
  stay: StayNights,
  kept: StayDates,
): Promise<void> => {
  const freed = nightsOutside(stay, kept);
  if (freed.length === 0) return;
  await sql`
    WITH room AS MATERIALIZED (${lockedRooms(stay.rooms)})
    UPDATE nights n SET booked = n.booked - room.wanted FROM room
    WHERE n.room_type_id = room.id AND room.wanted IS NOT NULL AND n.night = ANY (${freed}::text[]::date[])`.execute(
    trx,
  );
};
