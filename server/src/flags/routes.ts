import { getFeatureFlags } from '@golark/contract/flags/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { readFlags } from './read-flags.ts';

export const registerFlagRoutes = (app: FastifyInstance, ctx: Context): void => {
  // what a client says in X-Feature-Flags came from here: answering it back would keep an old flag for ever
  registerCall(app, getFeatureFlags, ({ caller, query }) =>
    readFlags(ctx, { deviceId: query.deviceId, accountId: caller.session?.accountId ?? null }),
  );
};
