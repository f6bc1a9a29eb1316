import type { ListingStatus } from '@golark/contract/own-listings/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { findTransition } from '#platform/state-machine';
import { type ListingEvent, listingTransitions } from '../rules/listing-states.ts';

/**
 * The status of a listing, which does not change until the transaction ends. Its room types are locked first, as by bookings: one that
 * holds them is completed before, and one that waits for them sees the new status. Undefined if the listing does not exist.
 */
export const lockListing = async (
  trx: Transaction<DB>,
  listingId: string,
): Promise<ListingStatus | undefined> => {
  await sql`SELECT FROM room_types WHERE listing_id = ${listingId} ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  const { rows } = await sql<{ status: ListingStatus }>`
    SELECT status FROM listings WHERE id = ${listingId} FOR NO KEY UPDATE`.execute(trx);
  return rows[0]?.status;
};

/**
 * Publishes a locked listing or takes it off sale; triggers update search and everything that is cached. Returns its new status. Throws
 * INVALID_STATE.
 */
export const changeListingStatus = async (
  trx: Transaction<DB>,
  listing: { id: string; status: ListingStatus },
  event: ListingEvent,
): Promise<ListingStatus> => {
  const transition = findTransition(listingTransitions, listing.status, event);
  if (!transition)
    throw new Failure('INVALID_STATE', {
      detail: `This listing is ${listing.status} and cannot be ${event}.`,
    });
  await trx.updateTable('listings').set({ status: transition.to }).where('id', '=', listing.id).execute();
  return transition.to;
};
