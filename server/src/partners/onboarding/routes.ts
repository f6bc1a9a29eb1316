import * as calls from '@golark/contract/onboarding/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { getOnboarding, saveOnboarding } from './save-onboarding.ts';

export const registerOnboardingRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getOnboarding, ({ caller }) => getOnboarding(ctx, caller));
  registerCall(app, calls.saveOnboarding, ({ caller, body }) => saveOnboarding(ctx, caller, body));
};
