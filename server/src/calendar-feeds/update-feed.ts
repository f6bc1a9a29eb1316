import type { FetchOutcome } from '@golark/contract/calendar-feeds/rules';
import type { Context } from '#platform/context';
import { fetchFeed } from './fetch-feed.ts';
import { importFetched } from './import-feed.ts';
import { findStays, placeTimesOf } from './places.ts';
import type { FeedRow } from './store/feeds.ts';

/** Fetches a feed and writes what it says; undefined if it was removed meanwhile. Repeating it changes nothing. */
export const updateFeed = async (
  ctx: Context,
  feed: FeedRow,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): Promise<FetchOutcome | undefined> => {
  const stay = (await findStays(ctx, [feed.listing_id])).get(feed.listing_id);
  if (!stay) return undefined;
  const times = placeTimesOf(stay);
  const fetched = await fetchFeed(ctx, { ...feed, ...times });
  return importFetched(ctx, fetched, { feed, timeZone: times.timeZone, isConfirmed });
};
