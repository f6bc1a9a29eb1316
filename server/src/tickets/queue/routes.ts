import * as calls from '@golark/contract/queue/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getQueueLog } from './get-queue-log.ts';
import { joinQueue } from './join-queue.ts';
import { getQueue, getQueuePlace, leaveQueue } from './own-places.ts';

export const registerQueueRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getQueue, ({ caller, params }) => getQueue(ctx, caller, params.eventId));
  registerCall(app, calls.joinQueue, ({ caller, params }) => joinQueue(ctx, caller, params.eventId));
  registerCall(app, calls.getQueuePlace, ({ params }) => getQueuePlace(ctx, params.placeId));
  registerCall(app, calls.leaveQueue, ({ params }) => leaveQueue(ctx, params.placeId));
  registerCall(app, calls.getQueueLog, ({ params }) => getQueueLog(ctx, params.eventId));
};
