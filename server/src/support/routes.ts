import { contactUs } from '@golark/contract/support/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { contactSupport } from './contact-support.ts';

export const registerSupportRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, contactUs, async ({ caller, body }) => {
    await contactSupport(ctx, caller, body);
    return {};
  });
};
