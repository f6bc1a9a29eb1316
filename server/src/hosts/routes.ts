import * as calls from '@golark/contract/hosts/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { saveHostLanguages } from '#stays';
import { getHost } from './get-host.ts';

export const registerHostRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getHost, ({ caller, params }) => getHost(ctx, caller, params.hostId));
  registerCall(app, calls.putHostLanguages, async ({ caller, body: { languages } }) => {
    await ctx.db.transaction().execute((trx) => saveHostLanguages(trx, caller.propertyManagerId, languages));
    return { languages };
  });
};
