import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context';
import type { SiteCalendars } from '#platform/feature-ports';
import { type FeedRow, listFeedsReadBefore } from './store/feeds.ts';
import { updateFeed } from './update-feed.ts';

/** The longest wait of a guest. */
const mostMilliseconds = 2000;
/** A calendar that was imported so recently is not asked again. */
const freshSeconds = 60;

/** A site that is slow at this moment has not failed: the next fetch of the schedule says more. */
const refresh = async (ctx: Context, feed: FeedRow): Promise<void> => {
  try {
    await updateFeed(ctx, feed, { timeoutMilliseconds: mostMilliseconds, recordsFaults: false });
  } catch (error) {
    ctx.log.warn({ err: error, feedId: feed.id }, 'a calendar was not refreshed at the checkout');
  }
};

/** The imported calendars as a port of the context. */
export const siteCalendars = (contextOf: () => Context): SiteCalendars => ({
  refresh: async (listingId) => {
    const ctx = contextOf();
    const before = new Date(ctx.clock.now().getTime() - freshSeconds * 1000);
    const feeds = await listFeedsReadBefore(ctx.db, { listingId, before });
    if (feeds.length === 0) return;
    const ends = new AbortController();
    const work = Promise.all(feeds.map((feed) => refresh(ctx, feed)));
    await Promise.race([work, wait(mostMilliseconds, undefined, { signal: ends.signal })]);
    ends.abort();
  },
});
