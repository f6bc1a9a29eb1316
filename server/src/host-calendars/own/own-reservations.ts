import type { Transaction } from 'kysely';
import { freeNights, takeNights } from '#calendars';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { type ChangeAuthor, insertChange } from '../changes/change-log.ts';
import { type LockedNight, lockNights } from '../own-nights.ts';
import {
  deleteOwnReservation,
  findOwnReservation,
  insertOwnReservation,
  isSameReservation,
  type OwnReservation,
} from './store.ts';

interface Wanted {
  listingId: string;
  reservation: OwnReservation;
  author: ChangeAuthor;
  /** The change that this takes back. */
  undoes?: string;
}

/** The obstacle to a reservation: the first night that has no free unit, sold or closed. */
export interface TakenNight {
  night: string;
  isClosed: boolean;
}

const firstTaken = (nights: readonly LockedNight[]): TakenNight | undefined => {
  const isClosed = (night: LockedNight): boolean => night.isClosed || night.isLinkedClosed;
  const found = nights.find(
    (night) => isClosed(night) || night.linkedBooked > 0 || night.booked >= night.units,
  );
  return found && { night: found.night, isClosed: isClosed(found) };
};

const stayOf = ({ roomTypeId, arriveDay, departDay }: OwnReservation) => ({
  arriveDay,
  departDay,
  rooms: [{ roomTypeId, units: 1 }],
});

const changeOf = ({ listingId, reservation, undoes }: Wanted) => ({
  listingId,
  reservation,
  from: reservation.arriveDay,
  until: reservation.departDay,
  nights: [],
  ...(undoes === undefined ? {} : { undoes }),
});

/**
 * Takes one unit for a reservation of the host as a booking does, or returns the night that stands in the way. Throws DATES_UNAVAILABLE if it
 * would leave too little time to prepare between guests, INVALID_STATE if there is another reservation of its id.
 */
export const addOwnReservation = async (
  trx: Transaction<DB>,
  wanted: Wanted,
): Promise<{ changeId: string } | { taken: TakenNight } | 'known'> => {
  const { listingId, reservation, author } = wanted;
  const { id, roomTypeId, arriveDay: from, departDay: until } = reservation;
  const nights = await lockNights(trx, { roomTypeIds: [roomTypeId], from, until });
  const known = await findOwnReservation(trx, { id, listingId });
  if (known && isSameReservation(known, reservation)) return 'known';
  const taken = known ? undefined : firstTaken(nights);
  if (taken) return { taken };
  const isNew = await insertOwnReservation(trx, listingId, { reservation, at: author.at });
  if (!isNew) throw new Failure('INVALID_STATE', { detail: 'Another reservation has this id.' });
  await takeNights(trx, stayOf(reservation));
  const change = { ...changeOf(wanted), kind: 'reservation-added' } as const;
  return { changeId: await insertChange(trx, change, author) };
};

/** Frees the nights of a reservation. Returns the id of the change; undefined if it was removed before. */
export const removeOwnReservation = async (
  trx: Transaction<DB>,
  wanted: Wanted,
): Promise<string | undefined> => {
  const { listingId, reservation } = wanted;
  const removed = await deleteOwnReservation(trx, { id: reservation.id, listingId });
  if (!removed) return undefined;
  await freeNights(trx, stayOf(removed));
  const change = changeOf({ ...wanted, reservation: removed });
  return insertChange(trx, { ...change, kind: 'reservation-removed' }, wanted.author);
};
