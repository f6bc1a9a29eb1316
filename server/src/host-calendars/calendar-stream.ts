import { watchHostCalendars } from '@golark/contract/host-calendar/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { ChangeStreams } from '#platform/http/change-streams';
import { registerOwnedCall } from '#platform/http/register-call';
import { listingChanges } from '#stays';

/** Reports to hosts, in one stream for all their listings, that something in a calendar has changed: a night, a booking or a rule. */
export const registerCalendarStream = (app: FastifyInstance, ctx: Context): void => {
  const readFeed = listingChanges.createFeed(ctx.db);
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
    handle: async ({ caller, resource, query, reply }) => {
      const { listingId, changeNumber } = query;
      const findMissed = async () => {
        if (!listingId || !changeNumber) return undefined;
        const latest = await listingChanges.findNumber(ctx.db, { listingId, hostId: resource.hostId });
        return latest === undefined || latest === changeNumber ? undefined : { listingIds: [listingId] };
      };
      await streams.open(reply, resource.hostId, { holder: caller.accountId, findMissed });
      return undefined;
    },
  });
};
