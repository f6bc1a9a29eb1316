import * as calls from '@golark/contract/calendars/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getAvailability } from './get-availability.ts';

export const registerCalendarRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getAvailability, ({ params, query }) =>
    getAvailability(ctx, params.globalId, query),
  );
};
