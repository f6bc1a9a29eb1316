import type { QueryOf, ResponseOf } from '@golark/contract/call';
import type { listOwnListings as listCall } from '@golark/contract/own-listings/calls';
import { ownListingsPerPage } from '@golark/contract/own-listings/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listOwnListings } from '#stays/own';
import { presentOwnListing } from './present-own-listing.ts';

/** A page of the listings of the acting host. */
export const listListings = async (
  ctx: Context,
  { propertyManagerId: hostId, locale }: PartnerCaller,
  { q, status, pageNumber }: QueryOf<typeof listCall>,
): Promise<ResponseOf<typeof listCall>> => {
  const limit = ownListingsPerPage;
  const wanted = { hostId, q, status, limit, offset: (pageNumber - 1) * limit };
  const { rows, count } = await listOwnListings(ctx.db, wanted);
  return {
    edges: rows.map((row) => ({ node: presentOwnListing(row, locale) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: limit, totalCount: count }),
  };
};
