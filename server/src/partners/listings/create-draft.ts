import type { OwnListing } from '@golark/contract/own-listings/schemas';
import type { HostingInput, PlaceInput } from '@golark/contract/own-listings/section-inputs-schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { findOwnListing, insertDraft, listHosts, recordSection } from '#stays/own';
import { assertDraft } from './assert-draft.ts';
import { checkPlace } from './check-place.ts';
import { presentOwnListing } from './present-own-listing.ts';

/** For a host that has not said how it takes guests. */
const usualHosting: HostingInput = {
  checkInFrom: '15:00',
  checkInUntil: '22:00',
  checkOutBy: '11:00',
  isInstantBook: true,
  cancellationPolicy: 'moderate',
};

/**
 * Begins a listing under an id that the client chose; one that the host has already stays as it is. Throws VALIDATION_ERROR (place),
 * NOT_FOUND for an id that another host has, INVALID_STATE for more drafts than one host may have.
 */
export const createDraft = async (
  ctx: Context,
  caller: PartnerCaller,
  { id, place: typed }: { id: string; place: PlaceInput },
): Promise<{ listing: OwnListing }> => {
  const place = await checkPlace(ctx, typed, 'place');
  const { propertyManagerId: hostId, accountId } = caller;
  const now = ctx.clock.now();
  const row = await ctx.db.transaction().execute(async (trx) => {
    const [host] = await listHosts(trx, [hostId]);
    const hosting = host?.hosting ?? usualHosting;
    const added = await insertDraft(trx, { id, hostId, place, hosting, now });
    assertDraft(added, hostId);
    if (added.isNew) await recordSection(trx, { listingId: id, section: 'place', accountId, now });
    reachStep('listings.drafted.before-commit');
    return findOwnListing(trx, id, hostId);
  });
  if (!row) throw notFound('This listing');
  return { listing: presentOwnListing(row, caller.locale) };
};
