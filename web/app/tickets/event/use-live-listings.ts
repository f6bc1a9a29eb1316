import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../platform/api-client.ts';
import type { ListingChange } from './listing-card.tsx';
import type { TicketsQuery } from './listings-query.ts';
import { type Listings, loadListings } from './load-listings.ts';

const leastMilliseconds = 2000;

type Live = { from: Listings; listings: Listings; changes: ReadonlyMap<string, ListingChange> };

const changesOf = (before: Listings, after: Listings): Map<string, ListingChange> => {
  const prices = new Map(before.listings.map(({ id, price }) => [id, price.amount]));
  const changes = new Map<string, ListingChange>();
  for (const { id, price } of after.listings) {
    const was = prices.get(id);
    if (was !== undefined && was !== price.amount) changes.set(id, { kind: 'price', was });
  }
  return changes;
};

type LiveOptions = { eventId: string; asked: TicketsQuery; loaded: Listings; isOnSale: boolean };

/**
 * The listings as they are now: the server says that the stock has changed, and the same list is fetched again, every two
 * seconds at most and never in a hidden tab. Without the stream the list stays as it was loaded.
 */
export const useLiveListings = ({ eventId, asked, loaded, isOnSale }: LiveOptions) => {
  const [live, setLive] = useState<Live | null>(null);
  const current = useRef({ asked, loaded });
  useEffect(() => {
    current.current = { asked, loaded };
  });
  useEffect(() => {
    if (!isOnSale || typeof EventSource === 'undefined') return;
    const refresh = async () => {
      const { asked: wanted, loaded: from } = current.current;
      const listings = await loadListings(browserApi, { eventId, asked: wanted }).catch(() => null);
      // another list was asked for in the meantime
      if (!listings || current.current.loaded !== from) return;
      setLive((known) => {
        const before = known?.from === from ? known : null;
        const changes = changesOf(before?.listings ?? from, listings);
        return { from, listings, changes: new Map([...(before?.changes ?? []), ...changes]) };
      });
    };
    return watchStock(eventId, refresh);
  }, [eventId, isOnSale]);
  const isCurrent = live?.from === loaded;
  return {
    listings: isCurrent ? live.listings : loaded,
    changes: isCurrent ? live.changes : noChanges,
  };
};

const noChanges: ReadonlyMap<string, ListingChange> = new Map();

/** Listens while the tab is visible, and catches up when it becomes visible again. */
const watchStock = (eventId: string, refresh: () => Promise<void>): (() => void) => {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = 0;
  const refreshSoon = () => {
    if (timer !== undefined) return;
    const wait = Math.max(0, lastAt + leastMilliseconds - Date.now());
    timer = setTimeout(() => {
      timer = undefined;
      lastAt = Date.now();
      void refresh();
    }, wait);
  };
  const close = () => {
    stream?.close();
    stream = null;
    clearTimeout(timer);
    timer = undefined;
  };
  const open = () => {
    stream = new EventSource(`/v1/events/${encodeURIComponent(eventId)}/stock`);
    stream.addEventListener('stock', refreshSoon);
  };
  const followVisibility = () => {
    if (document.visibilityState === 'hidden') return close();
    if (stream) return;
    open();
    refreshSoon();
  };
  if (document.visibilityState === 'visible') open();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  };
};
