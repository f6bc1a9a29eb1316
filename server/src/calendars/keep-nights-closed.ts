import { sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
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

/** The first night of a range that stays closed; null if all may be opened. */
export const firstNightKeptClosed = async (
  db: Database,
  { roomTypeIds, from, until }: { roomTypeIds: readonly string[]; from: string; until: string },
): Promise<string | null> => {
  const { rows } = await sql<{ night: string | null }>`
    SELECT min(greatest(arrive_day, ${from}::date)) AS night FROM nights_kept_closed
    WHERE room_type_id IN ${idsOf([...roomTypeIds])} AND arrive_day < ${until}::date AND depart_day > ${from}::date`.execute(
    db,
  );
  return rows[0]?.night ?? null;
};
