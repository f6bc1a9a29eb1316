import { getAvailability } from '@golark/contract/calendars/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getAvailability as runGetAvailability } from './get-availability.ts';

export const registerCalendarRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, getAvailability, ({ params, query }) => runGetAvailability(ctx, params.globalId, query));
};
