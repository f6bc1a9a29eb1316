import { fieldError } from '@golark/contract/errors/field-errors';
import type { ListingStatus } from '@golark/contract/own-listings/rules';
import type { OwnListing } from '@golark/contract/own-listings/schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { changeListingStatus, deleteUnbooked, findOwnListing, lockListing } from '#stays/own';
import { missingOf, presentOwnListing } from './present-own-listing.ts';

interface Change {
  listingId: string;
  to: Exclude<ListingStatus, 'draft'>;
}

/**
 * Shows a listing to guests, or takes it off sale; one that is so already stays as it is. Throws VALIDATION_ERROR with each section that
 * is missing, INVALID_STATE for a draft that would be taken off sale, and NOT_FOUND.
 */
export const setListingStatus = async (
  ctx: Context,
  { propertyManagerId: hostId, locale }: PartnerCaller,
  { listingId, to }: Change,
): Promise<{ listing: OwnListing }> => {
  const row = await ctx.db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId);
    const current = await findOwnListing(trx, listingId, hostId);
    if (!current || current.status === to) return current;
    const missing = to === 'published' ? missingOf(current) : [];
    if (missing.length > 0)
      throw new Failure('VALIDATION_ERROR', {
        detail: `Still missing: ${missing.join(', ')}.`,
        errors: missing.map((requirement) => fieldError(requirement, 'required')),
      });
    await changeListingStatus(trx, { id: listingId, status: current.status }, to);
    return findOwnListing(trx, listingId, hostId);
  });
  if (!row) throw notFound('This listing');
  return { listing: presentOwnListing(row, locale) };
};

/** Throws INVALID_STATE for a listing that was ever booked, NOT_FOUND. */
export const deleteListing = (
  ctx: Context,
  { propertyManagerId: hostId }: PartnerCaller,
  listingId: string,
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId);
    if (!(await findOwnListing(trx, listingId, hostId))) throw notFound('This listing');
    await deleteUnbooked(trx, listingId);
  });
