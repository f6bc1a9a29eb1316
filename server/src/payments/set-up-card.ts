import type { ResponseOf } from '@golark/contract/call';
import type * as calls from '@golark/contract/payments/calls';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { ensureCustomer } from './ensure-customer.ts';
import { findCard } from './store/cards.ts';

/** Starts the creation of a payment method in the browser. */
export const setUpCard = async (
  ctx: Context,
  accountId: string,
): Promise<ResponseOf<typeof calls.setUpCard>> => {
  const setup = await ctx.gateway.createSetup(await ensureCustomer(ctx, accountId));
  return {
    clientSecret: setup?.clientSecret ?? null,
    publishableKey: ctx.config.stripe?.publishableKey ?? null,
  };
};

/** Stripe collects data about the device in its own form: there is no page to open, and both members are empty. */
export const setUpThreeDS = async (
  ctx: Context,
  accountId: string,
  cardId: string,
): Promise<ResponseOf<typeof calls.setUpThreeDS>> => {
  const card = await findCard(ctx.db, { accountId, cardId, gateway: ctx.gateway.name });
  if (!card) throw notFound('This card');
  const profile = await ctx.gateway.createDeviceProfile(card.gateway_token);
  return { deviceDataCollectionUrl: profile?.url ?? '', accessToken: profile?.accessToken ?? '' };
};
