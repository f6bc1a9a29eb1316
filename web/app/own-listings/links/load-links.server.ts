import { getListingLinks } from '@golark/contract/partners/calls';
import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import { actingAs, type HostRequest } from '../../partner/index.ts';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';

/** The links of a listing, with the other listings of the host whose titles contain a text. */
export const loadLinks = async (
  { api, host }: HostRequest,
  listingId: string,
  q?: string,
): Promise<ListingLinks> => {
  const query = q ? { q: q.slice(0, 100) } : {};
  const made = { params: { listingId }, query, headers: actingAs(host) };
  return dataOrThrow(await callApi(api, getListingLinks, made));
};
