import { watchHostCalendars } from '@golark/contract/host-calendar/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { ChangeStreams } from '#platform/http/change-streams';
import { registerOwnedCall } from '#platform/http/register-call';
import { createListingFeed } from '#stays';

/** Reports to hosts, in one stream for all their listings, that something in a calendar has changed: a night, a booking or a rule. */
export const registerCalendarStream = (app: FastifyInstance, ctx: Context): void => {
  const readFeed = createListingFeed(ctx.db);
  const streams = new ChangeStreams(app, {
    event: 'calendar',
    begin: async () => void (await readFeed([])),
    changesOf: async (hostIds) => {
      const changed = await readFeed(hostIds);
      return new Map([...changed].map(([hostId, listingIds]) => [hostId, { listingIds }]));
    },
  });
  registerOwnedCall(app, watchHostCalendars, {
    what: 'This host',
    load: async ({ params }, hostId) => (params.hostId === hostId ? { hostId } : undefined),
    handle: async ({ caller, resource, reply }) => {
      await streams.open(reply, resource.hostId, caller.accountId);
      return undefined;
    },
  });
};
