import type { getCalendarFeed as getCall } from '@golark/contract/calendar-feeds/calls';
import type { CalendarFeed, FeedEvent, FeedFetch } from '@golark/contract/calendar-feeds/schemas';
import type { ResponseOf } from '@golark/contract/call';
import { dayInZone, utcDay } from '@golark/contract/dates/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { listRenewals } from './links.ts';
import { findStays } from './places.ts';
import { presentFeed } from './present-feed.ts';
import type { StoredEvent } from './rules/match-events.ts';
import { listEvents } from './store/events.ts';
import { type FeedRow, listFeeds } from './store/feeds.ts';
import { type FetchRow, listFetches, type StoredDifference } from './store/fetches.ts';

const eventsShown = 500;
const differencesShown = 50;
const problemsShown = 20;
const fetchesPerPage = 20;

export const presentEvent = ({ id, kind, arriveDay, departDay, summary, code }: StoredEvent): FeedEvent => ({
  id,
  kind,
  arriveDay,
  departDay,
  summary,
  code,
});

const presentDifference = ({ change, before, after }: StoredDifference): FeedFetch['differences'] => {
  const event = after ?? before;
  if (!event) return [];
  const { kind, arriveDay, departDay, summary, code } = event;
  const hasMoved = before && after && (before.arriveDay !== arriveDay || before.departDay !== departDay);
  const was = hasMoved ? { arriveDay: before.arriveDay, departDay: before.departDay } : null;
  return [{ change, kind, arriveDay, departDay, summary, code, before: was }];
};

const presentFetch = ({ differences, ...fetch }: FetchRow): FeedFetch => {
  const count = (change: StoredDifference['change']): number =>
    differences.filter((one) => one.change === change).length;
  return {
    id: fetch.id,
    at: new Date(fetch.fetchedAt).toISOString(),
    lastAt: new Date(fetch.lastAt).toISOString(),
    fetches: fetch.fetches,
    outcome: fetch.outcome,
    fault: fetch.fault,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    differences: differences.slice(0, differencesShown).flatMap(presentDifference),
    problems: fetch.problems.slice(0, problemsShown).map(({ code, summary }) => ({ code, summary })),
  };
};

/** A feed as it is now; throws NOT_FOUND if it was removed. */
export const readFeed = async (
  ctx: Context,
  { id, listing_id }: Pick<FeedRow, 'id' | 'listing_id'>,
): Promise<CalendarFeed> => {
  const feeds = await listFeeds(ctx.db, [listing_id], utcDay(ctx.clock.now()));
  const feed = feeds.find((one) => one.id === id);
  if (!feed) throw notFound('This calendar');
  return presentFeed(ctx, feed, await listRenewals(ctx.db, [feed.room_type_id]));
};

/** Throws NOT_FOUND. */
export const getFeed = async (
  ctx: Context,
  feed: FeedRow,
  { pageNumber }: { pageNumber: number },
): Promise<ResponseOf<typeof getCall>> => {
  const stay = (await findStays(ctx, [feed.listing_id])).get(feed.listing_id);
  if (!stay) throw notFound('This listing');
  const page = { limit: fetchesPerPage, offset: (pageNumber - 1) * fetchesPerPage };
  const after = dayInZone(ctx.clock.now(), stay.time_zone);
  const [presented, events, { fetches, totalCount }] = await Promise.all([
    readFeed(ctx, feed),
    listEvents(ctx.db, { feedId: feed.id, after, limit: eventsShown }),
    listFetches(ctx.db, { feedId: feed.id, ...page }),
  ]);
  return {
    listing: { id: stay.id, title: stay.title, timeZone: stay.time_zone },
    feed: presented,
    events: events.map(presentEvent),
    fetches: {
      edges: fetches.map((fetch) => ({ node: presentFetch(fetch) })),
      pageInfo: pageInfoOf({ pageNumber, pageSize: fetchesPerPage, totalCount }),
    },
  };
};
