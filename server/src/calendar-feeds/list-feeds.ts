import type { listCalendarFeeds as listCall } from '@golark/contract/calendar-feeds/calls';
import type { ChannelListing } from '@golark/contract/calendar-feeds/schemas';
import type { ResponseOf } from '@golark/contract/call';
import { utcDay } from '@golark/contract/dates/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listHostListings } from '#stays';
import { exportUrlOf, listRenewals } from './links.ts';
import { checkCalendars } from './list-conflicts.ts';
import { findStays } from './places.ts';
import { presentFeed } from './present-feed.ts';
import { listFeeds } from './store/feeds.ts';

const listingsPerPage = 24;
/** Conflicts are those of all listings, whichever are shown. */
const mostListings = 10_000;

/** The listings of the acting host with the calendars of other sites; the number of statements does not depend on how many. */
export const listChannels = async (
  ctx: Context,
  caller: PartnerCaller,
  { pageNumber }: { pageNumber: number },
): Promise<ResponseOf<typeof listCall>> => {
  const { propertyManagerId: hostId, locale } = caller;
  const { listings: all, totalCount } = await listHostListings(ctx.db, hostId, {
    locale,
    limit: mostListings,
    offset: 0,
  });
  const listings = all.slice((pageNumber - 1) * listingsPerPage, pageNumber * listingsPerPage);
  const ids = listings.map(({ id }) => id);
  const [{ conflicts }, stays, feeds] = await Promise.all([
    checkCalendars(
      ctx,
      caller,
      all.map(({ id }) => id),
    ),
    findStays(ctx, ids),
    listFeeds(ctx.db, ids, utcDay(ctx.clock.now())),
  ]);
  const rooms = [...stays.values()].flatMap((stay) => stay.rooms.map(({ id }) => id));
  const renewals = await listRenewals(ctx.db, rooms);
  const nodes = listings.flatMap(({ id, title }): ChannelListing[] => {
    const stay = stays.get(id);
    if (!stay) return [];
    return [
      {
        id,
        title,
        photoId: stay.photos[0]?.id ?? null,
        timeZone: stay.time_zone,
        rooms: stay.rooms.map((room) => ({
          id: room.id,
          name: room.name,
          units: room.units,
          exportUrl: exportUrlOf(ctx, { listingId: id, roomTypeId: room.id, feedId: null }, renewals),
        })),
        feeds: feeds.filter((feed) => feed.listing_id === id).map((feed) => presentFeed(ctx, feed, renewals)),
      },
    ];
  });
  return {
    edges: nodes.map((node) => ({ node })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: listingsPerPage, totalCount }),
    conflicts,
  };
};
