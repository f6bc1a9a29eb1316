import { getFeatureFlags } from '@golark/contract/flags/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { readFlags } from './read-flags.ts';

export const registerFlagRoutes = (app: FastifyInstance, ctx: Context): void => {
  // X-Feature-Flags is ignored here: its values came from this call and would never change again
  registerCall(app, getFeatureFlags, ({ caller, query }) =>
    readFlags(ctx, { deviceId: query.deviceId, accountId: caller.session?.account.accountId ?? null }),
  );
};
