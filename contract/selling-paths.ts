/** The paths of selling tickets. Only the two that every page links to are with the paths of all pages. */

import { type SellingTab, sellingTabs } from './selling/rules.ts';

export { sellerPath, sellTicketsPath } from './paths.ts';

const encode = encodeURIComponent;

/** The form that lists tickets of an event. */
export const sellEventPath = (eventId: string, query = ''): string =>
  `/tickets/sell/${encode(eventId)}/${query}`;

export const soldTicketsPath = (query = ''): string => `/account/tickets/sold/${query}`;
export const ticketListingsPath = (tab: SellingTab = sellingTabs[0], query = ''): string =>
  `/account/tickets/listings/${tab}/${query}`;
export const editTicketListingPath = (listingId: string, query = ''): string =>
  `/account/tickets/listings/edit/${encode(listingId)}/${query}`;
