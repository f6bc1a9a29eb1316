import * as calls from '@golark/contract/waiting-list/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { withDevice } from '#platform/http/device-cookie';
import { registerCall } from '#platform/http/register-call';
import { joinWaitingList } from './join-waiting-list.ts';
import { getWaitingList, getWaitingPlace, leaveWaitingList, takeOffer } from './own-place.ts';

export const registerWaitingListRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getWaitingList, ({ caller, params }) =>
    getWaitingList(ctx, caller, params.eventId),
  );
  registerCall(app, calls.joinWaitingList, ({ caller, params: { eventId }, body }) =>
    joinWaitingList(ctx, caller, { eventId, input: body }),
  );
  registerCall(app, calls.getWaitingPlace, ({ caller, params, query }) =>
    getWaitingPlace(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.leaveWaitingList, ({ caller, params, query }) =>
    leaveWaitingList(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.takeOffer, (input) =>
    takeOffer(ctx, withDevice(ctx, input), { ...input.params, ...input.query }),
  );
};
