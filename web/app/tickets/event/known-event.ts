import { browserApi } from '../../platform/api-client.ts';
import { readTicketsQuery } from './listings-query.ts';
import type { EventPage } from './load-event.ts';
import { loadListings, loadQuantities } from './load-listings.ts';

let known: EventPage | null = null;

/** The event on the screen: while it is there, a filter asks for listings only. */
export const rememberEvent = (loaded: EventPage): void => {
  known = loaded;
};

export const forgetEvent = (): void => {
  known = null;
};

type Asked = { eventId: string; url: URL; signal: AbortSignal };

/** The page of the event on the screen with the listings for another address; null if it is another event. */
export const reloadListings = async ({ eventId, url, signal }: Asked): Promise<EventPage | null> => {
  const shown = known;
  if (shown?.event.id !== eventId || shown.phase !== 'onSale') return null;
  const asked = readTicketsQuery(url.searchParams);
  const listings = await loadListings(browserApi, { eventId, asked, signal });
  const quantities = listings.lowest === null ? await loadQuantities(browserApi, eventId) : [];
  return { ...shown, asked, listings, quantities };
};
