import * as calls from '@golark/contract/payouts/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { registerWebhook } from '#platform/http/register-webhook';
import { getPayoutAccount } from './get-payout-account.ts';
import { openPayoutPage } from './open-payout-page.ts';
import { receivePayoutEvent } from './receive-event.ts';

export const registerPayoutRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getPayoutAccount, ({ caller, query }) =>
    getPayoutAccount(ctx, caller, { isRefreshed: query.refresh === 'true' }),
  );
  registerCall(app, calls.openPayoutPage, ({ caller }) => openPayoutPage(ctx, caller));
  registerWebhook(app, calls.receivePayoutEvent, async ({ params, rawBody, headers }) => {
    const { payoutProvider: provider } = ctx;
    if (params.provider !== provider.name) throw notFound('This provider');
    await receivePayoutEvent(ctx, provider.parseEvent(rawBody, headers));
    return { received: true };
  });
};
