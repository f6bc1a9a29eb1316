import * as calls from '@golark/contract/membership/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { cancelMembership } from './cancel-membership.ts';
import { getMembership } from './get-membership.ts';
import { joinMembership } from './join-membership.ts';
import { listMembershipPlans } from './list-plans.ts';
import { payRenewal } from './pay-renewal.ts';
import { refundMembership } from './refund-membership.ts';
import { reinstateMembership } from './reinstate-membership.ts';

export const registerMembershipRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.listMembershipPlans, ({ caller, query }) =>
    listMembershipPlans(ctx, caller, query.code),
  );
  registerCall(app, calls.getMembership, ({ caller }) => getMembership(ctx, caller.accountId, caller.locale));
  registerCall(app, calls.joinMembership, ({ caller, body }) => joinMembership(ctx, caller, body));
  registerCall(app, calls.cancelMembership, ({ caller }) => cancelMembership(ctx, caller));
  registerCall(app, calls.reinstateMembership, ({ caller, body }) =>
    reinstateMembership(ctx, caller, body ?? {}),
  );
  registerCall(app, calls.payRenewal, ({ caller, body }) => payRenewal(ctx, caller, body));
  registerCall(app, calls.refundMembership, ({ caller }) => refundMembership(ctx, caller));
};
