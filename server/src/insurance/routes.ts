import * as calls from '@golark/contract/insurance/calls';
import type { FastifyInstance } from 'fastify';
import { findOwnBooking } from '#booking';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { cancelInsurance } from './cancel-insurance.ts';
import { presentPolicy } from './present-policy.ts';
import { quoteInsurance } from './quote-insurance.ts';
import { findOwnPolicy, findPolicyOfStay } from './store.ts';

export const registerInsuranceRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.quoteInsurance, ({ caller, body }) => quoteInsurance(ctx, caller, body));
  registerOwnedCall(app, calls.getBookingInsurance, {
    what: 'This booking',
    load: ({ params }, accountId) => findOwnBooking(ctx, params.bookingId, accountId),
    handle: async ({ caller, resource }) => {
      const policy = await findPolicyOfStay(ctx.db, resource.id);
      return {
        policy: policy ? presentPolicy(policy, { locale: caller.locale, now: ctx.clock.now() }) : null,
      };
    },
  });
  registerOwnedCall(app, calls.cancelInsurance, {
    what: 'This insurance',
    load: async ({ params: { policyId: id } }, accountId) =>
      isUuid(id) ? findOwnPolicy(ctx.db, { id, accountId }) : undefined,
    handle: ({ caller, resource }) => cancelInsurance(ctx, caller, resource),
  });
};
