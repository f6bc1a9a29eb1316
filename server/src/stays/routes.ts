import { getProperty } from '@golark/contract/stays/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getProperty as runGetProperty } from './get-property.ts';

export const registerStayRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, getProperty, ({ caller, params }) => runGetProperty(ctx, caller, params.globalId));
};
