import { mayAsPartner } from '@golark/contract/access/rules';
import { listListingPictures } from '@golark/contract/listing-pictures/calls';
import { getOwnListing, previewPrice } from '@golark/contract/own-listings/calls';
import type { OwnListingDetails, PricePreview } from '@golark/contract/own-listings/schemas';
import { getListingArrival, getListingLinks, getStayRules } from '@golark/contract/partners/calls';
import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import type { ListingArrival } from '@golark/contract/partners/schemas';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import { actingAs, type HostRequest } from '../partner/index.ts';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { HostPicture } from './access-photo.tsx';

/** A listing of the acting host, section by section. Throws 404. */
export const loadOwnListing = async (
  { api, host }: HostRequest,
  listingId: string,
): Promise<OwnListingDetails> =>
  dataOrThrow(await callApi(api, getOwnListing, { params: { listingId }, headers: actingAs(host) }));

/** The guests' total now; null while the price is open. */
export const loadPreview = async (
  { api, host }: HostRequest,
  { listing, sections }: OwnListingDetails,
): Promise<PricePreview | null> => {
  if (!sections.price.isComplete) return null;
  const made = { params: { listingId: listing.id }, headers: actingAs(host), body: {} };
  const result = await callApi(api, previewPrice, made);
  return result.ok ? result.data : null;
};

/** The instructions for arriving; null for a member whose role does not include it. */
export const loadArrival = async (
  { api, host }: HostRequest,
  listingId: string,
): Promise<ListingArrival | null> => {
  if (!mayAsPartner(host.role, 'arrivals.write')) return null;
  const made = { params: { listingId }, headers: actingAs(host) };
  return dataOrThrow(await callApi(api, getListingArrival, made));
};

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

export const loadStayRules = async (
  { api, host }: HostRequest,
  listingId: string,
): Promise<ListingStayRules> =>
  dataOrThrow(await callApi(api, getStayRules, { params: { listingId }, headers: actingAs(host) }));

/** The pictures from which its facts about access choose; none for a member whose role does not include editing. */
export const loadPictures = async (request: HostRequest, listingId: string): Promise<HostPicture[]> => {
  if (!mayEdit(request)) return [];
  const made = { params: { listingId }, headers: actingAs(request.host) };
  const { pictures } = dataOrThrow(await callApi(request.api, listListingPictures, made));
  return pictures.map(({ id, alt }) => ({ id, alt }));
};

export const mayEdit = ({ host }: Pick<HostRequest, 'host'>): boolean =>
  mayAsPartner(host.role, 'listings.write');
