import * as calls from '@golark/contract/calendar-feeds/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { findStayOfHost } from '#stays';
import { addFeed, importFeedNow, removeFeed } from './change-feeds.ts';
import { getFeed } from './get-feed.ts';
import { exportUrlOf, listRenewals, renewLink } from './links.ts';
import { listChannels } from './list-feeds.ts';
import { findFeedOfListing } from './store/feeds.ts';

type OfListing = { params: { listingId: string } };
type OfFeed = { params: { listingId: string; feedId: string } };

export const registerCalendarFeedRoutes = (app: FastifyInstance, ctx: Context): void => {
  const loadStay = ({ params }: OfListing, hostId: string) =>
    findStayOfHost(ctx.db, { id: params.listingId, hostId });
  const ofFeed = {
    what: 'This calendar',
    load: async (input: OfFeed, hostId: string) => {
      const stay = await loadStay(input, hostId);
      const { listingId, feedId } = input.params;
      const feed = stay && (await findFeedOfListing(ctx.db, { id: feedId, listingId }));
      return stay && feed && { stay, feed };
    },
  };

  registerCall(app, calls.listCalendarFeeds, ({ caller, query }) => listChannels(ctx, caller, query));
  registerOwnedCall(app, calls.addCalendarFeed, {
    what: 'This listing',
    load: loadStay,
    handle: ({ resource, body }) => addFeed(ctx, resource, body),
  });
  registerOwnedCall(app, calls.getCalendarFeed, {
    ...ofFeed,
    handle: ({ resource, query }) => getFeed(ctx, resource.feed, query),
  });
  registerOwnedCall(app, calls.importCalendarFeed, {
    ...ofFeed,
    handle: ({ resource, body }) => importFeedNow(ctx, resource.feed, body),
  });
  registerOwnedCall(app, calls.removeCalendarFeed, {
    ...ofFeed,
    handle: async ({ resource }) => {
      await removeFeed(ctx, resource.stay, resource.feed);
      return undefined;
    },
  });
  registerOwnedCall(app, calls.renewCalendarLink, {
    what: 'This listing',
    load: loadStay,
    handle: async ({ resource, body }) => {
      const { roomTypeId, feedId } = body;
      const isRoom = resource.rooms.some(({ id }) => id === roomTypeId);
      const feed = feedId && (await findFeedOfListing(ctx.db, { id: feedId, listingId: resource.id }));
      if (!isRoom || (feedId && (!feed || feed.room_type_id !== roomTypeId))) throw notFound('This calendar');
      await renewLink(ctx.db, body);
      const link = { listingId: resource.id, ...body };
      return { exportUrl: exportUrlOf(ctx, link, await listRenewals(ctx.db, [roomTypeId])) };
    },
  });
};
