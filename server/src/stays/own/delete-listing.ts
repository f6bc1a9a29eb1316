import type { Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { deleteListings } from '../delete-listings.ts';

const bookedConstraints = [
  'bookings_listing_id_fkey',
  'booking_rooms_room_type_id_fkey',
  'returned_nights_room_type_id_fkey',
];

/** Deletes a listing with all that belongs to it. Throws INVALID_STATE if it was ever booked. */
export const deleteUnbooked = async (trx: Transaction<DB>, id: string): Promise<void> => {
  try {
    await deleteListings(trx, [id]);
  } catch (error) {
    if (!bookedConstraints.some((constraint) => isViolationOf(error, constraint))) throw error;
    throw new Failure('INVALID_STATE', {
      detail: 'Guests have booked this listing, so that it cannot be deleted. Take it off sale instead.',
      extra: { reason: 'LISTING_BOOKED' },
    });
  }
};
