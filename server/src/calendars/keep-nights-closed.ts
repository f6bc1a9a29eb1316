import { sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { DB } from '#platform/database/tables';
import { changeNights } from './save-nights.ts';
import type { StayNights } from './store.ts';

/**
 * Closes the nights of a stay for good, in room types of one unit: in those with several units the unit is sold again, because the nights of
 * the others are not distinguished from it.
 */
export const keepNightsClosed = async (
  trx: Transaction<DB>,
  bookingId: string,
  { rooms, arriveDay, departDay }: StayNights,
): Promise<void> => {
  const kept = await sql<{ room_type_id: string }>`
    INSERT INTO nights_kept_closed (booking_id, room_type_id, arrive_day, depart_day)
    SELECT ${bookingId}::uuid, r.id, ${arriveDay}::date, ${departDay}::date FROM room_types r
    WHERE r.id IN ${idsOf(rooms.map(({ roomTypeId }) => roomTypeId))} AND r.units = 1
    RETURNING room_type_id`.execute(trx);
  const roomTypeIds = kept.rows.map((row) => row.room_type_id);
  await changeNights(
    trx,
    { roomTypeIds, from: arriveDay, until: departDay },
    { isClosed: true, nightlyAmount: undefined, minNights: undefined },
  );
};
