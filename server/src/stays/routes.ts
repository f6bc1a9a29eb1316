import * as calls from '@golark/contract/stays/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getProperty } from './get-property.ts';

export const registerStayRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getProperty, ({ caller, params }) => getProperty(ctx, caller, params.globalId));
};
