import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { StayRow } from '#stays';
import { findTitles, listNamed } from '#stays/own';
import { presentListingParts } from './edit-parts.ts';

/** As many as a page shows at once; a host with more searches by title. */
const othersShown = 20;

/** The listings that a page of links shows: the parts and wholes by title, and the listings of the host that are neither. */
export const presentListingLinks = async (
  ctx: Context,
  { propertyManagerId: hostId, locale }: PartnerCaller,
  { stay, q }: { stay: StayRow; q: string | undefined },
): Promise<ListingLinks> => {
  const { parts, wholes, ...link } = await presentListingParts(ctx.db, stay);
  const ofHost = { hostId, locale };
  const except = [stay.id, ...parts, ...wholes];
  const [named, others] = await Promise.all([
    listNamed(ctx.db, ofHost, [...parts, ...wholes]),
    findTitles(ctx.db, ofHost, { q, except, limit: othersShown }),
  ]);
  return {
    ...link,
    parts: named.filter(({ id }) => parts.includes(id)),
    wholes: named.filter(({ id }) => wholes.includes(id)),
    others: others.rows,
    otherCount: others.count,
  };
};
