import type { Day } from '@golark/contract/dates/rules';
import type { OwnReservationKind } from '@golark/contract/host-calendar/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** A guest by phone, or a stay of the host: one unit of a room type. */
export interface OwnReservation {
  id: string;
  roomTypeId: string;
  arriveDay: Day;
  departDay: Day;
  kind: OwnReservationKind;
  name: string;
  /** Cents for the whole stay. */
  amount: number | null;
  note: string | null;
}

export const isSameReservation = (one: OwnReservation, other: OwnReservation): boolean =>
  (Object.keys(one) as (keyof OwnReservation)[]).every((key) => one[key] === other[key]);

/** The members of `OwnReservation` from a row `o`, as arguments of `json_build_object`. */
export const ownReservationMembers = sql`
  'id', o.id, 'roomTypeId', o.room_type_id, 'arriveDay', o.arrive_day, 'departDay', o.depart_day, 'kind', o.kind,
  'name', o.name, 'amount', o.amount, 'note', o.note`;

/** Returns whether it was inserted; a reservation of this id exists otherwise. */
export const insertOwnReservation = async (
  trx: Transaction<DB>,
  listingId: string,
  { reservation: one, at }: { reservation: OwnReservation; at: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    INSERT INTO own_reservations (id, listing_id, room_type_id, arrive_day, depart_day, kind, name, amount, note, created_at)
    VALUES (${one.id}, ${listingId}, ${one.roomTypeId}, ${one.arriveDay}, ${one.departDay}, ${one.kind}, ${one.name},
      ${one.amount}, ${one.note}, ${at})
    ON CONFLICT (id) DO NOTHING`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
};

export const findOwnReservation = async (
  db: Database,
  { id, listingId }: { id: string; listingId: string },
): Promise<OwnReservation | undefined> => {
  const { rows } = await sql<{ reservation: OwnReservation }>`
    SELECT json_build_object(${ownReservationMembers}) AS reservation FROM own_reservations o
    WHERE o.id = ${id} AND o.listing_id = ${listingId}`.execute(db);
  return rows[0]?.reservation;
};

/** Deletes a reservation and returns it; undefined if another caller was faster. */
export const deleteOwnReservation = async (
  trx: Transaction<DB>,
  { id, listingId }: { id: string; listingId: string },
): Promise<OwnReservation | undefined> => {
  const { rows } = await sql<{ reservation: OwnReservation }>`
    DELETE FROM own_reservations o WHERE o.id = ${id} AND o.listing_id = ${listingId}
    RETURNING json_build_object(${ownReservationMembers}) AS reservation`.execute(trx);
  return rows[0]?.reservation;
};
