import type { ResponseOf } from '@golark/contract/call';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { listOwnTicketListings as listCall } from '@golark/contract/selling/calls';
import { type ListingStatus, listingStatuses } from '@golark/contract/tickets/rules';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { presentListing } from './present-listing.ts';
import {
  countOwnListings,
  findOwnListing,
  listOwnListings,
  type OwnListingRow,
} from './store/own-listings.ts';

const listingsPerPage = 10;

export const loadOwnListing = async (
  ctx: Context,
  listingId: string,
  accountId: string,
): Promise<OwnListingRow | undefined> =>
  isUuid(listingId) ? findOwnListing(ctx.db, { listingId, accountId }) : undefined;

/** A page of 10 listings of a status, the next event first, with how many there are of each. */
export const listListings = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
  { status, pageNumber }: { status?: ListingStatus | undefined; pageNumber: number },
): Promise<ResponseOf<typeof listCall>> => {
  const of = { accountId, status, now: ctx.clock.now() };
  const offset = (pageNumber - 1) * listingsPerPage;
  const [rows, counts] = await Promise.all([
    listOwnListings(ctx.db, of, { limit: listingsPerPage, offset }),
    countOwnListings(ctx.db, accountId),
  ]);
  const every = Object.fromEntries(listingStatuses.map((one) => [one, counts.get(one) ?? 0])) as Record<
    ListingStatus,
    number
  >;
  const totalCount = status ? every[status] : Object.values(every).reduce((sum, count) => sum + count, 0);
  return {
    edges: rows.map((row) => ({ node: presentListing(row, locale) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: listingsPerPage, totalCount }),
    counts: every,
  };
};
