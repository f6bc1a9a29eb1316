import type { OwnListing } from '@golark/contract/own-listings/schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { findOwnListing, insertCopy } from '#stays/own';
import { assertDraft } from './assert-draft.ts';
import { presentOwnListing } from './present-own-listing.ts';

/**
 * Copies a listing into a draft under an id that the client chose; a copy that exists already stays as it is. Throws NOT_FOUND for an id
 * that another host has, INVALID_STATE for more drafts than one host may have.
 */
export const duplicateListing = async (
  ctx: Context,
  { propertyManagerId: hostId, accountId, locale }: PartnerCaller,
  { from, id }: { from: string; id: string },
): Promise<{ listing: OwnListing }> => {
  const now = ctx.clock.now();
  const row = await ctx.db.transaction().execute(async (trx) => {
    const added = await insertCopy(trx, { from, id, hostId, accountId, now });
    if (!added) throw notFound('This listing');
    assertDraft(added, hostId);
    reachStep('listings.copied.before-commit');
    return findOwnListing(trx, id, hostId);
  });
  if (!row) throw notFound('This listing');
  return { listing: presentOwnListing(row, locale) };
};
