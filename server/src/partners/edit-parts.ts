import { dayInZone } from '@golark/contract/dates/rules';
import type { ListingParts, ListingPartsInput } from '@golark/contract/partners/parts-schemas';
import { firstNightInBoth, listLinkedListings, lockLinks, saveListingParts } from '#calendars';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { listIdsOfHost, type StayRow } from '#stays';

/** The listings that share rooms with one. */
export const presentListingParts = async (ctx: Context, { id }: StayRow): Promise<ListingParts> => {
  const linked = await listLinkedListings(ctx.db, id);
  const parts = linked.filter(({ isPart }) => isPart);
  return {
    parts: parts.map((part) => part.id),
    wholes: linked.filter(({ isPart }) => !isPart).map((whole) => whole.id),
    closesTogether: parts[0]?.closesTogether ?? true,
  };
};

/**
 * Replaces the parts in which a listing is also sold. Throws VALIDATION_ERROR (parts.N) for a listing that isn't the host's, the listing
 * itself, one of which it is a part, also of a part of it, and one with a booked night that is booked here too.
 */
export const replaceListingParts = async (
  ctx: Context,
  stay: StayRow,
  { parts, closesTogether }: ListingPartsInput,
): Promise<ListingParts> => {
  const today = dayInZone(ctx.clock.now(), stay.time_zone);
  const refuse = (listingId: string, code: 'part_unknown' | 'part_is_whole' | 'part_itself'): never => {
    throw invalidField(`parts.${parts.indexOf(listingId)}`, code);
  };
  await ctx.db.transaction().execute(async (trx) => {
    const own = new Set(await listIdsOfHost(trx, parts, stay.property_manager_id));
    for (const id of parts) {
      if (id === stay.id) refuse(id, 'part_itself');
      if (!own.has(id)) refuse(id, 'part_unknown');
    }
    const link = { wholeId: stay.id, partIds: parts };
    const above = await lockLinks(trx, link);
    if (above !== undefined) refuse(above, 'part_is_whole');
    const sold = await firstNightInBoth(trx, { ...link, since: today });
    if (sold)
      throw invalidField(`parts.${parts.indexOf(sold.listingId)}`, 'part_booked', { day: sold.night });
    await saveListingParts(trx, { ...link, closesTogether }, today);
  });
  return presentListingParts(ctx, stay);
};
