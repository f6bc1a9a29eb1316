import type { FetchOutcome } from '@golark/contract/calendar-feeds/rules';
import type { Context } from '#platform/context';
import { findPlaceTimes } from '#stays';
import { fetchFeed } from './fetch-feed.ts';
import { importFetched } from './import-feed.ts';
import { isFeedLate, pauseWhereLate } from './pause-late.ts';
import type { FeedRow } from './store/feeds.ts';

interface UpdateOptions {
  /** The host wants the fetch although it loses more than half of the future events. */
  isConfirmed?: boolean;
  /** The usual time of requests to other sites if omitted. */
  timeoutMilliseconds?: number;
  /** Whether a fetch that fails is written to the feed. */
  recordsFaults?: boolean;
}

/**
 * Fetches a feed and writes what it says; undefined if it was removed meanwhile. Repeating it changes nothing. Throws UNAVAILABLE if too many
 * feeds of the site are being fetched.
 */
export const updateFeed = async (
  ctx: Context,
  feed: FeedRow,
  { isConfirmed = false, timeoutMilliseconds, recordsFaults = true }: UpdateOptions = {},
): Promise<FetchOutcome | undefined> => {
  const times = await findPlaceTimes(ctx.db, feed.listing_id);
  if (!times) return undefined;
  const fetched = await fetchFeed(ctx, { ...feed, ...times, timeoutMilliseconds });
  if (fetched.kind === 'failed' && !recordsFaults) return 'failed';
  const outcome = await importFetched(ctx, fetched, { feed, timeZone: times.timeZone, isConfirmed });
  const isRead = outcome === 'imported' || outcome === 'unchanged';
  if (isRead && isFeedLate(ctx, feed, fetched.at)) await pauseWhereLate(ctx);
  return outcome;
};
